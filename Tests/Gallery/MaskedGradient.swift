import SwiftUI

/// A gradient in the shape of a capsule.
struct ContentView: View {
    var body: some View {
        LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
            .mask(Capsule().padding(20))
            .frame(width: 240, height: 120)
    }
}
