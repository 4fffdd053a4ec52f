import AlidadeLayout
import Foundation

/// How a lazy grid divides its breadth, and where views lie in their cells.
@MainActor
final class GridLook {
    private let isVertical: Bool
    private var items: [GridItem] = []
    /// Of all tracks together, as a fraction of the room beside them.
    private(set) var fraction = 0.5
    private var resolved: (breadth: Double, tracks: GridTracks)?

    init(isVertical: Bool) { self.isVertical = isVertical }

    func configure(_ items: [GridItem], fraction: Double) {
        self.items = items
        self.fraction = fraction
        resolved = nil
    }

    /// - Parameter breadth: points, as proposed; NaN: not known.
    func tracks(for breadth: Double) -> GridTracks {
        if let resolved, resolved.breadth == breadth { return resolved.tracks }
        let tracks = GridTracks(items.map(\.track), available: breadth)
        resolved = (breadth, tracks)
        return tracks
    }

    /// The grid's own breadth.
    func breadth(proposed: Double) -> Double {
        let length = tracks(for: proposed).length
        return proposed.isFinite ? max(proposed, length) : length
    }

    /// What a cell is offered: the track's length, and the line's where it is known.
    func offer(_ track: GridTracks.Track, _ length: Double = .nan) -> Proposal {
        isVertical ? Proposal(width: track.length, height: length) : Proposal(width: length, height: track.length)
    }

    /// Where a view of these dimensions lies in its cell.
    func origin(of view: ViewDimensions, in track: GridTracks.Track, _ length: Double) -> (x: Double, y: Double) {
        let alignment = items.indices.contains(track.item) ? items[track.item].alignment ?? .center : .center
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        let area =
            isVertical
            ? ViewDimensions(width: track.length, height: length) : ViewDimensions(width: length, height: track.length)
        return (
            horizontal.defaultValue(in: area) - view.value(of: horizontal),
            vertical.defaultValue(in: area) - view.value(of: vertical)
        )
    }

    func warn(_ host: Host) {
        for item in items where !item.isUsable {
            host.warnings.warn("GridItem", "GridItem: a length that is negative or not finite counts as 0.")
        }
    }
}

extension GridItem {
    /// False where a length makes no sense.
    fileprivate var isUsable: Bool {
        let lengths: [CGFloat] =
            switch size {
            case .fixed(let length): [length]
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
                [minimum, maximum == .infinity ? 0 : maximum]
            }
        return lengths.allSatisfy(\.isLength) && spacing?.isFinite != false
    }
}
