import Alidade
import Foundation
import Testing

/// The frame is a function of state and size: after any walk of edits, resizes and scrolls the window holds what a
/// window opened in that state does.
@MainActor
@Suite struct EngineFuzz {
    final class Model: ObservableObject {
        @Published var spec: ViewSpec
        init(_ spec: ViewSpec) { self.spec = spec }
    }

    struct Root: View {
        @ObservedObject var model: Model
        var body: some View { SpecView(spec: model.spec) }
    }

    /// The seeds 72, 127, 160 and 180 once found faults.
    @Test(arguments: [72, 127, 160, 180] + (0..<40).map(UInt64.init) + [UInt64.random(in: 1000...(1 << 40))])
    func aWalkEndsWhereAFreshStartDoes(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        walk(&maker, maker.tree(), "seed \(seed)")
    }

    /// The cure inside itself, three deep, in a scroll view.
    @Test(arguments: (0..<10).map(UInt64.init))
    func nestedCures(seed: UInt64) {
        var maker = SpecMaker(seed: seed &+ 500)
        var tree = maker.tree(depth: 2)
        for id in 1...3 {
            let cure = ViewSpec(id: -id, kind: .cure, a: 40, b: 0, isOn: true, children: [tree])
            tree = ViewSpec(id: -10 - id, kind: .vertical, a: 0, b: 0, isOn: false, children: [cure])
        }
        walk(&maker, ViewSpec(id: -20, kind: .scroll, a: 0, b: 0, isOn: true, children: [tree]), "cures, seed \(seed)")
    }

    private func walk(_ maker: inout SpecMaker, _ spec: ViewSpec, _ name: String) {
        let model = Model(spec)
        let stage = TestStage(Root(model: model))
        let window = PaintedWindow(scale: 1)
        var size = CGSize(width: 200, height: 200)
        _ = window.show(stage.frame())
        for step in 0..<12 {
            let before = (spec: model.spec, size: size)
            switch Int.random(in: 0..<6, using: &maker.random) {
            case 0:
                size = CGSize(
                    width: Int.random(in: 1...60, using: &maker.random) * 5,
                    height: Int.random(in: 1...60, using: &maker.random) * 5)
                stage.host.send(.resize(size))
            case 1:
                let delta = CGVector(dx: 0, dy: Double(Int.random(in: -50...50, using: &maker.random)))
                stage.host.send(
                    .scroll(ScrollEvent(position: CGPoint(x: 50, y: 50), delta: delta, time: stage.host.now)))
            default: maker.edit(&model.spec)
            }
            #expect(
                stage.settle(window) == 0,
                "damage, step \(step), \(name)\n\(before.spec) at \(before.size)\n\(model.spec) at \(size)")
            let fresh = TestStage(Root(model: Model(model.spec)), width: size.width, height: size.height)
            let whole = PaintedWindow(scale: 1)
            fresh.scroll(to: stage.scrollOffsets)
            _ = fresh.settle(whole)
            let difference = stage.firstDifference(from: fresh)
            #expect(
                difference == nil, "step \(step), \(name)\n\(before.spec) at \(before.size)\n\(model.spec) at \(size)")
            let wrong = window.firstWrong(whole)
            #expect(wrong == nil, "pixels, step \(step), \(name)\n\(model.spec) at \(size)")
            // A frame that follows a place above the window is negative.
            #expect(stage.host.warnings.messages.allSatisfy { $0.hasPrefix("Invalid frame") }, "\(name)")
            if difference != nil { return }
        }
    }
}

extension TestStage {
    /// Frames until indicators have faded. Returns how many pixels were ever wrong.
    fileprivate func settle(_ window: PaintedWindow) -> Int {
        var wrong = 0
        for _ in 0..<8 {
            wrong += window.show(frame())
            host.send(.tick(host.now + 1))
        }
        return wrong + window.show(frame())
    }

    private var scrollViews: [ScrollPayload] {
        var result: [ScrollPayload] = []
        visit { if let payload = host.payload(of: $0) as? ScrollPayload { result.append(payload) } }
        return result
    }

    fileprivate var scrollOffsets: [CGPoint] { scrollViews.map(\.offset) }

    /// Outer ones first: an inner one may be as long as the outer one's offset says.
    fileprivate func scroll(to offsets: [CGPoint]) {
        for _ in 0..<2 {
            for (view, offset) in zip(scrollViews, offsets) { view.scroll(to: offset) }
            frame()
        }
    }

    /// Says where the trees differ first: kind, name, text or place.
    fileprivate func firstDifference(from other: TestStage) -> String? {
        func lines(_ stage: TestStage) -> [String] {
            var lines: [String] = []
            stage.visit { item in
                let place = stage.host.tree.item(item).pointee
                guard !place.kind.isMarker else { return }
                let payload = stage.host.payload(of: item)
                func rounded(_ value: Double) -> Double { (value * 1024).rounded() / 1024 }
                lines.append(
                    "\(place.kind) \(payload?.viewName ?? "") \(payload?.accessibilityText ?? "") "
                        + "\(rounded(place.x)) \(rounded(place.y)) \(rounded(place.width)) \(rounded(place.height))")
            }
            return lines
        }
        let (mine, fresh) = (lines(self), lines(other))
        for (index, pair) in zip(mine, fresh).enumerated() where pair.0 != pair.1 {
            return "item \(index): \(pair.0), fresh: \(pair.1)"
        }
        return mine.count == fresh.count ? nil : "\(mine.count) items, fresh: \(fresh.count)"
    }
}
