import SwiftUI

/// What the tests look at: a card as an app might have it.
struct Card: View {
    @State private var count = 0
    @State private var isWide = false
    var body: some View {
        VStack(spacing: 10) {
            Text("Title").accessibilityIdentifier("title")
            Rectangle().fill(.red).frame(width: isWide ? 80 : 40, height: 20).accessibilityIdentifier("bar")
            Button("Count") { count += 1 }.accessibilityIdentifier("button")
            Text("\(count) times").accessibilityIdentifier("count")
            Badge(width: 30)
        }
        .onTapGesture(count: 2) { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
}

struct Badge: View {
    let width: CGFloat
    var body: some View {
        Color.blue.frame(width: width, height: 12)
    }
}

struct Heights: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}
