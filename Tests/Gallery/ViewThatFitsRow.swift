import SwiftUI

/// A row where it fits, else a column.
struct ContentView: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) { boxes }
            VStack(spacing: 0) { boxes }
        }
    }

    private var boxes: some View {
        ForEach(0..<3) { _ in Color.pink.frame(width: 150, height: 50).border(.black) }
    }
}
