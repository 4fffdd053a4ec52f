import AlidadeLayout
import Foundation

/// The layout rules as they are written down, one after the other, with nothing clever: no marks, no ranges of
/// proposals, no shared measurements but a table of answers that were given before.
///
/// It shares with the engine only the notation for trees and the texts' own sizes.
final class Oracle {
    private struct Question: Hashable {
        let node: ObjectIdentifier
        let offer: Offer
    }

    private var answers: [Question: Extent] = [:]
    /// Whether an answer was no number, such as what infinity leaves of infinity: there the rules end.
    private(set) var hasMetNoNumber = false

    /// Every node's frame in the window.
    func frames(_ root: Node, width: Double, height: Double) -> [(Node, Frame)] {
        var result: [(Node, Frame)] = []
        func put(_ node: Node, _ x: Double, _ y: Double, _ offer: Offer) {
            let extent = size(node, offer)
            result.append((node, Frame(x, y, extent.width, extent.height)))
            for spot in spots(node, offer, extent) { put(spot.child, x + spot.x, y + spot.y, spot.offer) }
        }
        let offer = Offer(width: width, height: height)
        let extent = size(root, offer)
        put(root, (width - extent.width) / 2, (height - extent.height) / 2, offer)
        return result
    }

    // MARK: Sizes

    func size(_ node: Node, _ offer: Offer) -> Extent {
        let question = Question(node: ObjectIdentifier(node), offer: offer)
        if let answer = answers[question] { return answer }
        let answer = answer(node, offer)
        if answer.width.isNaN || answer.height.isNaN { hasMetNoNumber = true }
        answers[question] = answer
        return answer
    }

    private func answer(_ node: Node, _ offer: Offer) -> Extent {
        switch node.kind {
        case .leaf: return Extent(max(offer.width ?? 10, 0), max(offer.height ?? 10, 0))
        case .sizedLeaf: return Extent(node.params.p0, node.params.p1)
        case .text:
            let size = node.text.size(Proposal(width: offer.width ?? .nan, height: offer.height ?? .nan))
            return Extent(size.width, size.height)
        case .spacer:
            let least = node.params.p0.isNaN ? 8 : node.params.p0
            let width = max(offer.width ?? least, least)
            let height = max(offer.height ?? least, least)
            return node.params.p1 == 1
                ? Extent(width, 0) : node.params.p1 == 2 ? Extent(0, height) : Extent(width, height)
        case .hStack: return stack(node, .horizontal, offer).extent
        case .vStack: return stack(node, .vertical, offer).extent
        case .zStack: return depthExtent(node, offer)
        case .frame:
            let (width, height) = (given(node.params.p0), given(node.params.p1))
            let child = size(only(node), Offer(width: width ?? offer.width, height: height ?? offer.height))
            return Extent(width ?? child.width, height ?? child.height)
        case .flexFrame:
            let child = size(
                only(node),
                Offer(
                    width: limits(node, .horizontal).inner(offer.width),
                    height: limits(node, .vertical).inner(offer.height)))
            return Extent(
                limits(node, .horizontal).length(offer.width, child: child.width),
                limits(node, .vertical).length(offer.height, child: child.height))
        case .padding:
            let child = size(only(node), inset(node, offer))
            return Extent(
                max(child.width + node.params.p1 + node.params.p3, 0),
                max(child.height + node.params.p0 + node.params.p2, 0))
        case .fixedSize: return size(only(node), loosened(node, offer))
        case .aspectRatio: return size(only(node), ratioed(node, offer))
        case .position:
            let child = size(only(node), offer)
            return Extent(max(offer.width ?? child.width, 0), max(offer.height ?? child.height, 0))
        case .overlay: return size(node.children[0], offer)
        case .background: return size(node.children[1], offer)
        default: return size(only(node), offer)
        }
    }

    private func only(_ node: Node) -> Node { node.children[0] }
    private func given(_ length: Double) -> Double? { length.isNaN ? nil : length }

    private func inset(_ node: Node, _ offer: Offer) -> Offer {
        Offer(
            width: offer.width.map { max($0 - (node.params.p1 + node.params.p3), 0) },
            height: offer.height.map { max($0 - (node.params.p0 + node.params.p2), 0) })
    }

    private func loosened(_ node: Node, _ offer: Offer) -> Offer {
        Offer(
            width: node.params.p0 == 1 ? nil : offer.width, height: node.params.p1 == 1 ? nil : offer.height)
    }

