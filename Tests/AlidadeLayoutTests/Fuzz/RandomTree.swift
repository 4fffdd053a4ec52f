import AlidadeLayout
import Foundation

enum CustomGuide: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 3 + d[.leading] }
}
enum CustomLine: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.firstTextBaseline] / 2 }
}

/// Trees of everything there is, from a seed.
struct RandomTree {
    var random: RandomSource

    static let horizontalKeys: [AlignmentKey] = [
        .leading, .horizontalCenter, .trailing, HorizontalAlignment(CustomGuide.self).key,
    ]
    static let verticalKeys: [AlignmentKey] = [
        .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
        VerticalAlignment(CustomLine.self).key,
    ]
    static let wrappers: [ItemKind] = [
        .padding, .frame, .flexFrame, .fixedSize, .aspectRatio, .position, .offset, .priority, .alignmentGuide,
        .ignoresSafeArea, .gridCell, .safeAreaPadding, .passthrough,
    ]

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    mutating func root(depth: Int) -> Node {
        let root = Node(.root, ItemParams(length(0, 50), length(0, 20), length(0, 40), 0), [node(depth: depth)])
        return root
    }

    mutating func length(_ from: Int, _ to: Int) -> Double { random.length(from, to) }

    /// A subtree that stands alone.
    mutating func node(depth: Int) -> Node {
        let node = bare(depth: depth)
        randomize(node)
        if random.chance(6) { node.flags.insert(.rightToLeft) }
        if random.chance(15) { node.flags.insert(.observesSize) }
        if random.chance(10) { node.flags.insert(.observesPosition) }
        return node
    }

    private mutating func bare(depth: Int) -> Node {
        if depth <= 0 { return leaf() }
        switch random.below(100) {
        case 0..<35:
            let kind = random.pick([ItemKind.hStack, .vStack, .zStack])
            return Node(kind, children(depth: depth, 0, 4))
        case 35..<70: return Node(random.pick(Self.wrappers), [node(depth: depth - 1)])
        case 70..<76: return Node(.overlay, [node(depth: depth - 1), layer(depth: depth - 1)])
        case 76..<82: return Node(.background, [layer(depth: depth - 1), node(depth: depth - 1)])
        case 82..<86: return Node(.geometryReader, children(depth: depth, 0, 2))
        case 86..<91: return Node(.scroll, [node(depth: depth - 1)])
        case 91..<94: return Node(.safeAreaInset, [node(depth: depth - 1), node(depth: depth - 1)])
        case 94..<96: return Node(.grid, gridChildren(depth: depth))
        case 96..<98:
            let node = Node(.external, children(depth: depth, 0, 3))
            node.layout = random.pick([StubLayout.column, .flow, .first])
            return node
        default: return leaf()
        }
    }

    private mutating func layer(depth: Int) -> Node {
        Node(.zStack, children(depth: depth, 1, 2))
    }

    private mutating func children(depth: Int, _ least: Int, _ most: Int) -> [Node] {
        (0..<(least + random.below(most - least + 1))).map { _ in
            random.chance(5) ? Node(.marker) : node(depth: depth - 1)
        }
    }

    /// Cells with the beginnings and ends of rows among them.
    private mutating func gridChildren(depth: Int) -> [Node] {
        (0..<random.below(9)).map { _ in
            if random.chance(35) {
                let row = Node(.gridRow)
                randomize(row)
                return row
            }
            return node(depth: random.chance(60) ? 0 : depth - 1)
        }
    }

    mutating func leaf() -> Node {
        Node(random.pick([ItemKind.leaf, .leaf, .sizedLeaf, .text, .text, .text, .spacer, .divider, .external]))
    }

    /// Gives a node new parameters for its kind.
    mutating func randomize(_ node: Node) {
        func optional(_ value: Double) -> Double { random.chance(30) ? .nan : value }
        node.horizontal = random.pick(Self.horizontalKeys)
        node.vertical = random.pick(Self.verticalKeys)
        switch node.kind {
        case .marker, .leaf, .zStack, .overlay, .background, .geometryReader, .passthrough: break
        case .root: node.params = ItemParams(length(0, 50), length(0, 20), length(0, 40), 0)
        case .sizedLeaf: node.params = ItemParams(length(0, 80), length(0, 80))
        case .spacer: node.params = ItemParams(optional(length(0, 30)), Double(random.below(3)))
        case .divider: node.params = ItemParams(1, Double(random.below(3)))
        case .text:
            node.text = StubText(
                width: length(5, 200), lineHeight: length(10, 24), hasTextSpacing: random.chance(50))
        case .external: break
        case .hStack, .vStack: node.params = ItemParams(optional(length(-2, 12)))
        case .padding, .safeAreaPadding:
            node.params = ItemParams(length(-4, 10), length(-4, 10), length(0, 10), length(0, 10))
        case .frame: node.params = ItemParams(optional(length(0, 200)), optional(length(0, 200)))
        case .flexFrame:
            node.params = ItemParams(
                optional(length(0, 60)), optional(length(0, 100)),
                optional(random.chance(40) ? .infinity : length(40, 200)), optional(length(0, 60)),
                optional(length(0, 100)), optional(random.chance(40) ? .infinity : length(40, 200)))
        case .fixedSize: node.params = ItemParams(Double(random.below(2)), Double(random.below(2)))
        case .aspectRatio: node.params = ItemParams(optional(length(1, 3)), Double(random.below(2)))
        case .position, .offset: node.params = ItemParams(length(-40, 100), length(-40, 100))
        case .priority: node.params = ItemParams(Double(random.below(3)))
        case .alignmentGuide:
            if random.chance(50) { node.horizontal = .none } else { node.vertical = .none }
            let key = node.horizontal == .none ? node.vertical : node.horizontal
            node.guide = random.pick([
                .constant(length(-30, 60)), .fraction(0.25), .moved(key, length(-10, 10)), .none,
            ])
        case .ignoresSafeArea: node.params = ItemParams(Double(random.below(16)), 255)
        case .scroll: node.params = ItemParams(Double(random.below(4)), length(0, 60), length(0, 200))
        case .safeAreaInset: node.params = ItemParams(Double(random.below(4)), optional(length(0, 10)))
        case .grid: node.params = ItemParams(optional(length(0, 12)), optional(length(0, 12)))
        case .gridRow:
            node.params = ItemParams(random.chance(80) ? 1 : 0)
            if random.chance(70) { node.vertical = .none }
        case .gridCell:
            let anchor = optional(length(0, 1))
            node.params = ItemParams(
                optional(Double(1 + random.below(3))), optional(Double(random.below(4))), anchor, anchor)
            if random.chance(70) { node.horizontal = .none }
        }
    }
}
