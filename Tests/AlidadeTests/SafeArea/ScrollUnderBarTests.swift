import Alidade
import Foundation
import SwiftUI
import Testing

/// A scroll view that touches the border of the safe area shows its content beyond it, under bars too; the content
/// comes to rest inside.
@MainActor @Suite struct ScrollUnderBarTests {
    /// Twenty rows of 20 points above a bar of 30; the window is 100 × 200.
    private struct Content: View {
        var isLazy = false
        var log = Log()
        var change: (ScrollGeometry) -> Void = { _ in }
        private var rows: some View {
            ForEach(0..<20, id: \.self) { row in
                Red().frame(height: 20).onTapGesture { log.note("\(row)") }
            }
        }
        var body: some View {
            ScrollView {
                if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
            }
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: { _, new in
                change(new)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Blue().frame(width: 40, height: 30) }
        }
    }

    private func clips(_ stage: TestStage) -> [CGRect] {
        func collect(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item.content {
                case .scroll(let clip, _, let children): (clip.map { [$0] } ?? []) + collect(children)
                case .group(_, let children): collect(children)
                default: []
                }
            }
        }
        return collect(stage.frame().items)
    }

    @Test(arguments: [false, true]) func contentShowsUnderTheBarAndRestsAboveIt(isLazy: Bool) {
        let log = Log()
        let stage = TestStage(Content(isLazy: isLazy, log: log), width: 100, height: 200)
        #expect(stage.frames("ScrollView") == [CGRect(x: 0, y: 0, width: 100, height: 170)])
        #expect(clips(stage) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        #expect(stage.frames("Red").contains(CGRect(x: 0, y: 180, width: 100, height: 20)))
        // Beside the narrow bar the row under it takes the click.
        stage.click(5, 195)
        #expect(log.entries == ["9"])
        stage.click(50, 195)
        #expect(log.entries == ["9"])
        stage.scroll(10_000, at: 50, 50)
        #expect(stage.frames("Red").last?.maxY == 170)
        #expect(stage.frames("Blue") == [CGRect(x: 30, y: 170, width: 40, height: 30)])
    }

    @Test func geometryTellsTheInset() throws {
        let log = LogOf<ScrollGeometry>()
        let stage = TestStage(
            Content(change: log.note), width: 100, height: 200,
            safeArea: EdgeInsets(top: 10, leading: 0, bottom: 5, trailing: 0))
        let geometry = try #require(log.entries.last)
        #expect(geometry.contentInsets == EdgeInsets(top: 10, leading: 0, bottom: 35, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 100, height: 200))
        #expect(geometry.contentSize == CGSize(width: 100, height: 400))
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -10))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 155))
        #expect(clips(stage) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        stage.scroll(15, at: 50, 50)
        #expect(log.entries.last?.contentOffset == CGPoint(x: 0, y: 5))
    }

    @Test func onlyWhereTheFrameTouchesTheBorder() {
        let border = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        func clip<V: View>(_ view: V) -> [CGRect] {
            clips(TestStage(view, width: 100, height: 200, safeArea: border))
        }
        let scroll = ScrollView { Red().frame(height: 1000) }
        #expect(clip(scroll) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        #expect(
            clip(
                VStack(spacing: 0) {
                    Blue().frame(height: 20); scroll
                }) == [CGRect(x: 0, y: 40, width: 100, height: 160)])
        #expect(clip(scroll.padding(.vertical, 5)) == [CGRect(x: 0, y: 25, width: 100, height: 150)])
        // What ignores the safe area has all of it, and no inset.
        let all = TestStage(scroll.ignoresSafeArea(), width: 100, height: 200, safeArea: border)
        #expect(all.frames("ScrollView") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        #expect(all.frames("Red").first?.minY == 0)
        // Inside of another scroll view the content around moves, not the border.
        #expect(
            clip(ScrollView { ScrollView(.horizontal) { Red().frame(width: 500, height: 50) } }).last?.minY == 0)
    }

    @Test func groundsOfRowsDoNotReachOverTheBorder() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { _ in Color.clear.frame(height: 20).background(Color.red) }
                }
            }, width: 100, height: 200, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(stage.leaves.allSatisfy { $0.height == 20 })
        #expect(stage.leaves.first?.minY == 20)
    }

    @Test func aListShowsUnderTheBarToo() {
        let stage = TestStage(
            List(0..<100, id: \.self) { Text("\($0)") }.safeAreaInset(edge: .bottom) { Blue().frame(height: 40) },
            width: 200, height: 300)
        #expect(clips(stage).first?.maxY == 300)
        #expect((stage.frames("Text").map(\.maxY).max() ?? 0) > 280)
        stage.scroll(100_000)
        // The last row rests above the bar and the gap.
        let last = stage.frames("Text").map(\.midY).max() ?? 0
        #expect(last < 252 && last > 220)
    }

    @Test func navigationBarHidesWhatScrollsUnderIt() {
        func fills(_ stage: TestStage) -> Int { stage.fills.filter { $0.alpha > 0.9 && $0.alpha < 0.95 }.count }
        let stage = TestStage(
            NavigationStack {
                ScrollView { Red().frame(height: 1000) }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }, width: 200, height: 300)
        #expect(stage.frames("Red").first?.minY == 44)
        #expect(fills(stage) == 0)
        stage.scroll(30, at: 100, 200)
        #expect(stage.frames("Red").first?.minY == 14)
        #expect(clips(stage).first == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(fills(stage) == 1)
    }
}
