import AlidadeLayout
import Foundation

/// Views that jumped in an animated update for another reason than numbers of their own (a branch, a reorder, an
/// alignment) are drawn between their old and new place. Layout has the new one at once.
@MainActor
final class PlaceAnimations {
    private final class Move {
        weak var payload: ItemPayload?
        /// From the place that layout gives to the one that is shown: origin and size.
        var running: RunningAnimation<CGRect.AnimatableData>
        var shown: CGRect.AnimatableData

        init(_ payload: ItemPayload, _ difference: CGRect.AnimatableData, _ animation: Animation, at time: Double) {
            self.payload = payload
            running = RunningAnimation(from: difference, to: .zero, animation, at: time)
            shown = difference
        }
    }

    @exclusivity(unchecked) private var moves: [ObjectIdentifier: Move] = [:]
    @exclusivity(unchecked) private var remembered: [ObjectIdentifier: (ItemPayload, CGRect)]?
    @exclusivity(unchecked) private(set) var adopted: Animation?

    var isEmpty: Bool { moves.isEmpty }

    /// Notes where everything that draws is.
    func remember(_ host: Host) {
        guard remembered == nil else { return }
        var found: [ObjectIdentifier: (ItemPayload, CGRect)] = [:]
        forEachDrawn(host) { payload, rect in found[ObjectIdentifier(payload)] = (payload, shown(payload, rect)) }
        remembered = found
    }

    /// An animation that holds for a part of the tree only is used for all that jumped meanwhile.
    func adopt(_ animation: Animation) { adopted = animation }

    /// Compares with what was remembered; what jumped starts from where it was.
    func start(_ host: Host, _ animation: Animation) {
        guard let remembered else { return }
        forEachDrawn(host) { payload, rect in
            guard let (_, old) = remembered[ObjectIdentifier(payload)], old != rect else { return }
            let difference = old.animatableData - rect.animatableData
            moves[ObjectIdentifier(payload)] = Move(payload, difference, animation, at: host.now)
        }
    }

    func forget() {
        remembered = nil
        adopted = nil
    }

    /// Where an item is drawn whose layout gives it `rect`.
    func shown(_ payload: ItemPayload, _ rect: CGRect) -> CGRect {
        guard !moves.isEmpty, let move = moves[ObjectIdentifier(payload)] else { return rect }
        var result = rect
        result.animatableData += move.shown
        result.size.width = max(0, result.width)
        result.size.height = max(0, result.height)
        return result
    }

    func advance(to time: Double) {
        for (key, move) in moves {
            move.shown = move.running.value(at: time)
            if move.running.isFinished || move.payload == nil { moves[key] = nil }
        }
    }

    private func forEachDrawn(_ host: Host, _ body: (ItemPayload, CGRect) -> Void) {
        func walk(_ item: ItemIndex, _ x: Double, _ y: Double) {
            let place = host.tree.item(item).pointee
            guard !place.kind.isMarker else { return }
            let left = x + place.x
            let top = y + place.y
            // What scrolls moves for a reason of its own.
            if place.kind == .scroll { return }
            if place.payload != -1, let payload = host.ownPayload(of: item) {
                body(payload, CGRect(x: left, y: top, width: place.width, height: place.height))
            }
            var child = place.firstChild
            while child != noItem {
                walk(child, left, top)
                child = host.tree.next(of: child)
            }
        }
        walk(host.rootItem, 0, 0)
    }
}