    private func ratioed(_ node: Node, _ offer: Offer) -> Offer {
        if offer == .ideal { return offer }
        var unit = Extent(node.params.p0, 1)
        if node.params.p0.isNaN {
            unit = size(only(node), .ideal)
            if unit.width == 0 || unit.height == 0 { return offer }
        }
        let across = (offer.width ?? .infinity) / unit.width
        let down = (offer.height ?? .infinity) / unit.height
        let scale = node.params.p1 == 1 ? max(across, down) : min(across, down)
        return Offer(width: unit.width * scale, height: unit.height * scale)
    }

    func limits(_ node: Node, _ axis: OracleAxis) -> OracleLimits {
        axis == .horizontal
            ? OracleLimits(node.params.p0, node.params.p1, node.params.p2)
            : OracleLimits(node.params.p3, node.params.p4, node.params.p5)
    }

    private func depthExtent(_ node: Node, _ offer: Offer) -> Extent {
        // The union of the frames where the guides meet.
        func union(_ key: AlignmentKey, _ length: (Extent) -> Double) -> Double {
            let sides = important(node.children).map { child in
                let guide = guide(child, key, offer)
                let rest = length(size(child, offer)) - guide
                return (before: guide, after: rest.isNaN ? .infinity : rest)
            }
            guard let before = sides.map(\.before).max(), let after = sides.map(\.after).max() else { return 0 }
            return before + after >= 0 ? before + after : 0
        }
        return Extent(union(node.horizontal) { $0.width }, union(node.vertical) { $0.height })
    }

    /// Those of the highest priority.
    private func important(_ children: [Node]) -> [Node] {
        let top = children.map { priority($0) }.max() ?? 0
        return children.filter { priority($0) == top }
    }

    // MARK: Priorities

    func priority(_ node: Node) -> Double {
        switch node.kind {
        case .spacer: return -.infinity
        case .priority: return node.params.p0
        case .hStack, .vStack, .zStack: return node.children.isEmpty ? -.infinity : 0
        case .fixedSize, .alignmentGuide, .offset: return priority(only(node))
        case .overlay: return priority(node.children[0])
        case .background: return priority(node.children[1])
        // These keep what `layoutPriority` said, but make something ordinary of a spacer.
        case .frame, .flexFrame, .padding, .aspectRatio, .position:
            return priority(only(node)).isFinite ? priority(only(node)) : 0
        default: return 0
        }
    }

    // MARK: Places

    func spots(_ node: Node, _ offer: Offer, _ extent: Extent) -> [Spot] {
        switch node.kind {
        case .hStack: return stackSpots(node, .horizontal, offer, extent)
        case .vStack: return stackSpots(node, .vertical, offer, extent)
        case .zStack: return depthSpots(node, extent)
        case .frame:
            let inner = Offer(
                width: given(node.params.p0) ?? offer.width, height: given(node.params.p1) ?? offer.height)
            return [aligned(node, extent, inner)]
        case .flexFrame:
            let inner = Offer(
                width: limits(node, .horizontal).innerWhenPlaced(offer.width, extent.width),
                height: limits(node, .vertical).innerWhenPlaced(offer.height, extent.height))
            return [aligned(node, extent, inner)]
        case .padding: return [Spot(child: only(node), x: node.params.p1, y: node.params.p0, offer: inset(node, offer))]
        case .fixedSize: return [centred(only(node), in: extent, loosened(node, offer))]
        case .aspectRatio: return [centred(only(node), in: extent, ratioed(node, offer))]
        case .position:
            let child = size(only(node), Offer(extent))
            return [
                Spot(
                    child: only(node), x: node.params.p0 - child.width / 2, y: node.params.p1 - child.height / 2,
                    offer: Offer(extent))
            ]
        case .offset: return [Spot(child: only(node), x: node.params.p0, y: node.params.p1, offer: offer)]
        case .overlay: return layers(node, node.children[0], node.children[1], offer, extent)
        case .background: return layers(node, node.children[1], node.children[0], offer, extent)
        case .leaf, .sizedLeaf, .text, .spacer: return []
        default: return [Spot(child: only(node), x: 0, y: 0, offer: offer)]
        }
    }

    private func centred(_ child: Node, in extent: Extent, _ offer: Offer) -> Spot {
        let answer = size(child, offer)
        return Spot(
            child: child, x: (extent.width - answer.width) / 2, y: (extent.height - answer.height) / 2, offer: offer)
    }

    private func aligned(_ node: Node, _ extent: Extent, _ inner: Offer) -> Spot {
        let child = only(node)
        return Spot(
            child: child, x: usual(node.horizontal, extent) - guide(child, node.horizontal, inner),
            y: usual(node.vertical, extent) - guide(child, node.vertical, inner), offer: inner)
    }

