import Alidade
import AlidadeLayout
import Testing

private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@Suite struct LayoutInTreeTests {
    @Test func aLayoutsSubviewsArePlacedInTheWindow() {
        let host = StubTree()
        let layout = host.add(EqualWidths(), to: host.root)
        let boxes = [30.0, 44, 20].map { host.addBox($0, 10, to: layout) }
        host.layout(400, 100)
        #expect(host.frame(layout) == frame(126, 45, 148, 10))
        #expect(boxes.map(host.frame) == [frame(133, 45, 30, 10), frame(178, 45, 44, 10), frame(242, 45, 20, 10)])
    }

    @Test func fromRightToLeftPlacesAreMirrored() {
        let host = StubTree()
        let layout = host.add(Flow(), to: host.root, flags: .rightToLeft)
        let boxes = [30.0, 44].map { host.addBox($0, 10, to: layout) }
        host.layout(78, 10)
        #expect(boxes.map(host.frame) == [frame(48, 0, 30, 10), frame(0, 0, 44, 10)])
    }

    @Test func aChangedSubviewIsMeasuredAgain() {
        let host = StubTree()
        let layout = host.add(EqualWidths(), to: host.root)
        let boxes = [30.0, 44].map { host.addBox($0, 10, to: layout) }
        host.layout(200, 10)
        #expect(host.frame(layout).width == 96)
        host.resize(boxes[0], 60, 10)
        host.layout(200, 10)
        #expect(host.frame(layout) == frame(36, 0, 128, 10))
        let third = host.addBox(10, 10, to: layout)
        host.layout(300, 10)
        #expect(host.frame(layout).width == 196)
        #expect(host.frame(third).midX == 218)
        host.tree.remove(boxes[0])
        host.layout(300, 10)
        #expect(host.frame(layout).width == 96)
    }

    @Test func aFrameThatChangesNothingAsksNothing() {
        final class Count { var calls = 0 }
        struct Counting: Layout {
            let count: Count
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                count.calls += 1
                return subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                count.calls += 1
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        let host = StubTree()
        let count = Count()
        let layout = host.add(Counting(count: count), to: host.root)
        let inner = host.add(.frame, ItemParams(50, 50), to: layout)
        // What only wraps a leaf keeps no answers, so there is something between.
        let box = host.addBox(10, 10, to: host.add(.padding, ItemParams(0, 0, 0, 0), to: inner))
        host.layout(100, 100)
        #expect(count.calls == 2)
        host.layout(100, 100)
        #expect(count.calls == 2)
        // The frame answers as before, so the change ends there.
        host.resize(box, 20, 20)
        host.layout(100, 100)
        #expect(count.calls == 2)
        #expect(host.frame(box) == frame(40, 40, 20, 20))
    }

    @Test func layoutValues() {
        let host = StubTree()
        let layout = host.add(Radial(), to: host.root)
        let boxes = [host.addBox(10, 10, to: layout), host.addBox(10, 10, to: layout)]
        host.values[boxes[1]] = [ObjectIdentifier(Turn.self): -90.0]
        host.layout(100, 100)
        #expect(host.frame(boxes[0]) == frame(45, -5, 10, 10))
        #expect(host.frame(boxes[1]) == frame(95, 45, 10, 10))
    }

    @Test func guidesPassThroughLayouts() {
        let host = StubTree()
        let row = host.add(.hStack, ItemParams(0), to: host.root, vertical: .firstTextBaseline)
        let layout = host.add(Flow(), to: row)
        let guide = host.add(.alignmentGuide, to: layout, horizontal: .none, vertical: .firstTextBaseline)
        host.guides[guide] = 7
        let first = host.addBox(20, 20, to: guide)
        let second = host.addBox(20, 40, to: row)
        host.layout(100, 40)
        #expect(host.frame(first).minY - host.frame(second).minY == 33)
    }

    @Test func handlesKeptBeyondAChangeFindNothing() {
        final class Store { var subview: LayoutSubview? }
        struct Keeping: Layout {
            let store: Store
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                store.subview = subviews.last
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let host = StubTree()
        let store = Store()
        let layout = host.add(Keeping(store: store), to: host.root)
        let box = host.addBox(10, 10, to: layout)
        host.layout(100, 100)
        let kept = store.subview
        #expect(kept?.sizeThatFits(.zero) == CGSize(width: 10, height: 10))
        host.tree.remove(box)
        host.layout(100, 100)
        #expect(kept?.sizeThatFits(.zero) == .zero)
    }

    @Test func theFirstThatFits() {
        let host = StubTree()
        let frame = host.add(.frame, ItemParams(.nan, .nan), to: host.root)
        let layout = host.add(FittingRunner(.horizontal), to: frame)
        let boxes = [70.0, 50, 10].map { host.addBox($0, 20, to: layout) }
        func shown() -> [Bool] { boxes.map { !host.tree.item($0).pointee.flags.contains(.leftOut) } }
        host.layout(50, 10)
        #expect(shown() == [false, true, false])
        #expect(host.frame(layout) == CGRect(x: 0, y: -5, width: 50, height: 20))
        #expect(Set(host.tree.changedPresence) == [boxes[0], boxes[2]])
        host.tree.changedPresence = []
        host.layout(75, 10)
        #expect(shown() == [true, false, false])
        #expect(host.tree.changedPresence == [boxes[0], boxes[1]])
        host.layout(5, 10)
        #expect(shown() == [false, false, true])
    }

    /// Random rows, each once as a stack that the tree knows and once as a layout over subviews.
    @Test(arguments: 0..<40)
    func stackLayoutsAgreeWithStacks(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed + 1))
        let host = StubTree()
        let spacing: CGFloat? = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: -5...20, using: &random))
        let isHorizontal = Bool.random(using: &random)
        let direction: ItemFlags = Bool.random(using: &random) ? .rightToLeft : []
        let built = host.add(
            isHorizontal ? .hStack : .vStack, ItemParams(spacing.map { Double($0) } ?? .nan), to: host.root,
            horizontal: .trailing, vertical: .bottom, flags: direction)
        let own =
            isHorizontal
            ? host.add(HStackLayout(alignment: .bottom, spacing: spacing), to: host.root, flags: direction)
            : host.add(VStackLayout(alignment: .trailing, spacing: spacing), to: host.root, flags: direction)
        var pairs = [(built, own)]
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
            let priority = Int.random(in: 0...3, using: &random) == 0 ? number(-1...1) : 0
            let kind = Int.random(in: 0...3, using: &random)
            let (a, b, c) = (number(0...40), number(40...90), number(0...60))
            let parents = [built, own].map { host.add(.priority, ItemParams(priority), to: $0) }
            let items = parents.map { parent -> ItemIndex in
                switch kind {
                case 0: return host.addBox(a, c, to: parent)
                case 1: return host.add(.spacer, ItemParams(a, isHorizontal ? 1 : 2), to: parent)
                case 2:
                    let frame = host.add(.flexFrame, ItemParams(a, .nan, b, .nan, .nan, c), to: parent)
                    host.add(.leaf, to: frame)
                    return frame
                default: return host.add(.leaf, to: parent)
                }
            }
            pairs.append((items[0], items[1]))
        }
        for size in [(200.0, 100.0), (60, 300), (0, 0), (1000, 40)] {
            host.layout(size.0, size.1)
            for (a, b) in pairs { #expect(close(host.frame(a), host.frame(b))) }
        }
    }

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
        return differences.allSatisfy { abs($0) < 1e-6 }
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
