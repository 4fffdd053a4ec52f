import SwiftUI

/// The scroll offset in a named space, shown above.
struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct ContentView: View {
    @State private var offset: CGFloat = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("Offset \(Int(offset))").frame(height: 44)
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { Text("Row \($0)").frame(height: 44) }
                }
                .background(
                    GeometryReader {
                        Color.clear.preference(key: OffsetKey.self, value: -$0.frame(in: .named("list")).minY)
                    })
            }
            .coordinateSpace(name: "list")
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
    }
}
