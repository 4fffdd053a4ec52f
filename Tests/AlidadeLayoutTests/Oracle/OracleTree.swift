import AlidadeLayout

/// Random trees of what the oracle knows.
struct OracleTree {
    var random: RandomSource

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    private static let horizontal: [AlignmentKey] = [.leading, .horizontalCenter, .trailing, OracleGuide.horizontal]
    private static let vertical: [AlignmentKey] = [
        .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, OracleGuide.vertical,
    ]

    mutating func node(depth: Int, axis: Double = 0) -> Node {
        if depth <= 0 { return leaf(axis: axis) }
        switch random.below(100) {
        case 0..<18: return container(.hStack, depth, 1)
        case 18..<36: return container(.vStack, depth, 2)
        case 36..<46: return container(.zStack, depth, 0)
        case 46..<92: return wrapper(depth: depth)
        default: return leaf(axis: axis)
        }
    }

    private mutating func container(_ kind: ItemKind, _ depth: Int, _ axis: Double) -> Node {
        let children = (0..<random.below(5)).map { _ in node(depth: depth - 1, axis: axis) }
        let params = kind == .zStack ? ItemParams() : ItemParams(optional(Double(random.below(14) - 2)))
        return Node(kind, params, horizontal: key(Self.horizontal), vertical: key(Self.vertical), children)
    }

    private mutating func key(_ keys: [AlignmentKey]) -> AlignmentKey { random.pick(keys) }
    private mutating func optional(_ value: Double) -> Double { random.chance(35) ? .nan : value }
    private mutating func length(_ limit: Int) -> Double { Double(random.below(limit)) }

    private mutating func leaf(axis: Double) -> Node {
        switch random.below(7) {
        case 0, 1: return Node(.leaf)
        case 2: return Node(.sizedLeaf, ItemParams(length(80), length(80)))
        case 3: return Node(.spacer, ItemParams(optional(length(30)), axis))
        default:
            let node = Node(.text)
            // No length divides it, so that no rounding decides where a line ends.
            node.text = StubText(
                width: length(160) + 5.377, lineHeight: 10 + length(14), isOneLine: false, isExact: true,
                hasTextSpacing: random.chance(60))
            return node
        }
    }

    private mutating func ordinary(depth: Int) -> Node {
        let made = node(depth: depth - 1)
        return made.kind == .spacer ? Node(.leaf) : made
    }

    private mutating func wrapper(depth: Int) -> Node {
        let (h, v) = (key(Self.horizontal), key(Self.vertical))
        switch random.below(13) {
        case 0:
            return Node(
                .padding, ItemParams(length(14) - 3, length(14) - 3, length(10), length(10)), [ordinary(depth: depth)])
        case 1, 2:
            return Node(
                .frame, ItemParams(optional(length(200)), optional(length(200))), horizontal: h, vertical: v,
                [node(depth: depth - 1)])
        case 3, 4: return Node(.flexFrame, limits(), horizontal: h, vertical: v, [ordinary(depth: depth)])
        case 5: return Node(.fixedSize, ItemParams(length(2), length(2)), [ordinary(depth: depth)])
        case 6:
            return Node(
                .aspectRatio, ItemParams(random.pick([.nan, 0.25, 0.5, 1, 2, 4]), length(2)), [ordinary(depth: depth)])
        case 7: return Node(.position, ItemParams(length(100) - 20, length(100) - 20), [ordinary(depth: depth)])
        case 8: return Node(.offset, ItemParams(length(100) - 50, length(100) - 50), [ordinary(depth: depth)])
        case 9: return Node(.priority, ItemParams(length(3)), [ordinary(depth: depth)])
        case 10, 11: return guided(depth: depth)
        default:
            let layer = container(.zStack, depth - 1, 0)
            return random.chance(50)
                ? Node(.overlay, horizontal: h, vertical: v, [ordinary(depth: depth), layer])
                : Node(.background, horizontal: h, vertical: v, [layer, ordinary(depth: depth)])
        }
    }

    private mutating func limits() -> ItemParams {
        func most() -> Double { optional(random.chance(40) ? .infinity : 40 + length(160)) }
        return ItemParams(
            optional(length(60)), optional(length(100)), most(), optional(length(60)), optional(length(100)), most())
    }

    private mutating func guided(depth: Int) -> Node {
        let isVertical = random.chance(50)
        let key = key(isVertical ? Self.vertical : Self.horizontal)
        let node = Node(
            .alignmentGuide, horizontal: isVertical ? .none : key, vertical: isVertical ? key : .none,
            [ordinary(depth: depth)])
        node.guide = random.pick([.constant(length(90) - 30), .fraction(0.25), .moved(key, length(20) - 10)])
        return node
    }
}
