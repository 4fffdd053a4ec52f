import SwiftUI

/// Sections that open when they are tapped.
struct ContentView: View {
    @State private var open: Set<Int> = [0]

    var body: some View {
        VStack(spacing: 1) {
            ForEach(0..<3) { index in
                VStack(spacing: 0) {
                    Color.blue.frame(height: 40).onTapGesture {
                        if open.contains(index) { open.remove(index) } else { open.insert(index) }
                    }
                    if open.contains(index) { Color.gray.opacity(0.2).frame(height: 100) }
                }
            }
            Spacer()
        }
    }
}
