import AlidadeLayout
import Foundation

/// A container that builds only the rows near the viewport of the scroll view around it.
package final class LazyPayload: ItemPayload {
    /// A row that is built.
    struct Cell {
        let key: RowKey
        let scope: Scope
        var index: Int
        let role: RowRole
    }

    private let name: String
    var isVertical = true
    var rowGap: Double?
    /// Horizontal or vertical alignment across the axis, as a fraction of the free space.
    var crossFraction = 0.5
    var pinnedViews = PinnedScrollableViews()
    /// Where rows are list rows: makes the item around each.
    var list: ListAppearance?
    var controller: ListController?
    /// Where rows are the cells of a grid.
    var grid: GridLook?

    weak var scope: LazyScopeBase?
    var rows = RowTable()
    var lines = LineTable()
    /// By line.
    var lengths = RowLengths(estimate: 44)
    var cells: [RowKey: Cell] = [:]
    /// Built rows by number.
    var order: [RowKey] = []
    /// Of a grid: built rows by number, where lines are made of them.
    var built: [Int: Cell] = [:]
    private var cross = Double.nan
    /// The breadth that a grid was placed with; NaN: not known.
    private(set) var proposed = Double.nan
    private var hasEstimate = false
    var widest = 0.0
    private var holding = RowHolding()
    /// Set while an animated update has changed which rows there are.
    var slide: RowSlide?
    /// What rows out of sight have kept.
    private(set) var parking = RowParking()
    /// The buttons beside a row that is pushed aside.
    var panel: RowPanel?

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override package var viewName: String? { name }
    package var count: Int { rows.count }
    /// The rows that exist.
    package var builtCount: Int { order.count }
    /// What is kept beside the rows that exist, bytes.
    package var bookkeeping: Int { lengths.bytes }
    var gap: Double { rowGap ?? (list == nil ? 8 : 0) }

    // MARK: Taking over what was gathered

    /// Rows that exist are matched by identity and visited again.
    func adopt(_ new: RowTable) {
        let newLines = lines(of: new, proposed: proposed)
        let isSame =
            count == new.count && newLines.count == lines.count
            && order.allSatisfy { key in
                guard let cell = cells[key] else { return false }
                return new.key(at: cell.index) == key && newLines.line(of: cell.index) == lines.line(of: cell.index)
            }
        if !isSame { hold() }
        let old = rows
        rows = new
        if isSame { lines = newLines } else { relocate(from: old) }
        parking.follow(from: old, to: rows)
        rows.inherit(from: old)
        for key in order {
            guard let cell = cells[key] else { continue }
            let (entry, local) = rows.locate(cell.index)
            var cursor = self.cursor(for: rows.entries[entry].source, after: .some(cell.scope.firstItem))
            visit(cell, rows.entries[entry].source, local, &cursor)
        }
        if panel?.swipe !== controller?.swipe {
            updatePanel()
            refreshChildren()
        }
        host.tree.markMeasure(item)
        host.tree.markPlace(item)
    }

    /// Remembers where the rows that exist are, for what is seen to stay where it is.
    private func hold() {
        guard !holding.isHolding, let viewport = viewport(), viewport.start > 0.5 else { return }
        holding.hold(
            order.compactMap { cells[$0] }.map { cell in
                let line = lines.line(of: cell.index)
                return (cell.key, lengths.offset(of: line), lengths.length(of: line))
            },
            viewport.start)
    }

    private func relocate(from old: RowTable) {
        let places = order.compactMap { cells[$0] }.map { (key: $0.key, index: $0.index) }
        let found = rows.relocate(places, oldCount: old.count)
        if host.animations.animation != nil, slide == nil {
            slide = RowSlide(
                old, places: places.compactMap { place in found[place.key].map { (place.index, $0) } }, count: count)
            host.animations.places.note(self)
        }
        let known = order.compactMap { cells[$0] }.map { ($0.key, lengths.length(of: lines.line(of: $0.index))) }
        let mean = lengths.mean
        for (key, _) in places where found[key] == nil {
            guard let cell = cells.removeValue(forKey: key) else { continue }
            // It may only have moved far away.
            parking.park(cell.scope, key: key, index: cell.index, in: item)
            host.remove(cell.scope)
        }
        for (key, index) in found { cells[key]?.index = index }
        built = [:]
        if grid != nil { for cell in cells.values { built[cell.index] = cell } }
        lines = lines(of: rows, proposed: proposed)
        lengths.reset(count: lines.count)
        if let mean { lengths.estimate = mean }
        for (key, length) in known {
            guard let index = found[key], lines.count > 0 else { continue }
            lengths.set(length, at: lines.line(of: index))
        }
        order = order.filter { found[$0] != nil }.sorted { (cells[$0]?.index ?? 0) < (cells[$1]?.index ?? 0) }
        refreshChildren()
    }

    private func refreshChildren() {
        guard let scope else { return }
        scope.children = ScopeList(Array(scope.children.prefix(1)) + order.compactMap { cells[$0]?.scope })
        if let panel { scope.children.append(panel.scope) }
        host.preferencesChanged(at: scope, bits: scope.preferenceBits)
    }

    // MARK: Building

    private func cursor(for source: any RowSource, after firstItem: ItemIndex?) -> _Cursor {
        let context = source.context
        var cursor = _Cursor.entering(
            item, scope: scope ?? host.rootScope, environment: context.environment, host: host)
        cursor.wrappers = context.wrappers
        cursor.traits = context.traits
        cursor.axis = isVertical ? 2 : 1
        if let firstItem, firstItem != noItem { cursor.previous = host.tree.previous(of: firstItem) }
        return cursor
    }

    private func visit(_ cell: Cell, _ source: any RowSource, _ local: Int, _ cursor: inout _Cursor) {
        guard let list else { return source.visit(cell.scope, at: local, &cursor) }
        // Each element of a list becomes a row: the row is the outermost modifier.
        let role = cell.role
        let editing = rows.entries[rows.locate(cell.index).entry].editing
        let isEditable = (delete: editing?.delete != nil, move: editing?.move != nil)
        let controller = self.controller
        cursor.wrappers.insertOutermost(
            ElementWrapper(environment: cursor.environment, isRow: true) { cursor, inside in
                cursor.listRow(list, role, isEditable, controller, inside)
            })
        source.visit(cell.scope, at: local, &cursor)
    }

    private func build(_ index: Int, _ key: RowKey, after previous: ItemIndex) -> Cell {
        let (number, local) = rows.locate(index)
        let entry = rows.entries[number]
        var context = entry.source.context
        context.rows = nil
        context.container = item
        context.axis = isVertical ? 2 : 1
        let owner: Scope = scope ?? host.rootScope
        let made = entry.source.make(at: local, host: host, parent: owner, context: context)
        let cell = Cell(key: key, scope: made, index: index, role: entry.role)
        var cursor = self.cursor(for: entry.source, after: nil)
        cursor.previous = previous
        cursor.isInserting = slide?.isNew(key, at: index) ?? false
        let kept = parking.take(key)
        kept?.row = made
        let outer = host.parkedRow
        host.parkedRow = kept
        visit(cell, entry.source, local, &cursor)
        host.parkedRow = outer
        if isPinned(entry.role) { raise(cell) }
        return cell
    }

    // MARK: Layout

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        let across = isVertical ? proposal.width : proposal.height
        if let grid { return measure(grid, proposed: across) }
        let along = max(0, lengths.total - (count > 0 ? gap : 0))
        // A list has no ideal breadth of its own, as nothing that fills has.
        let breadth = across.isNaN ? (list == nil ? widest : 10) : across
        return isVertical ? LayoutSize(width: breadth, height: along) : LayoutSize(width: along, height: breadth)
    }

    /// A viewport along the axis, in the container's own coordinates.
    struct Viewport {
        let item: ItemIndex
        let start: Double
        let length: Double
        /// What is seen before its start and behind its end.
        let lead: Double
        let trail: Double
    }

    /// The viewport of the nearest scroll view along the axis.
    func viewport() -> Viewport? {
        var start = 0.0
        var current = item
        while current != noItem {
            let place = host.tree.item(current).pointee
            if place.kind == .scroll, Int(place.params.p0) & (isVertical ? 2 : 1) != 0 {
                let overhang = host.tree.scrollOverhang(of: current)
                return Viewport(
                    item: current, start: -start, length: isVertical ? place.height : place.width,
                    lead: isVertical ? overhang.top : overhang.left,
                    trail: isVertical ? overhang.bottom : overhang.right)
            }
            start += isVertical ? place.y : place.x
            current = place.parent
        }
        return nil
    }

    override package func placementChanged() {
        // Moved or resized: other rows may be in sight.
        guard let viewport = viewport(), let first = order.first(where: { !isPinnedAway($0) }), let last = order.last,
            let firstIndex = cells[first]?.index, let lastIndex = cells[last]?.index, !hasPinnedRows,
            controller?.drag == nil
        else { return host.tree.markPlace(item) }
        let start = offset(of: firstIndex)
        let end = lengths.offset(of: lines.line(of: lastIndex) + 1)
        let isCovered =
            (start <= viewport.start - viewport.lead || firstIndex == 0)
            && (end >= viewport.start + viewport.length + viewport.trail || lastIndex == count - 1)
        if !isCovered { host.tree.markPlace(item) }
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        let breadth = isVertical ? size.width : size.height
        let offered = Proposal(width: isVertical ? breadth : .nan, height: isVertical ? .nan : breadth)
        takeBreadth(breadth, proposed: isVertical ? proposal.width : proposal.height)
        guard count > 0 else {
            holding = RowHolding()
            return finish([])
        }
        let viewport = self.viewport()
        let total = lengths.total
        var work = RowWork()
        let isCounted = grid != nil && !rows.isCertain
        if isCounted { countAll(&work) }
        // What was seen stays where it is on screen when rows before it have come, gone or got other lengths.
        var shift = holding.release { key in cells[key].map { offset(of: $0.index) } } ?? 0
        let start = max(0, (viewport?.start ?? 0) + shift)
        let reach = viewport?.length ?? .infinity
        let (lead, trail) = (viewport?.lead ?? 0, viewport?.trail ?? 0)
        let anchor = viewport == nil ? nil : anchorLine(start, reach)
        let anchorOffset = anchor.map { lengths.offset(of: $0) } ?? 0

        let first = isCounted ? 0 : max(0, lengths.index(at: max(0, min(start, max(0, total - reach)) - lead)) - 1)
        let dragged = draggedLine
        var before = pinnedBefore(first, start).map { lines.line(of: $0) }
        if let dragged, dragged < first, !before.contains(dragged) { before.append(dragged) }
        for line in before.sorted() { settle(line, offered, &work) }
        var line = first
        var y = lengths.offset(of: line)
        // One line of margin on each side, so that a notch finds rows to show.
        while line < lines.count, isCounted || y <= start + reach + trail + lengths.estimate {
            y += settle(line, offered, &work)
            line += 1
        }
        var after = pinnedAfter(line, start + reach).map { lines.line(of: $0) }
        if let dragged, dragged >= line, !after.contains(dragged) { after.append(dragged) }
        for line in after.sorted() { settle(line, offered, &work) }
        finish(work.order)
        learn(viewport)
        if let anchor { shift += lengths.offset(of: anchor) - anchorOffset }
        placeCells(work.order, offered, breadth, start: start, reach: reach)
        if let grid { for line in work.lines { placeLine(line, grid, breadth: breadth, proposed: proposed) } }
        placePanel(breadth)

        let isLonger = lengths.total != total
        guard isLonger || shift != 0 else { return }
        host.afterLayout.append { [weak self] in
            guard let self, self.item != noItem else { return }
            if isLonger { self.host.tree.markMeasure(self.item) }
            if shift != 0, let viewport { self.shiftViewport(viewport.item, by: shift) }
        }
    }

    /// Takes over the breadth that there is. Where it is another one, all that is out of sight is estimated again.
    private func takeBreadth(_ breadth: Double, proposed: Double) {
        self.proposed = proposed
        // What a grid's tracks follow from is what is proposed.
        let breadth = grid == nil ? breadth : proposed.isNaN ? -1 : proposed
        if breadth != cross {
            if !cross.isNaN { hold() }
            cross = breadth
            if grid != nil { lines = lines(of: rows, proposed: proposed) }
        } else if lengths.count == lines.count {
            return
        }
        let mean = lengths.mean
        lengths.reset(count: lines.count)
        if let mean { lengths.estimate = mean }
    }

    /// Builds all rows and makes lines of the views that they turn out to be.
    private func countAll(_ work: inout RowWork) {
        built = [:]
        work.isCounted = true
        for row in 0..<count { realise(row, &work) }
        lines = lines(of: rows, proposed: proposed)
        guard lengths.count != lines.count else { return }
        let mean = lengths.mean
        lengths.reset(count: lines.count)
        if let mean { lengths.estimate = mean }
    }

    /// Takes a better estimate for what was never measured. While something moves by itself, or the user has a row in
    /// hand, everything stays where it was thought to be.
    private func learn(_ viewport: Viewport?) {
        guard let viewport, controller?.drag == nil, let better = lengths.betterEstimate,
            (host.payload(of: viewport.item) as? ScrollPayload)?.motion == nil
        else { return }
        lengths.estimate = better
    }

    /// The line that holds its place while others are measured: the first in sight whose length is known.
    private func anchorLine(_ start: Double, _ reach: Double) -> Int {
        let first = lengths.index(at: start)
        var line = first
        var y = lengths.offset(of: line)
        while line < lines.count, y < start + reach {
            if lengths.isMeasured(line) { return line }
            y += lengths.length(of: line)
            line += 1
        }
        return first
    }

    /// Builds a line's rows where they do not exist and measures them. Returns the line's length.
    @discardableResult
    private func settle(_ line: Int, _ offered: Proposal, _ work: inout RowWork) -> Double {
        var last: Cell?
        for row in lines.rows(of: line) {
            last = work.isCounted ? built[row] : realise(row, &work)
        }
        guard let last else { return 0 }
        let length =
            grid.map { self.length(of: line, lines, $0, proposed: proposed) + gap } ?? measureCell(last, offered)
        work.lines.append(line)
        if last.role == .row, !lengths.isMeasured(line) {
            let space = rows.space(around: last.index)
            let own = length - space.lead - space.trail
            lengths.learn(own)
            if !hasEstimate {
                hasEstimate = true
                lengths.estimate = own
            }
        }
        lengths.set(length, at: line)
        return length
    }

    /// A row in its place behind those before it, built where it does not exist.
    @discardableResult
    private func realise(_ index: Int, _ work: inout RowWork) -> Cell {
        var key = rows.key(at: index)
        if !work.keys.insert(key).inserted {
            host.warnings.warn(
                "duplicate \(key.id)",
                "Two rows have the identifier \(key.id.base): the second loses its state with every change.")
            key = RowKey(owner: key.owner, id: AnyHashable(DuplicateID(id: key.id, index: index)))
            work.keys.insert(key)
        }
        var cell: Cell
        if let existing = cells[key] {
            cell = existing
            cell.index = index
            if cell.scope.firstItem != noItem, host.tree.previous(of: cell.scope.firstItem) != work.previous {
                host.tree.moveRange(
                    first: cell.scope.firstItem, last: cell.scope.lastItem, after: work.previous, parent: item)
            }
        } else {
            cell = build(index, key, after: work.previous)
        }
        cells[key] = cell
        if grid != nil { built[index] = cell }
        work.order.append(key)
        if cell.scope.lastItem != noItem { work.previous = cell.scope.lastItem }
        return cell
    }

    /// The line of the row in the user's hand, which stays however far the list scrolls.
    private var draggedLine: Int? {
        guard let key = controller?.drag?.key, let cell = cells[key], cell.index < count else { return nil }
        return lines.line(of: cell.index)
    }

    private func shiftViewport(_ scroll: ItemIndex, by shift: Double) {
        guard let payload = host.payload(of: scroll) as? ScrollPayload else { return }
        payload.correct(by: isVertical ? CGVector(dx: 0, dy: shift) : CGVector(dx: shift, dy: 0))
    }

    private func finish(_ newOrder: [RowKey]) {
        guard newOrder != order else { return }
        let kept = Set(newOrder)
        for key in order where !kept.contains(key) {
            guard let cell = cells.removeValue(forKey: key) else { continue }
            // It has only gone out of sight: no transition plays.
            slideOut(cell)
            parking.park(cell.scope, key: key, index: cell.index, in: item)
            cell.scope.end()
            cell.scope.removeItems()
        }
        order = newOrder
        refreshChildren()
    }
}

/// Names a row whose identifier another row has, too.
private struct DuplicateID: Hashable {
    let id: AnyHashable
    let index: Int
}

/// What one placement has come to.
private struct RowWork {
    var order: [RowKey] = []
    var keys: Set<RowKey> = []
    /// All rows are there before lines are made.
    var isCounted = false
    /// The lines that are measured.
    var lines: [Int] = []
    /// The last item so far.
    var previous = noItem
}
