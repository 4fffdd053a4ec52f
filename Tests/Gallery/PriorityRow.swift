import SwiftUI

/// A row in which one view gets its room first.
struct ContentView: View {
    var body: some View {
        HStack(spacing: 10) {
            Color.red.frame(minWidth: 40, maxWidth: 300)
            Color.green.frame(minWidth: 40, maxWidth: 200).layoutPriority(1)
            Color.blue.frame(width: 60)
        }
        .frame(height: 40)
    }
}
