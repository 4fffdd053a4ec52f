import SwiftUI

/// A trimmed circle over another, with the percentage inside.
struct ContentView: View {
    let progress = 0.7

    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.2), lineWidth: 16)
            Circle().trim(from: 0, to: progress)
                .stroke(Color.green, style: StrokeStyle(lineWidth: 16, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text("\(Int(progress * 100))%").font(.largeTitle).bold()
        }
        .frame(width: 160, height: 160)
    }
}
