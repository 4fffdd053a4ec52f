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

    /// Builds the list and tells where it differs from the one before.
    func build(host: Host) -> (items: [DisplayItem], damage: [CGRect], copies: [ScrollCopy]) {
        let window = CGRect(origin: .zero, size: host.size)
        var builder = DisplayListBuilder(host: host, visible: window)
        builder.draw(host.rootItem, x: 0, y: 0)
        host.inspector.draw(into: &builder)
        host.statistics.itemsDrawn += builder.count
        let new = builder.items
        let color = Color.windowBackground.display(in: host.environment)
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
