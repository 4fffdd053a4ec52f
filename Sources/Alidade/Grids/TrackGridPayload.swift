import AlidadeLayout
import Foundation

/// Lays out a grid of tracks line by line; lines are as long as their longest cell.
package final class TrackGridPayload: ItemPayload {
    private let name: String
    private let isVertical: Bool
    private var items: [GridItem] = []
    /// Of all tracks together, as a fraction of the room beside them.
    private var fraction = 0.5
    private var gap = 8.0
    private var resolved: (breadth: Double, tracks: GridTracks)?

    init(_ name: String, isVertical: Bool) {
        self.name = name
        self.isVertical = isVertical
        super.init()
    }

    override package var viewName: String? { name }

    func configure(_ items: [GridItem], fraction: Double, spacing: CGFloat?) {
        self.items = items
        self.fraction = fraction
        gap = spacing.map { $0.isFinite ? Double($0) : 0 } ?? 8
        resolved = nil
        for item in items where !item.isUsable {
            host.warnings.warn("GridItem", "GridItem: a length that is negative or not finite counts as 0.")
        }
    }

    private func tracks(_ breadth: Double) -> GridTracks {
        if let resolved, resolved.breadth == breadth { return resolved.tracks }
        let tracks = GridTracks(items.map(\.track), available: breadth)
        resolved = (breadth, tracks)
        return tracks
    }

    private func offer(_ breadth: Double, _ length: Double = .nan) -> Proposal {
        isVertical ? Proposal(width: breadth, height: length) : Proposal(width: length, height: breadth)
    }

    private func size(length: Double, breadth: Double) -> LayoutSize {
        isVertical ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
    }

    /// Calls `body` with each line: its cells and its length.
    private func forEachLine(_ tracks: [GridTracks.Track], _ body: ([ItemIndex], Double) -> Void) {
        var line: [ItemIndex] = []
        var length = 0.0
        var cell = host.tree.firstChild(of: item)
        while cell != noItem {
            if !host.tree.item(cell).pointee.kind.isMarker {
                let answer = host.tree.size(of: cell, offer(tracks[line.count].length))
                length = max(length, isVertical ? answer.height : answer.width)
                line.append(cell)
                if line.count == tracks.count {
                    body(line, length)
                    line = []
                    length = 0
                }
            }
            cell = host.tree.next(of: cell)
        }
        if !line.isEmpty { body(line, length) }
    }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        let proposed = isVertical ? proposal.width : proposal.height
        let tracks = tracks(proposed)
        var (total, lines) = (0.0, 0)
        forEachLine(tracks.tracks) { _, length in
            total += length
            lines += 1
        }
        let breadth = proposed.isFinite ? max(proposed, tracks.length) : tracks.length
        return size(length: max(total + gap * Double(max(lines - 1, 0)), 0), breadth: breadth)
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        let tracks = tracks(isVertical ? proposal.width : proposal.height)
        let start = ((isVertical ? size.width : size.height) - tracks.length) * fraction
        var position = 0.0
        forEachLine(tracks.tracks) { cells, length in
            for (cell, track) in zip(cells, tracks.tracks) {
                place(cell, in: track, length, at: position, start: start)
            }
            position += length + gap
        }
    }

    private func place(
        _ cell: ItemIndex, in track: GridTracks.Track, _ length: Double, at position: Double, start: Double
    ) {
        let alignment = items.indices.contains(track.item) ? items[track.item].alignment ?? .center : .center
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        let inner = offer(track.length, length)
        let area = size(length: length, breadth: track.length)
        let whole = ViewDimensions(width: area.width, height: area.height)
        let dimensions = host.tree.dimensions(of: cell, inner)
        let x = horizontal.defaultValue(in: whole) - dimensions.value(of: horizontal)
        let y = vertical.defaultValue(in: whole) - dimensions.value(of: vertical)
        host.tree.placeChild(
            cell, x: x + (isVertical ? start + track.start : position),
            y: y + (isVertical ? position : start + track.start), proposal: inner)
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

extension _Cursor {
    /// A container of cells in tracks.
    mutating func trackGrid<Content: View>(
        _ name: String, isVertical: Bool, _ items: [GridItem], fraction: Double, spacing: CGFloat?, content: Content
    ) {
        item(
            .external, isContainer: true,
            payload: { slot in
                let (payload, isNew) = slot.payload { TrackGridPayload(name, isVertical: isVertical) }
                payload.configure(items, fraction: fraction, spacing: spacing)
                if !isNew { slot.measureChanged = true }
            },
            content: { cursor in
                cursor.axis = isVertical ? 2 : 1
                Content._visit(content, &cursor)
            })
    }
}
