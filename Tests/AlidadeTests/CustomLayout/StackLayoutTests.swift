import Alidade
import AlidadeLayout
import Testing

private typealias Box = StubSubviews.Box

private func box(
    _ width: ClosedRange<Double> = 0...Double.infinity, _ height: ClosedRange<Double> = 0...Double.infinity,
    priority: Double = 0
) -> Box {
    Box(width: width, height: height, priority: priority)
}

private let unbounded = Double.infinity

@Suite struct StackLayoutTests {
    // Spacing (nil: default), proposal's width, subviews, then x and width of each.
    @Test(
        arguments: [
            (nil, 100, [.color, .color, .color], [(0, 28), (36, 28), (72, 28)]),
            (0, 100, [box(60...unbounded), .color], [(0, 60), (60, 40)]),
            (0, 100, [box(0...30), .color], [(0, 30), (30, 70)]),
            (0, 120, [.color, box(20...20), box(0...30)], [(0, 70), (70, 20), (90, 30)]),
            (0, 100, [box(priority: 1), box(30...unbounded)], [(0, 70), (70, 30)]),
            (nil, 100, [.spacer(.horizontal), .color], [(0, 8), (8, 92)]),
            (0, 150, [box(0...100), box(100...unbounded)], [(0, 75), (75, 100)]),
            (10, 100, [box(0...60), .spacer(.horizontal, least: 0), box(0...60)], [(0, 40), (50, 0), (60, 40)]),
            (10, 160, [box(0...60), .spacer(.horizontal, least: 0), box(0...60)], [(0, 60), (70, 20), (100, 60)]),
            (nil, .nan, [.color, .spacer(.horizontal), .color], [(0, 10), (10, 8), (18, 10)]),
            (nil, .nan, [.color, .color], [(0, 10), (18, 10)]),
            (nil, 0, [.color, .color], [(0, 0), (8, 0)]),
            (0, 0, [], []),
        ] as [(CGFloat?, Double, [StubSubviews.Box], [(Double, Double)])])
    func rows(spacing: CGFloat?, width: Double, boxes: [StubSubviews.Box], expected: [(Double, Double)]) {
        let row = StubContainer(HStackLayout(spacing: spacing), boxes)
        #expect(row.frames(width, 50).map(\.minX) == expected.map { CGFloat($0.0) })
        #expect(row.frames(width, 50).map(\.width) == expected.map { CGFloat($0.1) })
        // The same turned by a quarter, and the same with its type hidden.
        let turned = boxes.map { box in
            var turned = box
            (turned.width, turned.height) = (box.height, box.width)
            if box.priority == -.infinity { turned.spacing = .spacer(.vertical) }
            return turned
        }
        let column = StubContainer(AnyLayout(VStackLayout(spacing: spacing)), turned)
        #expect(column.frames(50, width).map(\.minY) == expected.map { CGFloat($0.0) })
        #expect(column.frames(50, width).map(\.height) == expected.map { CGFloat($0.1) })
    }

    @Test(
        arguments: [
            (VerticalAlignment.top, [0, 0]), (.center, [15, 0]), (.bottom, [30, 0]), (.firstTextBaseline, [5, 0]),
        ] as [(VerticalAlignment, [CGFloat])])
    func alignmentAcross(alignment: VerticalAlignment, expected: [CGFloat]) {
        var second = Box.fixed(10, 50)
        second.guides = [.firstTextBaseline: 25]
        let row = StubContainer(HStackLayout(alignment: alignment), [.fixed(10, 20), second])
        #expect(row.frames(100, 100).map(\.minY) == expected)
        #expect(row.size(100, 100) == CGSize(width: 28, height: 50))
    }

    @Test func rightToLeftRunsFromTheRight() {
        let row = StubContainer(HStackLayout(), [.fixed(10, 10), .fixed(20, 10)], isRightToLeft: true)
        #expect(row.frames(100, 50).map(\.minX) == [28, 0])
    }

    @Test func unspecifiedBreadthBecomesTheStacksOwnWhenPlacing() {
        let column = StubContainer(VStackLayout(), [.fixed(70, 20), .color])
        #expect(column.size() == CGSize(width: 70, height: 38))
        #expect(column.frames()[1] == CGRect(x: 0, y: 28, width: 70, height: 10))
    }

    @Test(
        arguments: [
            (Alignment.center, 20, 20), (.topLeading, 0, 0), (.bottomTrailing, 40, 40), (.top, 20, 0),
            (.trailing, 40, 20),
        ] as [(Alignment, CGFloat, CGFloat)])
    func layers(alignment: Alignment, x: CGFloat, y: CGFloat) {
        let layers = StubContainer(ZStackLayout(alignment: alignment), [.fixed(60, 60), .fixed(20, 20)])
        #expect(layers.size(200, 200) == CGSize(width: 60, height: 60))
        #expect(layers.frames(200, 200)[1].origin == CGPoint(x: x, y: y))
    }

    @Test func onlyTheHighestPriorityGivesLayersTheirSize() {
        let layers = StubContainer(ZStackLayout(), [.spacer(.horizontal), .fixed(20, 20), box(priority: -1)])
        #expect(layers.size(100, 60) == CGSize(width: 20, height: 20))
        #expect(layers.frames(100, 60)[2] == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test func anotherTypeOfLayoutGetsACacheOfItsOwn() {
        let container = StubContainer(AnyLayout(EqualWidths()), [.fixed(10, 10), .fixed(20, 10)])
        #expect(container.size() == CGSize(width: 48, height: 20 / 2))
        container.runner.update(AnyLayout(VStackLayout(spacing: 0)))
        #expect(container.size() == CGSize(width: 20, height: 20))
        container.runner.update(AnyLayout(AnyLayout(EqualWidths())))
        #expect(container.size() == CGSize(width: 48, height: 10))
    }

    @Test func dataOfHiddenTypesInterpolate() {
        struct Gap: Layout, Equatable {
            var width: CGFloat
            var animatableData: CGFloat {
                get { width }
                set { width = newValue }
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: width, height: 0)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        var data = AnyLayout(Gap(width: 10)).animatableData
        data.interpolate(towards: AnyLayout(Gap(width: 20)).animatableData, amount: 0.5)
        var layout = AnyLayout(Gap(width: 0))
        layout.animatableData = data
        #expect(StubContainer(layout, []).size().width == 15)
        #expect(_AnyAnimatableData.zero == AnyLayout(Gap(width: 0)).animatableData)
        #expect(data - data == .zero)
        layout.animatableData = AnyLayout(HStackLayout()).animatableData
        #expect(StubContainer(layout, []).size().width == 15)
    }
}
