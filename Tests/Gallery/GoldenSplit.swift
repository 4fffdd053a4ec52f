import SwiftUI

/// Two parts in the ratio of the golden section.
struct ContentView: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.orange.frame(width: proxy.size.width * 0.618)
                Color.brown
            }
        }
    }
}
