import AlidadeLayout
import Foundation

/// Finds what is under a point of the window: items in reverse drawing order, so that the nearest to the eye wins.
@MainActor
struct HitTester {
    private let host: Host
    /// From the innermost item that was hit to the root.
    private var path: [ItemIndex] = []

    private init(host: Host) { self.host = host }

    /// The items around what was hit, innermost first; empty where nothing takes the hit.
    static func path(at point: CGPoint, in host: Host) -> [ItemIndex] {
        var tester = HitTester(host: host)
        guard point.x.isFinite, point.y.isFinite, tester.find(host.rootItem, point) else { return [] }
        return tester.path
    }

    /// Whether a point in the parent's coordinates hits the item or something in it.
    private mutating func find(_ item: ItemIndex, _ point: CGPoint) -> Bool {
        let place = host.tree.item(item).pointee
        if place.kind.isMarker || !place.flags.isDisjoint(with: .unseen) { return false }
        var local = CGPoint(x: point.x - place.x, y: point.y - place.y)
        let size = LayoutSize(width: place.width, height: place.height)
        var isInside = local.x >= 0 && local.y >= 0 && local.x < place.width && local.y < place.height
        var takesHits = place.kind == .scroll
        let payload = host.payload(at: place.payload)
        if let payload {
            guard payload.allowsHits else { return false }
            if let matrix = payload.transform(size: size) {
                guard let mapped = matrix.invertedIfPossible?.apply(to: local) else { return false }
                local = mapped
                isInside = local.x >= 0 && local.y >= 0 && local.x < place.width && local.y < place.height
            }
            if let shape = payload.hitShape(size: size) {
                guard shape.contains(local) else { return false }
                isInside = true
            }
            takesHits = takesHits || payload.takesHits
        }
        if place.kind == .scroll, !isInside {
            let frame = CGRect(x: 0, y: 0, width: place.width, height: place.height)
            isInside = (host.payload(of: item) as? ScrollPayload)?.shown(frame).contains(local) ?? false
            if !isInside, !place.flags.contains(.unclipped) { return false }
        }
        if findChild(of: item, place, local)
            || (payload?.hit(insteadOf: local)).map({ findChild(of: item, place, $0) }) ?? false
            || (isInside && (takesHits || place.isVisibleLeaf))
        {
            path.append(item)
            return true
        }
        return false
    }

    private mutating func findChild(of item: ItemIndex, _ place: Item, _ point: CGPoint) -> Bool {
        var child = place.flags.contains(.masks) ? host.tree.next(of: place.firstChild) : place.firstChild
        guard child != noItem else { return false }
        var children: [(z: Double, item: ItemIndex)] = []
        var needsOrder = false
        while child != noItem {
            let z = host.traits.isEmpty ? 0 : host.traits[child]?.zIndex ?? 0
            needsOrder = needsOrder || z != 0
            children.append((z, child))
            child = host.tree.next(of: child)
        }
        if needsOrder {
            children = children.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
                .map(\.element)
        }
        for entry in children.reversed() where find(entry.item, point) { return true }
        return false
    }
}

extension Item {
    /// An item that shows something of its own.
    fileprivate var isVisibleLeaf: Bool {
        guard firstChild == noItem else { return false }
        switch kind {
        case .leaf, .sizedLeaf, .text, .divider: return true
        case .external: return payload >= 0
        default: return false
        }
    }
}

extension Host {
    /// A point of the window in an item's own coordinates; nil where the item is turned edge-on.
    func convert(_ point: CGPoint, fromWindowTo item: ItemIndex) -> CGPoint? {
        if let matrix = windowTransform(of: item) { return matrix.invertedIfPossible?.apply(to: point) }
        let origin = tree.origin(of: item)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// A point of the window in a space, as seen from an item.
    func convert(_ point: CGPoint, fromWindowTo space: CoordinateSpace, around item: ItemIndex) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return convert(point, fromWindowTo: item) ?? point
        case .named(let name):
            guard let ancestor = spaceNamed(name, around: item) else { return point }
            return convert(point, fromWindowTo: ancestor) ?? point
        }
    }
}
