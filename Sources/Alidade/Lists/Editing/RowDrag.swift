import AlidadeLayout
import Foundation

/// Rows on their way to another place in their `ForEach`.
@MainActor
final class RowDrag {
    /// Points from the viewport's edge within which the list scrolls by itself.
    private static let edge = 28.0
    /// Points it scrolls in a step of a sixtieth of a second at the very edge.
    private static let step = 10.0

    private unowned let controller: ListController
    let key: RowKey
    private let entry: Int
    private let offsets: IndexSet
    private let start: CGPoint
    private let startOffset: CGPoint
    private var now: CGPoint
    private var timer: Int?
    /// The element before which the rows would be put.
    private(set) var destination: Int?

    init(_ controller: ListController, key: RowKey, entry: Int, offsets: IndexSet, at point: CGPoint) {
        self.controller = controller
        self.key = key
        self.entry = entry
        self.offsets = offsets
        start = point
        now = point
        startOffset = controller.scroll?.offset ?? .zero
        raise(2)
    }

    /// The row that is dragged is in front of the others.
    private func raise(_ level: Double) {
        guard let rows = controller.rows, let cell = rows.cells[key] else { return }
        for element in rows.elements(of: cell) {
            controller.host.traits[element, default: ItemTraits()].zIndex = level
        }
    }

    /// How far the row is from its place, points.
    var lift: Double {
        let scrolled = (controller.scroll?.offset.y ?? 0) - startOffset.y
        return Double(now.y - start.y + scrolled)
    }

    func follow(_ point: CGPoint) {
        now = point
        let old = destination
        destination = place()
        if destination == old || !makesRoom {
            replace()
        } else {
            // The others slide; the row itself is where the pointer is.
            let host = controller.host
            withAnimation(.easeInOut(duration: 0.2)) {
                _ = host.change { [weak self] in self?.replace() }
            }
        }
        scrollAtEdges()
    }

    /// A row by itself has the others make room for it; where several are put a line shows.
    private var makesRoom: Bool { offsets.count == 1 }

    /// How far another row makes room, points.
    ///
    /// - Parameter length: that of the row that is dragged, with the gap behind it.
    func room(at index: Int, from source: Int, length: Double) -> Double {
        guard makesRoom, let rows = controller.rows, entry < rows.rows.entries.count, let destination else { return 0 }
        let goal = rows.rows.start(of: entry) + destination
        if index > source, index < goal { return -length }
        return index < source && index >= goal ? length : 0
    }

    private func replace() {
        if let rows = controller.rows { controller.host.tree.markPlace(rows.item) }
        controller.host.displayChanged = true
    }

    /// The gap between rows that is nearest to the pointer.
    private func place() -> Int? {
        guard let rows = controller.rows, entry < rows.rows.entries.count,
            let local = controller.host.convert(now, fromWindowTo: rows.item)
        else { return nil }
        let first = rows.rows.start(of: entry)
        let count = rows.rows.entries[entry].source.count
        let index = rows.lengths.index(at: Double(local.y))
        let span = rows.span(of: index)
        let isBelow = Double(local.y) > span.start + span.length / 2
        return min(max(index + (isBelow ? 1 : 0) - first, 0), count)
    }

    private func scrollAtEdges() {
        guard let scroll = controller.scroll else { return }
        if let timer { controller.host.timers.cancel(timer) }
        timer = nil
        let frame = controller.host.windowRect(of: scroll.item)
        let above = Self.edge - Double(now.y - frame.minY)
        let below = Self.edge - Double(frame.maxY - now.y)
        let push = above > 0 ? -above : below > 0 ? below : 0
        guard push != 0, scroll.canScroll(CGVector(dx: 0, dy: push)) else { return }
        timer = controller.host.timers.schedule(after: 1.0 / 60) { [weak self] in
            guard let self else { return }
            self.timer = nil
            scroll.scroll(by: CGVector(dx: 0, dy: min(max(push / Self.edge, -2), 2) * Self.step))
            self.follow(self.now)
        }
    }

    /// Lets the rows go where they are.
    func drop() {
        stop()
        guard let rows = controller.rows, entry < rows.rows.entries.count, let destination,
            let move = rows.rows.entries[entry].editing?.move, let first = offsets.first, let last = offsets.last
        else { return }
        // Into their own place is no move.
        let isContiguous = last - first + 1 == offsets.count
        if isContiguous, destination >= first, destination <= last + 1 { return }
        withAnimation(.easeInOut(duration: 0.2)) { move(offsets, destination) }
    }

    func stop() {
        if let timer { controller.host.timers.cancel(timer) }
        timer = nil
        raise(0)
        replace()
    }

    /// Where the rows would be put: a line between two rows, with a ring at its beginning.
    func drawLine(in rect: CGRect, into list: inout DisplayListBuilder) {
        guard !makesRoom, let rows = controller.rows, let destination, let scroll = controller.scroll,
            entry < rows.rows.entries.count
        else { return }
        let index = rows.rows.start(of: entry) + destination
        let isEnd = destination >= rows.rows.entries[entry].source.count
        let span = rows.span(of: isEnd ? max(0, index - 1) : index)
        let host = controller.host
        let place = host.windowRect(of: rows.item)
        let frame = host.windowRect(of: scroll.item)
        let y = rect.minY + place.minY - frame.minY + span.start + (isEnd ? span.length : 0)
        let margin = controller.appearance.margin
        let color = Color.accentColor.display(in: controller.appearance.environment)
        let line = CGRect(x: rect.minX + margin + 10, y: y - 1, width: max(0, rect.width - 2 * margin - 14), height: 2)
        list.add(.fill(.rectangle(line), .color(color)), bounds: line)
        let ring = CGRect(x: rect.minX + margin + 4, y: y - 3, width: 6, height: 6)
        list.add(
            .stroke(.ellipse(ring), .color(color), StrokeStyle(lineWidth: 2)), bounds: ring.insetBy(dx: -2, dy: -2))
    }
}
