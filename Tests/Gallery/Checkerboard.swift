import SwiftUI

/// A board by nested loops.
struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<4) { row in
                HStack(spacing: 0) {
                    ForEach(0..<4) { column in
                        Rectangle().fill((row + column) % 2 == 0 ? Color.black : Color.white)
                    }
                }
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(width: 200)
    }
}
