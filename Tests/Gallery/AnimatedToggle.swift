import SwiftUI

/// A size that animates; the script waits till it has come to rest.
struct ContentView: View {
    @State private var isLarge = false

    var body: some View {
        Color.purple
            .frame(width: isLarge ? 200 : 100, height: isLarge ? 200 : 100)
            .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { isLarge.toggle() } }
    }
}
