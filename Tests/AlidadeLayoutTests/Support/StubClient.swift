import AlidadeLayout

/// Answers for the nodes of a test's tree.
final class StubClient: LayoutClient {
    unowned(unsafe) var tree: LayoutTree
    var nodes: [Node] = []
    private(set) var guideCalls: [(String, AlignmentKey)] = []
    private var running = 0.0

    init(_ tree: LayoutTree) { self.tree = tree }

    private func node(_ item: ItemIndex) -> Node { nodes[Int(tree.item(item).pointee.payload)] }

    func add(_ node: Node) -> Int32 {
        nodes.append(node)
        return Int32(nodes.count - 1)
    }

    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        let node = node(item)
        if node.kind == .text { return node.text.size(proposal) }
        switch node.layout {
        case .none: return LayoutSize(width: proposal.width.isNaN ? 10 : proposal.width, height: 20)
        default: return arrange(item, node, proposal).size
        }
    }

    /// Half of the texts say so; both kinds must come to the same.
    func hasOneHeight(_ item: ItemIndex, _ proposal: Proposal) -> Bool {
        node(item).text.width.truncatingRemainder(dividingBy: 2) < 1
    }

    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal) {
        let node = node(item)
        guard node.layout != .none else { return }
        for place in arrange(item, node, proposal).places {
            tree.placeChild(place.0, x: place.1, y: place.2, proposal: place.3)
        }
    }

    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double) {
        let text = node(item).text
        let height = text.size(proposal).height
        return (text.lineHeight - 4, height - 4)
    }

    func spacing(_ item: ItemIndex) -> ViewSpacing {
        let node = node(item)
        guard node.kind == .text, node.text.hasTextSpacing else { return .plain }
        let line = node.text.lineHeight
        // Native rows: texts that touch each other.
        if node.text.isOneLine { return node.text.edges }
        let metrics = TextLineMetrics(ascent: line * 0.8, descent: line * 0.2, leading: line / 10, capHeight: line / 2)
        return .text(first: metrics, last: metrics, pixel: tree.pixelLength)
    }

    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double? {
        let node = node(item)
        guideCalls.append((node.name, key))
        switch node.guide {
        case .none: return nil
        case .constant(let value): return value
        case .fraction(let part):
            return part * Double(key.isVertical ? dimensions.height : dimensions.width)
        case .moved(let other, let distance): return dimensions.value(of: other) + distance
        case .running:
            // The first child in its container begins again.
            if tree.item(item).pointee.previous == noItem { running = 0 }
            running -= Double(key.isVertical ? dimensions.height : dimensions.width)
            return running
        }
    }

    func forgetCalls() { guideCalls.removeAll() }

    /// A user's layout: children below each other or in lines.
    private func arrange(
        _ item: ItemIndex, _ node: Node, _ proposal: Proposal
    ) -> (size: LayoutSize, places: [(ItemIndex, Double, Double, Proposal)]) {
        var places: [(ItemIndex, Double, Double, Proposal)] = []
        var (x, y, width, line) = (0.0, 0.0, 0.0, 0.0)
        var last: ViewSpacing?
        var child = tree.firstChild(of: item)
        while child != noItem {
            defer { child = tree.next(of: child) }
            if tree.item(child).pointee.kind.isMarker { continue }
            switch node.layout {
            case .none: break
            case .first:
                if places.isEmpty {
                    let size = tree.size(of: child, proposal)
                    places.append((child, 3, 4, proposal))
                    (width, y) = (size.width, size.height)
                }
            case .column:
                let inner = Proposal(width: proposal.width, height: .nan)
                let dimensions = tree.dimensions(of: child, inner)
                let spacing = tree.spacing(of: child)
                if let last { y += Double(last.distance(to: spacing, along: .vertical)) }
                last = spacing
                let indent = max(0, min(tree.priority(of: child), 5))
                places.append((child, indent - Double(dimensions[.leading]), y, inner))
                y += Double(dimensions.height)
                width = max(width, Double(dimensions.width) + indent)
            case .flow:
                let size = tree.size(of: child, .unspecified)
                let limit = proposal.width.isNaN ? 200 : proposal.width
                if x > 0, x + size.width > limit {
                    x = 0
                    y += line + 4
                    line = 0
                }
                places.append((child, x, y, .unspecified))
                x += size.width + 4
                line = max(line, size.height)
                width = max(width, x - 4)
            }
        }
        return (LayoutSize(width: width, height: y + line), places)
    }
}
