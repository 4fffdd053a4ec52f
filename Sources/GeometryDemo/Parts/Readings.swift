import SwiftUI

/// Numbers that an exhibit passes up to its page's readouts, as preferences.
enum Measure: Hashable {
    case readerHeight, blueWidth, blueHeight, blueTop, redTop
    case contentHeight, viewportHeight, rowHeight
    case screenShare, readerShare, roomWidth
    case stackHeight, listHeight
    case blackWidth, blackHeight
}

struct ReadingsKey: PreferenceKey {
    static let defaultValue: [Measure: CGFloat] = [:]

    static func reduce(value: inout [Measure: CGFloat], nextValue: () -> [Measure: CGFloat]) {
        value.merge(nextValue()) { _, new in new }
    }
}

extension View {
    /// Passes up what `read` takes from this view's geometry. Costs nothing where no page listens.
    func readings(_ read: @escaping (GeometryProxy) -> [Measure: CGFloat]) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: ReadingsKey.self, value: read(proxy))
            }
        }
    }
}
