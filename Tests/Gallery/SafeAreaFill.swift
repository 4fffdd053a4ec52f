import SwiftUI

/// A ground that reaches under the bars, and content that does not.
struct ContentView: View {
    var body: some View {
        ZStack {
            Color.blue.ignoresSafeArea()
            Color.white.padding(10)
        }
    }
}
