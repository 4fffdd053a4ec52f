import SwiftUI

/// A triangle drawn by a path, and a wave.
struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 20) {
            Triangle().fill(.orange).frame(width: 120, height: 100)
            Triangle().stroke(.blue, lineWidth: 4).frame(width: 60, height: 50)
        }
    }
}
