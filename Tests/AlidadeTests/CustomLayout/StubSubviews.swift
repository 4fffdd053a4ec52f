import Alidade
import AlidadeLayout

/// Subviews without an engine: boxes that stretch between a least and a largest size.
final class StubSubviews: SubviewSource, ViewDimensionsProvider {
    struct Box: Sendable {
        var width: ClosedRange<Double> = 0...Double.infinity
        var height: ClosedRange<Double> = 0...Double.infinity
        /// On both axes, where nothing is proposed.
        var ideal = 10.0
        var priority = 0.0
        var spacing = ViewSpacing.plain
        var guides: [AlignmentKey: Double] = [:]
        var values: [ObjectIdentifier: any Sendable] = [:]

        static let color = Box()
        static func fixed(_ width: Double, _ height: Double) -> Box {
            Box(width: width...width, height: height...height)
        }
        static func spacer(_ axis: Axis, least: Double = 8) -> Box {
            Box(
                width: axis == .horizontal ? least...Double.infinity : 0...0,
                height: axis == .vertical ? least...Double.infinity : 0...0, ideal: least, priority: -.infinity,
                spacing: .spacer(axis))
        }
    }

    var boxes: [Box]
    var isRightToLeft = false
    private(set) var measures: [(index: Int, proposal: Proposal)] = []

    init(_ boxes: [Box]) { self.boxes = boxes }

    var subviewCount: Int { boxes.count }

    func size(at index: Int, _ proposal: Proposal) -> LayoutSize {
        measures.append((index, proposal))
        func length(_ range: ClosedRange<Double>, _ proposed: Double) -> Double {
            let wanted = proposed.isNaN ? boxes[index].ideal : proposed
            return min(max(wanted, range.lowerBound), range.upperBound)
        }
        return LayoutSize(
            width: length(boxes[index].width, proposal.width), height: length(boxes[index].height, proposal.height))
    }

    func dimensions(at index: Int, _ proposal: Proposal) -> ViewDimensions {
        let size = size(at: index, proposal)
        return ViewDimensions(
            width: size.width, height: size.height, provider: self, item: Int32(index),
            proposedWidth: proposal.width, proposedHeight: proposal.height)
    }

    func spacing(at index: Int) -> ViewSpacing { boxes[index].spacing }
    func priority(at index: Int) -> Double { boxes[index].priority }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type, at index: Int) -> K.Value? {
        boxes[index].values[ObjectIdentifier(key)] as? K.Value
    }

    func explicitGuide(_ key: AlignmentKey, of view: MeasuredView) -> Double? { boxes[Int(view.item)].guides[key] }
}

/// A layout over stub subviews, measured and placed.
final class StubContainer<L: Layout> {
    let source: StubSubviews
    let context: SubviewContext
    let runner: TypedLayoutRunner<L>

    init(_ layout: L, _ boxes: [StubSubviews.Box], isRightToLeft: Bool = false) {
        source = StubSubviews(boxes)
        source.isRightToLeft = isRightToLeft
        context = SubviewContext(source)
        runner = TypedLayoutRunner(layout)
    }

    /// Numbers that are not given are unspecified.
    func size(_ width: Double = .nan, _ height: Double = .nan) -> CGSize {
        let size = runner.size(Proposal(width: width, height: height), context)
        return CGSize(width: size.width, height: size.height)
    }

    /// The frames of all subviews once the container has taken the size that it wants for a proposal.
    func frames(_ width: Double = .nan, _ height: Double = .nan) -> [CGRect] {
        let proposal = Proposal(width: width, height: height)
        var frames = [CGRect](repeating: .null, count: context.count)
        let container = runner.size(proposal, context)
        runner.places(size: container, proposal, context) { index, place in
            guard let place else { return }
            let size = source.size(at: index, place.proposal)
            let x = source.isRightToLeft ? container.width - size.width - place.x : place.x
            frames[index] = CGRect(x: x, y: place.y, width: size.width, height: size.height)
        }
        return frames
    }
}
