import SwiftUI

/// A long lazy column: only what is near exists.
struct ContentView: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<10_000) { index in
                    Color(white: index % 2 == 0 ? 0.9 : 0.8).frame(height: 100).accessibilityIdentifier("row \(index)")
                }
            }
        }
    }
}
