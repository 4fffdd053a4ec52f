import SwiftUI

/// A header that stays at the top once the content has scrolled under it.
struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.gray.frame(height: 200)
                GeometryReader { proxy in
                    let top = proxy.frame(in: .named("scroll")).minY
                    Text("Header")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background(Color.yellow)
                        .offset(y: top < 0 ? -top : 0)
                }
                .frame(height: 50)
                .zIndex(1)
                ForEach(0..<30) { Text("Row \($0)").frame(height: 40) }
            }
        }
        .coordinateSpace(name: "scroll")
    }
}
