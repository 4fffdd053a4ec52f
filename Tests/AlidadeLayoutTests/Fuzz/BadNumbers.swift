import AlidadeLayout
import Testing

/// No number that a program can produce makes a place that is not finite, or ends the process.
@Suite struct BadNumbers {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0,
    ]

    static func trees(_ kind: ItemKind, _ params: ItemParams) -> [Node] {
        func node() -> Node {
            let children: [Node] =
                switch kind {
                case .overlay, .safeAreaInset: [Box(20, 20), Z([C(), T(30)])]
                case .background: [Z([C(), T(30)]), Box(20, 20)]
                case .marker, .gridRow, .leaf, .sizedLeaf, .text, .spacer, .divider: []
                case .grid: [Node(.gridRow, ItemParams(1)), T(30), C(), Node(.gridRow), Gap(), Box(20, 20)]
                default: [T(30), C(), Gap(), Box(20, 20)]
                }
            let node = Node(kind, params, children)
            if kind == .external { node.layout = .flow }
            if kind == .alignmentGuide {
                node.vertical = .none
                node.guide = .constant(params.p0)
            }
            return node
        }
        return [
            node(), H([node(), C(), node()]), V(.nan, .leading, [node(), C()]), Z(.topLeading, [node(), T(20)]),
            Scroll(.vertical, node()), node().aspect(.nan, fill: true), node().fixedSize(), C().overlay(node()),
            node().frame(10, 10, .bottomTrailing),
        ]
    }

    @Test(arguments: ItemKind.allCases) func everyParameter(_ kind: ItemKind) {
        for number in Self.numbers {
            for place in 0..<6 {
                var params = ItemParams(.nan, .nan, .nan, .nan, .nan, .nan)
                switch place {
                case 0: params.p0 = number
                case 1: params.p1 = number
                case 2: params.p2 = number
                case 3: params.p3 = number
                case 4: params.p4 = number
                default: params.p5 = number
                }
                for tree in Self.trees(kind, params) { check(tree, "\(kind) p\(place) = \(number)") }
            }
        }
    }

    @Test(arguments: numbers) func windowSize(_ number: Double) {
        for size in [(number, 100), (100, number), (number, number)] {
            check(V([C(), T(30)]).padding(), "window \(size)", size: size)
        }
    }

    @Test(arguments: numbers) func textAndPixel(_ number: Double) {
        for pixel in [1, number] {
            let text = T(number, 16)
            let tall = T(20, number)
            let subject = TestTree(
                Node(.root, [Scroll(.vertical, V([text, H(.nan, .firstTextBaseline, [tall, C()])]))]))
            subject.tree.pixelLength = pixel
            check(subject, "text \(number)", size: (100, 100))
        }
    }

    private func check(_ node: Node, _ what: String, size: (Double, Double) = (100, 80)) {
        check(TestTree(Node(.root, ItemParams(5), [node])), what, size: size)
    }

    private func check(_ subject: TestTree, _ what: String, size: (Double, Double)) {
        subject.layout(size.0, size.1)
        subject.tree.forEachInSubtree(of: subject.root.item) { index in
            let item = subject.tree.item(index).pointee
            let isFinite =
                item.x.isFinite && item.y.isFinite && item.width.isFinite && item.height.isFinite && item.width >= 0
                && item.height >= 0
            if !isFinite {
                Issue.record("\(what): \(item.kind) at (\(item.x), \(item.y), \(item.width), \(item.height))")
            }
        }
    }
}
