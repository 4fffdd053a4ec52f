import AlidadeLayout

/// What an animated change of a lazy container's rows needs to know until the update ends: which of the rows that are
/// built now were there before, out of sight.
@MainActor
final class RowSlide {
    /// As many different ways of rows as are worth a look: rows between two changes went the same way.
    private static let limit = 8

    private let old: RowTable
    /// From a row's old number to its new one.
    private let shifts: [Int]
    /// Rows built in this update that were there before.
    private(set) var entered: Set<RowKey> = []

    /// - Parameter places: the old and the new number of rows that are still there.
    init(_ old: RowTable, places: [(old: Int, new: Int)], count: Int) {
        self.old = old
        var shifts = [0]
        for place in places where !shifts.contains(place.new - place.old) {
            shifts.append(place.new - place.old)
            if shifts.count == Self.limit { break }
        }
        if !shifts.contains(count - old.count) { shifts.append(count - old.count) }
        self.shifts = shifts
    }

    /// Whether a row that is built now has come to be in this update.
    func isNew(_ key: RowKey, at index: Int) -> Bool {
        let wasThere = shifts.contains {
            let place = index - $0
            return place >= 0 && place < old.count && old.key(at: place) == key
        }
        if wasThere { entered.insert(key) }
        return !wasThere
    }
}

extension LazyPayload {
    /// How the items of rows that have come into sight in an animated update move: as their neighbours do.
    ///
    /// - Parameter moved: how far an item has come, where that is known.
    func entering(_ moved: (ItemIndex) -> CGRectDifference?) -> [ItemIndex: CGRectDifference] {
        guard let slide, !slide.entered.isEmpty else { return [:] }
        var found: [ItemIndex: CGRectDifference] = [:]
        var waiting: [Cell] = []
        var last: CGRectDifference?
        func enter(_ cell: Cell, _ way: CGRectDifference) {
            for element in elements(of: cell) { found[element] = way }
        }
        for cell in order.compactMap({ cells[$0] }) where cell.role == .row {
            if slide.entered.contains(cell.key) {
                if let last { enter(cell, last) } else { waiting.append(cell) }
            } else if let way = elements(of: cell).lazy.compactMap(moved).first {
                last = way
                waiting.forEach { enter($0, way) }
                waiting = []
            }
        }
        return found
    }

    /// Lets the picture of a row go where the row has gone, out of sight.
    func slideOut(_ cell: Cell) {
        guard slide != nil, cell.role == .row, let element = elements(of: cell).first,
            let index = rows.key(at: min(cell.index, max(count - 1, 0))) == cell.key ? cell.index : nil
        else { return }
        let place = host.tree.item(element).pointee
        let way = offset(of: index) + rows.space(around: index).lead - (isVertical ? place.y : place.x)
        guard way != 0, way.isFinite else { return }
        host.display.beginDeparture(
            of: cell.scope, host: host, as: isVertical ? .offset(y: way) : .offset(x: way), isBehind: true)
    }
}
