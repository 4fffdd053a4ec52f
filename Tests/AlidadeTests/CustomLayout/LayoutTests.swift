import Alidade
import AlidadeLayout
import Testing

private typealias Box = StubSubviews.Box

private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@Suite struct LayoutTests {
    @Test func equalWidths() {
        let container = StubContainer(EqualWidths(), [.fixed(30, 10), Box(width: 0...50), .fixed(44, 20)])
        #expect(container.size() == CGSize(width: 148, height: 20))
        // The second one is stretched to the width of the widest, the others keep theirs and are centred.
        #expect(container.frames() == [frame(7, 5, 30, 10), frame(52, 0, 44, 20), frame(104, 0, 44, 20)])
        let mirrored = StubContainer(EqualWidths(), container.source.boxes, isRightToLeft: true)
        #expect(mirrored.frames() == [frame(111, 5, 30, 10), frame(52, 0, 44, 20), frame(0, 0, 44, 20)])
    }

    @Test(
        arguments: [
            (Double.nan, CGSize(width: 132, height: 30), [(0.0, 0.0), (34, 0), (88, 0)]),
            (100, CGSize(width: 84, height: 54), [(0, 0), (34, 0), (0, 34)]),
            (40, CGSize(width: 50, height: 78), [(0, 0), (0, 24), (0, 58)]),
        ] as [(Double, CGSize, [(Double, Double)])])
    func flow(width: Double, size: CGSize, origins: [(Double, Double)]) {
        let container = StubContainer(Flow(), [.fixed(30, 20), .fixed(50, 30), .fixed(44, 20)])
        #expect(container.size(width) == size)
        #expect(container.frames(width).map(\.origin) == origins.map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test func radial() {
        var boxes = [Box](repeating: .fixed(10, 10), count: 4)
        boxes[3].values[ObjectIdentifier(Turn.self)] = 90.0
        let frames = StubContainer(Radial(), boxes).frames(200, 120)
        let expected = [(100.0, 0.0), (160, 60), (100, 120), (100, 0)]
        for (frame, middle) in zip(frames, expected) {
            #expect(abs(frame.midX - middle.0) < 1e-9)
            #expect(abs(frame.midY - middle.1) < 1e-9)
        }
    }

    @Test func severalProposals() {
        let container = StubContainer(Probing(), [Box(width: 20...80, height: 30...40)])
        #expect(container.size(50, 50) == CGSize(width: 80, height: 30))
        #expect(container.source.measures.map(\.proposal) == [.infinity, .zero])
        #expect(container.frames(50, 50) == [frame(0, 0, 80, 30)])
    }

    @Test func aForgottenSubviewIsCentred() {
        let container = StubContainer(Forgetful(), [.fixed(5, 5), .fixed(20, 10), Box(width: 0...40)])
        #expect(container.frames(100, 50) == [frame(0, 0, 5, 5), frame(40, 20, 20, 10), frame(30, 0, 40, 50)])
    }

    @Test func priorities() {
        var boxes: [Box] = [.fixed(10, 10), .fixed(10, 20), .fixed(10, 30)]
        boxes[1].priority = 2
        boxes[2].priority = 1
        let container = StubContainer(Ranking(), boxes)
        #expect(container.frames() == [frame(0, 50, 10, 10), frame(0, 0, 10, 20), frame(0, 20, 10, 30)])
    }

    @Test func placesOutsidePlacingDoNothing() {
        struct Eager: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].place(at: CGPoint(x: 1, y: 1), proposal: .zero)
                return CGSize(width: 100, height: 100)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        #expect(StubContainer(Eager(), [.fixed(10, 10)]).frames() == [frame(45, 45, 10, 10)])
    }

    @Test func valuesThatAreNoNumbersBecomeZero() {
        struct Broken: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: -5)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
            }
        }
        let container = StubContainer(Broken(), [.fixed(10, 10)])
        #expect(container.size() == .zero)
        #expect(container.frames() == [frame(0, 0, 10, 10)])
    }

    @Test func theCacheIsMadeOnceAndBroughtUpToDateAfterChanges() {
        final class Log { var calls: [String] = [] }
        struct Logging: Layout {
            let log: Log
            func makeCache(subviews: Subviews) -> Int {
                log.calls.append("make \(subviews.count)")
                return 0
            }
            func updateCache(_ cache: inout Int, subviews: Subviews) {
                log.calls.append("update")
                cache += 1
            }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
                log.calls.append("size \(cache)")
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
                log.calls.append("place \(cache)")
            }
        }
        let log = Log()
        let container = StubContainer(Logging(log: log), [.color, .color])
        _ = container.frames()
        container.runner.invalidate()
        _ = container.frames()
        #expect(log.calls == ["make 2", "size 0", "place 0", "update", "size 1", "place 1"])
    }

    @Test func explicitGuidesOfSubviewsMerge() {
        var boxes: [Box] = [.fixed(10, 10), .fixed(10, 10), .fixed(10, 10)]
        boxes[0].guides = [.firstTextBaseline: 4, .leading: 3]
        boxes[1].guides = [.firstTextBaseline: 2]
        let container = StubContainer(Flow(spacing: 0), boxes)
        let size = LayoutSize(width: 10, height: 30)
        func guide(_ key: AlignmentKey) -> Double? {
            container.runner.explicitGuide(key, size: size, Proposal(width: 10, height: 30), container.context)
        }
        #expect(guide(.firstTextBaseline) == 4)
        #expect(guide(.lastTextBaseline) == nil)
        #expect(guide(.leading) == nil)
    }

    @Test func aLayoutsSpacingIsThatOfItsSubviews() {
        let container = StubContainer(Flow(), [.spacer(.horizontal), .color])
        let spacing = container.runner.spacing(container.context)
        #expect(spacing.distance(to: .plain, along: .horizontal) == 0)
        #expect(spacing.distance(to: .plain, along: .vertical) == 8)
    }

    @Test func selections() {
        let context = SubviewContext(StubSubviews([.color, .color, .color, .color]))
        let all = LayoutSubviews(context)
        #expect(all.count == 4)
        let middle = all[1..<3]
        #expect(middle.startIndex == 1 && middle.count == 2 && middle.first == all[1] && middle.last == all[2])
        let chosen = all[[3, 0]]
        #expect(chosen[0] == all[3] && chosen[1] == all[0])
        #expect(chosen[1...].first == all[0])
        #expect(all[0..<4] == all)
        #expect(all.reversed().first == all[3])
    }

    @Test func handlesThatUserCodeKeepsFindNothing() {
        let context = SubviewContext(StubSubviews([.fixed(10, 10)]))
        let subview = LayoutSubviews(context)[0]
        #expect(subview.sizeThatFits(.zero) == CGSize(width: 10, height: 10))
        context.isStale = true
        #expect(subview.sizeThatFits(.zero) == .zero)
        #expect(subview[Turn.self] == 0)
    }
}
