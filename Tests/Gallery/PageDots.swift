import SwiftUI

/// Dots that tell which page is shown.
struct ContentView: View {
    @State private var page = 0

    var body: some View {
        VStack {
            Color.purple.opacity(0.2 + Double(page) * 0.2).onTapGesture { page = (page + 1) % 4 }
            HStack(spacing: 8) {
                ForEach(0..<4) { index in
                    Capsule().fill(index == page ? Color.primary : Color.gray)
                        .frame(width: index == page ? 20 : 8, height: 8)
                }
            }
            .padding(.bottom, 16)
        }
    }
}
