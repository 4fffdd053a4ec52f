import SwiftUI

/// A card as a modifier.
struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(16).background(RoundedRectangle(cornerRadius: 10).fill(Color.white)).padding(8)
    }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 40).modifier(Card())
            Color.blue.frame(width: 160, height: 20).modifier(Card())
        }
    }
}
