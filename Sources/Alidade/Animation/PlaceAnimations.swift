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
    @exclusivity(unchecked) private var changed: [LazyPayload] = []

    /// The list a row of which may be in the user's hand: that row is where the pointer is.
    weak var holder: ListController?

    var isEmpty: Bool { moves.isEmpty }

    /// Notes where everything that draws is.
    func remember(_ host: Host) {
        guard remembered == nil else { return }
        var found: [ObjectIdentifier: (ItemPayload, CGRect)] = [:]
        forEachDrawn(host, isNear: true) { payload, rect, _, _ in
            found[ObjectIdentifier(payload)] = (payload, shown(payload, rect))
        }
        remembered = found
    }

    /// An animation that holds for a part of the tree only is used for all that jumped meanwhile.
    func adopt(_ animation: Animation) { adopted = animation }

    /// Compares with what was remembered; what jumped starts from where it was.
    func start(_ host: Host, _ animation: Animation) {
        guard let remembered else { return }
        func way(_ item: ItemIndex) -> CGRectDifference? {
            var found: CGRectDifference?
            host.tree.forEachInSubtree(of: item) { index in
                guard found == nil, host.tree.item(index).pointee.payload != -1,
                    let payload = host.ownPayload(of: index), let (_, old) = remembered[ObjectIdentifier(payload)]
                else { return }
                let origin = host.tree.origin(of: index)
                found = CGRectDifference(CGPoint(x: old.minX - origin.x, y: old.minY - origin.y).animatableData, .zero)
            }
            return found
        }
        let held = holder?.heldItems ?? []
        var entering: [ItemIndex: CGRectDifference] = [:]
        for payload in changed where payload.item != noItem { entering.merge(payload.entering(way)) { $1 } }
        forEachDrawn(host, entering) { payload, rect, clip, entered in
            let difference: CGRectDifference
            if let (_, old) = remembered[ObjectIdentifier(payload)] {
                if !held.isEmpty, isInside(payload.item, held, host) { return }
                guard old != rect, clip.map({ Self.isNear(old, $0) || Self.isNear(rect, $0) }) ?? true else { return }
                difference = old.animatableData - rect.animatableData
            } else if let entered, entered != .zero {
                difference = entered
            } else {
                return
            }
            moves[ObjectIdentifier(payload)] = Move(payload, difference, animation, at: host.now)
        }
    }

    /// A lazy container whose rows have changed in this update.
    func note(_ payload: LazyPayload) { changed.append(payload) }

    func forget() {
        remembered = nil
        changed.forEach { $0.slide = nil }
        changed = []
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

    private func isInside(_ item: ItemIndex, _ tops: [ItemIndex], _ host: Host) -> Bool {
        var current = item
        while current != noItem {
            if tops.contains(current) { return true }
            current = host.tree.item(current).pointee.parent
        }
        return false
    }

    /// Farther than this outside of a viewport nothing is looked at, points.
    private static let overhang = 256.0

    /// Whether a rectangle reaches to within a distance of another. Any numbers will do.
    private static func isNear(_ rect: CGRect, _ clip: CGRect, by distance: Double = 0) -> Bool {
        !(rect.maxX < clip.minX - distance || rect.minX > clip.maxX + distance || rect.maxY < clip.minY - distance
            || rect.minY > clip.maxY + distance)
    }

    /// - Parameters:
    ///   - entering: rows that have come into sight, and how they move.
    ///   - isNear: only what is in a viewport or near it.
    ///   - body: also gets the viewport around, if any, and how the row around moves.
    private func forEachDrawn(
        _ host: Host, _ entering: [ItemIndex: CGRectDifference] = [:], isNear: Bool = false,
        _ body: (ItemPayload, CGRect, CGRect?, CGRectDifference?) -> Void
    ) {
        func walk(_ item: ItemIndex, _ x: Double, _ y: Double, _ clip: CGRect?, _ entered: CGRectDifference?) {
            let place = host.tree.item(item).pointee
            guard !place.kind.isMarker else { return }
            let left = x + place.x
            let top = y + place.y
            let rect = CGRect(x: left, y: top, width: place.width, height: place.height)
            if isNear, let clip {
                guard Self.isNear(rect, clip, by: Self.overhang + host.tree.reach(of: item)) else { return }
            }
            var clip = clip
            if place.kind == .scroll {
                let scroll = host.payload(of: item) as? ScrollPayload
                // What scrolls by itself moves for a reason of its own.
                guard scroll?.motion == nil else { return }
                clip = scroll?.shown(rect) ?? rect
            }
            if place.payload != -1, let payload = host.ownPayload(of: item) {
                body(payload, rect, clip, entered)
            }
            var child = place.firstChild
            while child != noItem {
                walk(child, left, top, clip, entering.isEmpty ? entered : entering[child] ?? entered)
                child = host.tree.next(of: child)
            }
        }
        walk(host.rootItem, 0, 0, nil, nil)
    }
}

/// From one rectangle to another: how far the corner moves, and what the size grows by.
typealias CGRectDifference = CGRect.AnimatableData
