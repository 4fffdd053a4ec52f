import AlidadeLayout
import Foundation

/// A part of a page's bars that is known by what it is.
enum BarPart {
    /// The row of buttons above the page. It does not slide along with the page.
    case row
    /// The title in that row.
    case title
    /// The row of buttons below the page.
    case bottom
}

/// Marks a part of a bar. A row gives each control in it at least 44 by 44 points in which it takes presses (iOS).
package final class BarPartPayload: ItemPayload {
    let part: BarPart
    /// Points.
    static let leastSide: CGFloat = 44

    init(_ part: BarPart) {
        self.part = part
        super.init()
    }

    override package func hit(insteadOf point: CGPoint) -> CGPoint? {
        guard part != .title else { return nil }
        var nearest: (place: CGPoint, distance: CGFloat)?
        func look(_ item: ItemIndex, _ x: Double, _ y: Double) {
            let place = host.tree.item(item).pointee
            guard !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else { return }
            let rect = CGRect(x: x + place.x, y: y + place.y, width: place.width, height: place.height)
            if let responder = host.payload(at: place.payload) as? ResponderPayload, responder.gesture != nil {
                guard rect.reaching(Self.leastSide).contains(point), rect.width > 0, rect.height > 0 else { return }
                // Within the control, or on its far edges, which are not of it any more.
                let inside = CGPoint(
                    x: min(max(point.x, rect.minX), rect.maxX - min(0.5, rect.width / 2)),
                    y: min(max(point.y, rect.minY), rect.maxY - min(0.5, rect.height / 2)))
                let distance = hypot(inside.x - point.x, inside.y - point.y)
                if distance < nearest?.distance ?? .infinity { nearest = (inside, distance) }
                return
            }
            var child = place.firstChild
            while child != noItem {
                look(child, Double(rect.minX), Double(rect.minY))
                child = host.tree.next(of: child)
            }
        }
        var child = host.tree.firstChild(of: item)
        while child != noItem {
            look(child, 0, 0)
            child = host.tree.next(of: child)
        }
        return nearest?.place
    }
}

extension CGRect {
    /// The rectangle, or the square of this side around its middle where that is larger.
    fileprivate func reaching(_ side: CGFloat) -> CGRect {
        insetBy(dx: min(0, (width - side) / 2), dy: min(0, (height - side) / 2))
    }
}

extension ResponderPayload {
    /// How far outside its frame a control is still pressed, where it is in a bar.
    var barReach: (dx: CGFloat, dy: CGFloat) {
        var current = item
        while current != noItem {
            let place = host.tree.item(current).pointee
            if let bar = host.payload(at: place.payload) as? BarPartPayload, bar.part != .title {
                let own = host.tree.item(item).pointee
                return (
                    max(0, (BarPartPayload.leastSide - own.width) / 2),
                    max(0, (BarPartPayload.leastSide - own.height) / 2)
                )
            }
            current = place.parent
        }
        return (0, 0)
    }
}

nonisolated struct BarPartModifier: ViewModifier {
    typealias Body = Never
    let part: BarPart

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .passthrough, payload: { slot in _ = slot.payload { BarPartPayload(modifier.part) } }, content: inside)
        }
    }
}

extension View {
    nonisolated func barPart(_ part: BarPart) -> some View { modifier(BarPartModifier(part: part)) }
}
