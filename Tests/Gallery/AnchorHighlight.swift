import SwiftUI

/// A frame around the chosen view, by anchors.
struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct ContentView: View {
    @State private var chosen = 1

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<3) { index in
                Color.gray.opacity(0.4).frame(width: CGFloat(50 + index * 20), height: 50)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
                    .onTapGesture { chosen = index }
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[chosen] {
                    let rect = proxy[anchor]
                    Rectangle().stroke(.red, lineWidth: 2)
                        .frame(width: rect.width, height: rect.height)
                        .offset(x: rect.minX, y: rect.minY)
                        .accessibilityIdentifier("frame")
                        .allowsHitTesting(false)
                }
            }
        }
    }
}
