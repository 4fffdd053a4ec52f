import AlidadeLayout
import Foundation

/// The last frame's display list, and what differs from it in the next.
@MainActor
package final class DisplayState {
    package private(set) var items: [DisplayItem] = []
    private var size: CGSize = .zero
    private var background: DisplayColor?
    /// Pictures of removed views that are still on their way out.
    @exclusivity(unchecked) var departures: [Departure] = []
    /// Items that are on their way in.
    @exclusivity(unchecked) var arrivals: [ItemIndex: Arrival] = [:]

    /// Where in a long column the last frame began to draw, by the column.
    @exclusivity(unchecked) private var columnStarts: [ItemIndex: ItemIndex] = [:]

    /// The child of a column with which the last frame began, if it is still one.
    func columnStart(of column: ItemIndex, in tree: LayoutTree) -> ItemIndex? {
        guard let start = columnStarts[column], tree.isChild(start, of: column) else { return nil }
        return start
    }

    func setColumnStart(_ start: ItemIndex, of column: ItemIndex) {
        // Columns that are gone leave theirs behind.
        if columnStarts.count > 64 { columnStarts = [:] }
        columnStarts[column] = start
    }

    /// Items that whoever is around them draws at another place in the order.
    @exclusivity(unchecked) private(set) var apart: Set<ItemIndex> = []

    func keepApart(_ items: [ItemIndex]) { apart.formUnion(items) }
    func keepApartNoMore(_ items: [ItemIndex]) { apart.subtract(items) }

    /// Draws with one of those as if it were like any other.
    func withoutApart(_ item: ItemIndex, _ body: () -> Void) {
        let wasApart = apart.remove(item) != nil
        body()
        if wasApart { apart.insert(item) }
    }

    /// A material has been drawn in this window.
    var hasBackdrops = false

    /// Whether there has been a frame; what changes before is not seen to change.
    var hasBeenShown: Bool { background != nil }

    /// Where content has been scrolled under a bar, in this frame so far.
    private var underBars: [CGRect] = []

    /// Whether there is scrolled content behind a bar.
    func isUnderBar(_ rect: CGRect) -> Bool { underBars.contains { $0.intersects(rect) } }

    /// Remembers on which sides of its frame a scroll view shows content.
    func noteUnderBars(_ scroll: ScrollPayload, _ frame: CGRect, shown: CGRect) {
        let (offset, limit) = (scroll.offset, scroll.limit)
        if offset.y > 0.5, shown.minY < frame.minY {
            underBars.append(CGRect(x: shown.minX, y: shown.minY, width: shown.width, height: frame.minY - shown.minY))
        }
        if offset.y < limit.y - 0.5, shown.maxY > frame.maxY {
            underBars.append(CGRect(x: shown.minX, y: frame.maxY, width: shown.width, height: shown.maxY - frame.maxY))
        }
    }

    /// Builds the list and tells where it differs from the one before.
    func build(host: Host) -> (items: [DisplayItem], damage: [CGRect], copies: [ScrollCopy]) {
        let window = CGRect(origin: .zero, size: host.size)
        underBars = []
        var builder = DisplayListBuilder(host: host, visible: window)
        builder.draw(host.rootItem, x: 0, y: 0)
        host.inspector.draw(into: &builder)
        host.statistics.itemsDrawn += builder.count
        let color = Color.windowBackground.display(in: host.environment)
        var new = builder.items
        if hasBackdrops { new = Backdrops(window: window, background: color).resolve(new) }
        let damage: [CGRect]
        var copies: [ScrollCopy] = []
        if host.size != size || background != color {
            damage = [window]
        } else {
            var difference = DisplayDifference(window: window)
            difference.compare(items, new)
            damage = difference.damage.rects
            copies = difference.copies
        }
        items = new
        size = host.size
        background = color
        return (new, damage, copies)
    }
}
