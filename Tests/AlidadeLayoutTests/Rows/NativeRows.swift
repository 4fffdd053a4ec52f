import AlidadeLayout
import Testing

/// Captured from a native framework: a window that hugs what was proposed 400 × 600, to half a point.
@Suite struct NativeRows {
    struct Row: CustomStringConvertible, Sendable {
        let id: String
        let tree: @Sendable () -> Node
        let leaves: [(Double, Double)]
        let root: (Double, Double)
        var description: String { id }

        init(
            _ id: String, _ leaves: [(Double, Double)], _ root: (Double, Double), _ tree: @escaping @Sendable () -> Node
        ) {
            self.id = id
            self.leaves = leaves
            self.root = root
            self.tree = tree
        }
    }

    static let rows: [Row] = [
        Row("N1", [(0, 0)], (31, 16)) { T(31) },
        Row("N2", [(0.5, 0)], (400, 16)) { T(399.5) },
        Row("N3", [(0, 0)], (400, 600)) { C() },
        Row("N4", [], (0, 600)) { V([Gap()]) },
        Row("N5", [], (0, 0)) { V([]) },
        Row("N6", [(9.5, 0), (0, 16), (7.5, 32)], (46, 48)) { V([T(27), T(46), T(31.5)]) },
        Row("N7", [(0.5, 0), (0.5, 16), (0.5, 32)], (78, 48)) { V(.nan, .leading, [T(33.5), T(77.5), T(22.5)]) },
        Row("N8", [(44.5, 0), (0.5, 16), (55.5, 32)], (78, 48)) { V(.nan, .trailing, [T(33.5), T(77.5), T(22.5)]) },
        Row("N10", [(0.5, 0), (1, 16), (0.5, 32)], (10, 48)) { V(0, [T(9), T(8.5), T(9.5)]) },
        Row("N11", [(11.5, 0), (0.5, 584)], (45, 600)) { V([T(22.5), Gap(), T(44.5)]) },
        Row("N13", [(0.5, 0)], (61, 16)) { V([T(60.5)]) },
        Row("N14", [(0, 0), (32, 0)], (64, 16)) { H([T(24), T(32)]) },
        Row("N15", [(0.5, 0), (42, 0)], (93, 48)) { H(.nan, .top, [T(33.5), T(51, 48)]) },
        Row("N16", [(0.5, 32), (42, 0)], (93, 48)) { H(.nan, .bottom, [T(33.5), T(51, 48)]) },
        Row("N17", [(0, 0), (44, 0)], (76, 16)) { H(20, [T(24), T(32)]) },
        Row("N18", [(0, 0), (368, 0)], (400, 16)) { H([T(24), Gap(), T(32)]) },
        Row("N19", [(0, 0), (72, 92)], (200, 200)) { Z([C().frame(200, 200), T(56)]) },
        Row("N20", [(0, 0), (0, 0)], (200, 200)) { Z(.topLeading, [C().frame(200, 200), T(70.5)]) },
        Row("N22", [(77, 42)], (200, 100)) { T(46).frame(200, 100) },
        Row("N23", [(113, 67)], (300, 150)) { T(74).flex(minW: 100, maxW: 300, minH: 50, maxH: 150) },
        Row("N24", [(169.5, 0)], (400, 16)) { T(61).flex(maxW: .infinity) },
        Row("N26", [(16.5, 16)], (79, 48)) { T(46.5).padding() },
        Row("N27", [(20.5, 20)], (114, 56)) { T(73.5).padding(20) },
        Row("N28", [(24, 0)], (110, 16)) { T(62).padding(0, 24, 0, 24) },
        Row("N29", [(24, 24)], (141, 64)) { T(93).padding(8).padding(16) },
        Row("N33", [(2.5, 0), (0.5, 292), (5, 584)], (49, 600)) { V([T(44.5), Gap(), T(48.5), Gap(), T(39.5)]) },
        Row("N35", [(134, 92)], (300, 200)) { T(32).frame(100, 40).frame(200, 100).frame(300, 200) },
        Row("N39", [(65.5, 37)], (140, 90)) { T(9).frame(100, 50).padding(20) },
        Row("N41", [(0, 0), (391.5, 16)], (400, 32)) {
            V(
                .nan, .leading,
                [
                    H([T(9), Gap()]).flex(maxW: .infinity), T(8.5).flex(maxW: .infinity, .trailing),
                ])
        },
        Row("N43", [(11.5, 0), (11.5, 200), (0.5, 584)], (45, 600)) {
            V([T(22.5), Gap(), T(22.5), Gap(), Gap(), T(44.5)])
        },
        Row("N45", [(82.5, 44)], (174, 104)) { T(9).padding(4).frame(80, 40).padding(8).frame(150, 80).padding(12) },
        Row("N46", [(172, 82)], (400, 180)) { T(56).flex(maxW: .infinity, minH: 180) },
    ]

    @Test(arguments: rows) func framesAreTheNativeOnes(_ row: Row) {
        let content = row.tree()
        let subject = TestTree(Node(.root, [content]))
        let hugged = subject.tree.size(of: content.item, Proposal(width: 400, height: 600))
        // A window has whole points.
        let window = (hugged.width.rounded(.up), hugged.height.rounded(.up))
        #expect(window == row.root)
        subject.layout(window.0, window.1)
        var leaves: [(Double, Double)] = []
        subject.visit(content) { node in
            guard node.children.isEmpty, node.kind == .text || node.kind == .leaf else { return }
            let frame = subject.frame(node)
            leaves.append(((2 * frame.x + 0.5).rounded(.down) / 2, (2 * frame.y + 0.5).rounded(.down) / 2))
        }
        #expect(leaves.count == row.leaves.count)
        for (leaf, expected) in zip(leaves, row.leaves) {
            #expect(abs(leaf.0 - expected.0) <= 0.5 && abs(leaf.1 - expected.1) <= 0.5, "\(leaf), not \(expected)")
        }
    }
}
