/// How wide a lazy grid's column may be, or how high its row; points.
package enum GridTrackSize: Equatable, Sendable {
    case fixed(Double)
    case flexible(least: Double, most: Double)
    /// As many equal tracks as fit.
    case adaptive(least: Double, most: Double)
}

/// What a lazy grid is told about its tracks: what each may be, and the gap behind it.
package struct GridTrackItem: Equatable, Sendable {
    package var size: GridTrackSize
    /// Points; NaN: 8.
    package var spacing: Double

    package init(_ size: GridTrackSize, spacing: Double = .nan) {
        self.size = size
        self.spacing = spacing
    }
}

/// A lazy grid's columns, or its rows where it grows to the side. They never look at what is in them.
package struct GridTracks: Equatable, Sendable {
    package struct Track: Equatable, Sendable {
        package var start: Double
        package var length: Double
        /// The item that it was made of.
        package var item: Int
    }

    package private(set) var tracks: [Track] = []
    package private(set) var length = 0.0
    /// A program may ask for more than any screen has.
    private static let mostTracks = 10_000

    /// - Parameter available: points; NaN and infinity: not known, every track is as short as it may be.
    package init(_ items: [GridTrackItem], available: Double) {
        let items = items.isEmpty ? [GridTrackItem(.flexible(least: 10, most: .infinity))] : items
        var left = available.isFinite ? max(available, 0) : 0
        for (index, item) in items.enumerated() {
            if index + 1 < items.count { left -= Self.gap(item) }
            if case .fixed(let length) = item.size { left -= Self.length(length) }
        }
        var sharing = items.reduce(0) { count, item in
            if case .fixed = item.size { return count }
            return count + 1
        }
        var position = 0.0
        for (index, item) in items.enumerated() {
            switch item.size {
            case .fixed(let length): add(Self.length(length), index, &position)
            case .flexible(let least, let most):
                let length = Self.clamp(left / Double(sharing), least, most)
                left -= length
                sharing -= 1
                add(length, index, &position)
            case .adaptive(let least, let most):
                let share = max(left / Double(sharing), 0)
                let gap = Self.gap(item)
                let least = max(Self.length(least), 0)
                let fitting = least + gap > 0 ? ((share + gap) / (least + gap)).rounded(.down) : 1
                let count = Int(min(max(fitting, 1), Double(Self.mostTracks)))
                let length = Self.clamp((share - gap * Double(count - 1)) / Double(count), least, most)
                for number in 0..<count {
                    add(length, index, &position)
                    if number + 1 < count { position += gap }
                }
                left -= length * Double(count) + gap * Double(count - 1)
                sharing -= 1
            }
            self.length = position
            position += Self.gap(item)
        }
    }

    private mutating func add(_ length: Double, _ item: Int, _ position: inout Double) {
        tracks.append(Track(start: position, length: length, item: item))
        position += length
    }

    private static func gap(_ item: GridTrackItem) -> Double {
        item.spacing.isFinite ? item.spacing : ViewSpacing.defaultDistance
    }

    private static func length(_ length: Double) -> Double { length > 0 && length.isFinite ? length : 0 }

    private static func clamp(_ length: Double, _ least: Double, _ most: Double) -> Double {
        let least = Self.length(least)
        let most = most.isNaN ? .infinity : max(most, least)
        return min(max(length.isFinite ? length : least, least), most)
    }
}
