import SwiftUI

/// Steps with dots and a line between them.
struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<3) { index in
                HStack(alignment: .top, spacing: 12) {
                    VStack(spacing: 0) {
                        Circle().fill(.blue).frame(width: 14, height: 14)
                        if index < 2 { Rectangle().fill(.gray).frame(width: 2, height: 50) }
                    }
                    Color.gray.opacity(0.2).frame(height: 44)
                }
            }
        }
        .padding()
    }
}
