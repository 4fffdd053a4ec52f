import AlidadeLayout
import Foundation

/// A container that builds only the rows near the viewport of the scroll view around it.
package final class LazyPayload: ItemPayload {
    /// A row that is built.
    struct Cell {
        let key: RowKey
        let scope: Scope
        var index: Int
        let decoration: RowDecoration?
    }

    private let name: String
    var isVertical = true
    var rowGap: Double?
    /// Horizontal or vertical alignment across the axis, as a fraction of the free space.
    var crossFraction = 0.5
    /// Where rows are list rows: makes the item around each.
    var list: ListAppearance?

    weak var scope: LazyScopeBase?
    private var sources: [any RowSource] = []
    /// The first row of each source, and the total at the end.
    private var starts: [Int] = [0]
    private var lengths = RowLengths(estimate: 44)
    private var cells: [RowKey: Cell] = [:]
    private var order: [RowKey] = []
    private var cross = Double.nan
    private var hasEstimate = false
    /// The row that must stay where it is on screen when estimates are corrected.
    private var anchor: (key: RowKey, offset: Double)?
    private var widest = 0.0

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override package var viewName: String? { name }
    package var count: Int { starts.last ?? 0 }
    /// The rows that exist.
    package var builtCount: Int { order.count }

    // MARK: Rows

    private func source(of index: Int) -> (any RowSource, Int) {
        var low = 0
        var high = sources.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return (sources[low], index - starts[low])
    }

    private func key(at index: Int) -> RowKey {
        let (source, local) = source(of: index)
        return source.key(at: local)
    }

    /// The row that `scrollTo` knows by this identifier.
    package func index(of id: AnyHashable) -> Int? {
        for (number, source) in sources.enumerated() {
            if let local = source.index(of: id) { return starts[number] + local }
        }
        for (_, cell) in cells where cell.scope.firstItem != noItem {
            if host.traits[cell.scope.firstItem]?[key: ExplicitIDTrait.self] == id { return cell.index }
        }
        return nil
    }

    /// A row's span along the axis.
    package func span(of index: Int) -> (start: Double, length: Double) {
        (lengths.offset(of: index), max(0, lengths.length(of: index) - gap))
    }

    private var gap: Double { rowGap ?? (list == nil ? 8 : 0) }

    /// Takes what was gathered; rows that exist are matched by identity and visited again.
    func adopt(_ new: [any RowSource]) {
        let oldCount = count
        let oldKeys = order
        sources = new
        starts = [0]
        for source in new { starts.append((starts.last ?? 0) + source.count) }
        // Lengths are by position: after a change of the rows only those that exist are known.
        var kept: [RowKey: Double] = [:]
        for key in oldKeys {
            if let cell = cells[key] { kept[key] = lengths.length(of: cell.index) }
        }
        let isSame =
            oldCount == count
            && oldKeys.allSatisfy { key in
                guard let cell = cells[key], cell.index < count else { return false }
                return self.key(at: cell.index) == key
            }
        if !isSame {
            relocate(kept)
        }
        for key in order {
            guard let cell = cells[key] else { continue }
            let (source, local) = source(of: cell.index)
            var cursor = self.cursor(for: source, after: .some(cell.scope.firstItem))
            visit(cell, source, local, &cursor)
        }
        host.tree.markMeasure(item)
        host.tree.markPlace(item)
    }

    /// Finds the rows that exist in the new order; those that are gone end.
    private func relocate(_ kept: [RowKey: Double]) {
        var found: [RowKey: Int] = [:]
        // Near their old place first: most edits move rows little.
        var missing = Set(order)
        let around = 64
        for key in order {
            guard let cell = cells[key] else { continue }
            for distance in 0...around {
                for candidate in [cell.index - distance, cell.index + distance]
                where candidate >= 0 && candidate < count && missing.contains(key) {
                    if self.key(at: candidate) == key {
                        found[key] = candidate
                        missing.remove(key)
                    }
                }
                if !missing.contains(key) { break }
            }
        }
        if !missing.isEmpty && count <= 100_000 {
            for index in 0..<count where !missing.isEmpty {
                let key = self.key(at: index)
                if missing.remove(key) != nil { found[key] = index }
            }
        }
        for key in missing {
            if let cell = cells.removeValue(forKey: key) { end(cell) }
        }
        lengths.reset(count: count)
        for (key, index) in found {
            cells[key]?.index = index
            if let length = kept[key] { lengths.set(length, at: index) }
        }
        order = order.filter { found[$0] != nil }.sorted { (cells[$0]?.index ?? 0) < (cells[$1]?.index ?? 0) }
        refreshChildren()
    }

    private func end(_ cell: Cell) {
        host.remove(cell.scope)
    }

    private func refreshChildren() {
        guard let scope else { return }
        scope.children = Array(scope.children.prefix(1)) + order.compactMap { cells[$0]?.scope }
        host.preferencesChanged(at: scope, bits: scope.preferenceBits)
    }

    private func cursor(for source: any RowSource, after firstItem: ItemIndex?) -> _Cursor {
        let context = source.context
        var cursor = _Cursor(
            host: host, scope: scope ?? host.rootScope, container: item, environment: context.environment)
        cursor.wrappers = context.wrappers
        cursor.traits = context.traits
        cursor.axis = isVertical ? 2 : 1
        if let firstItem, firstItem != noItem { cursor.previous = host.tree.previous(of: firstItem) }
        return cursor
    }

    private func visit(_ cell: Cell, _ source: any RowSource, _ local: Int, _ cursor: inout _Cursor) {
        guard let list else { return source.visit(cell.scope, at: local, &cursor) }
        // Each element of a list becomes a row: the row is the outermost modifier.
        cursor.wrappers.insert(
            ElementWrapper(environment: cursor.environment) { cursor, inside in
                cursor.listRow(list, inside)
            }, at: 0)
        source.visit(cell.scope, at: local, &cursor)
    }

    private func build(_ index: Int, after previous: ItemIndex) -> Cell {
        let (source, local) = source(of: index)
        var context = source.context
        context.rows = nil
        context.container = item
        context.axis = isVertical ? 2 : 1
        let owner: Scope = scope ?? host.rootScope
        let made = source.make(at: local, host: host, parent: owner, context: context)
        let cell = Cell(key: source.key(at: local), scope: made, index: index, decoration: nil)
        var cursor = self.cursor(for: source, after: nil)
        cursor.previous = previous
        visit(cell, source, local, &cursor)
        return cell
    }

    // MARK: Layout

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        let along = max(0, lengths.total - (count > 0 ? gap : 0))
        let across = isVertical ? proposal.width : proposal.height
        // A list has no ideal breadth of its own, as nothing that fills has.
        let breadth = across.isNaN ? (list == nil ? widest : 10) : across
        return isVertical ? LayoutSize(width: breadth, height: along) : LayoutSize(width: along, height: breadth)
    }

    /// The viewport of the nearest scroll view along the axis, in the container's own coordinates.
    private func viewport() -> (item: ItemIndex, start: Double, length: Double)? {
        var start = 0.0
        var current = item
        while current != noItem {
            let place = host.tree.item(current).pointee
            if place.kind == .scroll, Int(place.params.p0) & (isVertical ? 2 : 1) != 0 {
                return (current, -start, isVertical ? place.height : place.width)
            }
            start += isVertical ? place.y : place.x
            current = place.parent
        }
        return nil
    }

    override package func placementChanged() {
        // Moved or resized: other rows may be in sight.
        guard let viewport = viewport(), let first = order.first, let last = order.last,
            let firstIndex = cells[first]?.index, let lastIndex = cells[last]?.index
        else { return host.tree.markPlace(item) }
        let start = lengths.offset(of: firstIndex)
        let end = lengths.offset(of: lastIndex + 1)
        let isCovered =
            (start <= viewport.start || firstIndex == 0)
            && (end >= viewport.start + viewport.length || lastIndex == count - 1)
        if !isCovered { host.tree.markPlace(item) }
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        let breadth = isVertical ? size.width : size.height
        let offered = Proposal(width: isVertical ? breadth : .nan, height: isVertical ? .nan : breadth)
        if breadth != cross {
            // Another breadth, other lengths: what is out of sight is estimated again.
            cross = breadth
            let mean = lengths.mean
            lengths.reset(count: count)
            if let mean { lengths.estimate = mean }
        } else if lengths.count != count {
            lengths.reset(count: count)
        }
        guard count > 0 else { return removeAll() }
        let viewport = self.viewport()
        var from = viewport.map { max(0, $0.start) } ?? 0
        let reach = viewport.map { $0.length } ?? .infinity
        let before = lengths.total

        // The first visible row keeps its place on screen when lengths above it turn out to be others.
        var anchorIndex: Int?
        if viewport != nil {
            anchorIndex = lengths.index(at: from)
        }
        let anchorOffset = anchorIndex.map { lengths.offset(of: $0) } ?? 0
        var first = lengths.index(at: from)
        // One row of margin on each side, so that a notch does not show a gap before the next frame.
        first = max(0, first - 1)
        var newOrder: [RowKey] = []
        var previous = noItem
        var index = first
        var y = lengths.offset(of: index)
        var places: [(Cell, Double, Double)] = []
        from = min(from, max(0, before - reach))
        while index < count {
            let key = self.key(at: index)
            var cell: Cell
            if let existing = cells[key] {
                cell = existing
                cell.index = index
                if cell.scope.firstItem != noItem, host.tree.previous(of: cell.scope.firstItem) != previous {
                    host.tree.moveRange(
                        first: cell.scope.firstItem, last: cell.scope.lastItem, after: previous, parent: item)
                }
            } else {
                cell = build(index, after: previous)
            }
            cells[key] = cell
            newOrder.append(key)
            if cell.scope.lastItem != noItem { previous = cell.scope.lastItem }
            let length = measureCell(cell, offered) + gap
            lengths.set(length, at: index)
            if !hasEstimate {
                hasEstimate = true
                lengths.estimate = length
            }
            places.append((cell, 0, 0))
            y += length
            index += 1
            if y > from + reach + 1, index < count {
                // And one row of margin below.
                if y > from + reach + lengths.estimate { break }
            }
        }
        finish(newOrder)
        placeCells(places.map(\.0), offered, breadth)

        let total = lengths.total
        let shift = anchorIndex.map { lengths.offset(of: $0) - anchorOffset } ?? 0
        if total != before || shift != 0 {
            host.afterLayout.append { [weak self] in
                guard let self, self.item != noItem else { return }
                if total != before { self.host.tree.markMeasure(self.item) }
                if shift != 0, let viewport { self.shiftViewport(viewport.item, by: shift) }
            }
        }
    }

    private func shiftViewport(_ scroll: ItemIndex, by shift: Double) {
        guard let payload = host.payload(of: scroll) as? ScrollPayload else { return }
        payload.correct(by: isVertical ? CGVector(dx: 0, dy: shift) : CGVector(dx: shift, dy: 0))
    }

    private func finish(_ newOrder: [RowKey]) {
        let isSame = newOrder == order
        if !isSame {
            let kept = Set(newOrder)
            for key in order where !kept.contains(key) {
                if let cell = cells.removeValue(forKey: key) { end(cell) }
            }
            order = newOrder
            refreshChildren()
        }
    }

    private func removeAll() {
        finish([])
    }

    /// The length of a row's elements, one after the other.
    private func measureCell(_ cell: Cell, _ offered: Proposal) -> Double {
        var total = 0.0
        var elements = 0
        forEachElement(of: cell) { element in
            let size = host.tree.size(of: element, offered)
            total += isVertical ? size.height : size.width
            widest = max(widest, isVertical ? size.width : size.height)
            elements += 1
        }
        if elements > 1 { total += Double(elements - 1) * gap }
        return total
    }

    private func placeCells(_ visible: [Cell], _ offered: Proposal, _ breadth: Double) {
        for cell in visible {
            var offset = lengths.offset(of: cell.index)
            forEachElement(of: cell) { element in
                let size = host.tree.size(of: element, offered)
                let across = (breadth - (isVertical ? size.width : size.height)) * crossFraction
                host.tree.placeChild(
                    element, x: isVertical ? across : offset, y: isVertical ? offset : across, proposal: offered)
                offset += (isVertical ? size.height : size.width) + gap
            }
        }
    }

    private func forEachElement(of cell: Cell, _ body: (ItemIndex) -> Void) {
        guard cell.scope.firstItem != noItem else { return }
        var element = cell.scope.firstItem
        while element != noItem {
            if !host.tree.item(element).pointee.kind.isMarker { body(element) }
            if element == cell.scope.lastItem { break }
            element = host.tree.next(of: element)
        }
    }
}

/// What a built row carries besides its view.
final class RowDecoration {}
