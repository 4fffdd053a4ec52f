import SwiftUI

/// A bar at the bottom that changes what is above it.
struct ContentView: View {
    @State private var tab = 0

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Color(white: 0.95)
                Text("Page \(tab)").font(.title)
            }
            HStack {
                ForEach(0..<3) { index in
                    VStack(spacing: 4) {
                        Circle().frame(width: 20, height: 20)
                        Text("Tab \(index)").font(.caption)
                    }
                    .foregroundColor(index == tab ? .blue : .gray)
                    .frame(maxWidth: .infinity)
                    .contentShape(Rectangle())
                    .onTapGesture { tab = index }
                }
            }
            .frame(height: 60)
        }
    }
}
