import SwiftUI

/// A control of one's own with a marker under the chosen segment.
struct ContentView: View {
    @State private var selected = 0
    private let titles = ["Day", "Week", "Month"]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<3) { index in
                Text(titles[index])
                    .frame(maxWidth: .infinity, minHeight: 32)
                    .background(index == selected ? Color.white : Color.clear)
                    .contentShape(Rectangle())
                    .onTapGesture { selected = index }
                    .accessibilityIdentifier(index == selected ? "chosen" : "segment")
            }
        }
        .padding(2)
        .background(Color.gray.opacity(0.2))
        .frame(width: 304)
    }
}