    private func layers(_ node: Node, _ primary: Node, _ layer: Node, _ offer: Offer, _ extent: Extent) -> [Spot] {
        let inner = Offer(extent)
        return [
            Spot(child: primary, x: 0, y: 0, offer: offer),
            Spot(
                child: layer, x: guide(primary, node.horizontal, offer) - layerGuide(layer, node.horizontal, inner),
                y: guide(primary, node.vertical, offer) - layerGuide(layer, node.vertical, inner), offer: inner),
        ]
    }

    /// The only view of a layer speaks for itself, its frame guides included.
    private func layerGuide(_ layer: Node, _ key: AlignmentKey, _ offer: Offer) -> Double {
        if key.isFrameGuide, layer.kind == .zStack, layer.children.count == 1,
            let value = explicit(layer.children[0], key, offer)
        {
            return value
        }
        return guide(layer, key, offer)
    }

    private func depthSpots(_ node: Node, _ extent: Extent) -> [Spot] {
        let inner = Offer(extent)
        let important = important(node.children)
        let x = important.map { guide($0, node.horizontal, inner) }.max() ?? 0
        let y = important.map { guide($0, node.vertical, inner) }.max() ?? 0
        return node.children.map {
            Spot(
                child: $0, x: x - guide($0, node.horizontal, inner), y: y - guide($0, node.vertical, inner),
                offer: inner)
        }
    }

    private func stackSpots(_ node: Node, _ axis: OracleAxis, _ offer: Offer, _ extent: Extent) -> [Spot] {
        let final = Offer(along: offer.along(axis), across: offer.across(axis) ?? extent.across(axis), axis)
        let result = stack(node, axis, final)
        return zip(node.children, result.children).map { child, place in
            Spot(
                child: child, x: axis == .horizontal ? place.along : place.across,
                y: axis == .horizontal ? place.across : place.along,
                offer: Offer(along: place.offer, across: final.across(axis), axis))
        }
    }

    // MARK: Guides

    /// Where a guide crosses a view.
    func guide(_ node: Node, _ key: AlignmentKey, _ offer: Offer) -> Double {
        explicit(node, key, offer) ?? usual(key, size(node, offer))
    }

    /// Where a guide is in something that does not set it.
    func usual(_ key: AlignmentKey, _ extent: Extent) -> Double {
        switch key {
        case .leading, .top: 0
        case .horizontalCenter: extent.width / 2
        case .verticalCenter: extent.height / 2
        case .trailing: extent.width
        case OracleGuide.horizontal: extent.width / 4
        case OracleGuide.vertical: extent.height / 4
        default: extent.height
        }
    }

    /// Where something in the view sets the guide; what is not a number sets nothing.
    func explicit(_ node: Node, _ key: AlignmentKey, _ offer: Offer) -> Double? {
        guard let value = explicitValue(node, key, offer), !value.isNaN else { return nil }
        return value
    }

    private func explicitValue(_ node: Node, _ key: AlignmentKey, _ offer: Offer) -> Double? {
        switch node.kind {
        case .leaf, .sizedLeaf, .spacer: return nil
        case .text:
            guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
            return (key == .firstTextBaseline ? node.text.lineHeight : size(node, offer).height) - 4
        case .alignmentGuide where node.horizontal == key || node.vertical == key:
            let child = only(node)
            let extent = size(child, offer)
            switch node.guide {
            case .constant(let value): return value
            case .fraction(let part): return part * (key.isVertical ? extent.height : extent.width)
            case .moved(let other, let distance): return guide(child, other, offer) + distance
            case .none, .running: return nil
            }
        case .hStack, .vStack, .zStack:
            if key.isFrameGuide { return nil }
            var values: [Double] = []
            for spot in spots(node, offer, size(node, offer)) {
                if let value = explicit(spot.child, key, spot.offer) {
                    values.append(value + (key.isVertical ? spot.y : spot.x))
                }
            }
            guard !values.isEmpty else { return nil }
            let isBaseline = key == .firstTextBaseline || key == .lastTextBaseline
            return isBaseline ? values.min() : values.reduce(0, +) / Double(values.count)
        case .overlay: return explicit(node.children[0], key, offer)
        case .background: return explicit(node.children[1], key, offer)
        // An offset moves only what is seen.
        case .offset: return explicit(only(node), key, offer)
        default:
            guard let spot = spots(node, offer, size(node, offer)).first else { return nil }
            return explicit(spot.child, key, spot.offer).map { $0 + (key.isVertical ? spot.y : spot.x) }
        }
    }
}

enum OracleGuide {
    static let horizontal = HorizontalAlignment(QuarterAcross.self).key
    static let vertical = VerticalAlignment(QuarterDown.self).key
}

private enum QuarterAcross: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 4 }
}
private enum QuarterDown: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 4 }
}
