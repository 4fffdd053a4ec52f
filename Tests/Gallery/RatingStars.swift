import SwiftUI

/// Stars that are chosen by tapping.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for corner in 0..<10 {
                let angle = Double(corner) * .pi / 5 - .pi / 2
                let radius = Double(min(rect.width, rect.height)) / (corner % 2 == 0 ? 2 : 5)
                let point = CGPoint(
                    x: Double(rect.midX) + cos(angle) * radius, y: Double(rect.midY) + sin(angle) * radius)
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct ContentView: View {
    @State private var rating = 2

    var body: some View {
        VStack {
            HStack(spacing: 4) {
                ForEach(1..<6) { index in
                    Star().fill(index <= rating ? Color.yellow : Color.gray.opacity(0.3))
                        .frame(width: 32, height: 32)
                        .onTapGesture { rating = index }
                }
            }
            Text("\(rating) of 5")
        }
    }
}
