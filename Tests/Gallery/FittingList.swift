import SwiftUI

/// A list with rows of a fixed height and no insets.
struct ContentView: View {
    var body: some View {
        List {
            ForEach(0..<5) { index in
                Color.green.frame(height: 60).listRowInsets(EdgeInsets()).accessibilityIdentifier("row \(index)")
            }
        }
    }
}
