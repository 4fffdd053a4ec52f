import SwiftUI

/// Squares in rows, by stacks and an aspect ratio.
struct ContentView: View {
    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<3) { _ in
                HStack(spacing: 4) {
                    ForEach(0..<4) { _ in Color.cyan.aspectRatio(1, contentMode: .fit) }
                }
            }
        }
        .padding(8)
    }
}
