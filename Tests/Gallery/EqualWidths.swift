import SwiftUI

/// Buttons as wide as the widest, by a preference.
struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ContentView: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(spacing: 10) {
            ForEach([60, 140, 90], id: \.self) { length in
                Color.blue.frame(width: CGFloat(length), height: 20)
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                    .frame(width: width)
                    .background(Color.gray.opacity(0.3))
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}
