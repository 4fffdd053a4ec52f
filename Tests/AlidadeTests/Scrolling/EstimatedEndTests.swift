import Alidade
import Foundation
import Testing

/// The end of rows that were never measured. The stage is 200 by 200 points.
@MainActor
@Suite struct EstimatedEndTests {
    struct Rows: View {
        var count = 1000
        var height: (Int) -> CGFloat = { $0 < 100 ? 20 : 100 }
        var give: (ScrollViewProxy) -> Void = { _ in }

        var body: some View {
            ScrollViewReader { proxy in
                let _ = give(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: height($0)) }
                    }
                }
            }
        }
    }

    enum Way: CaseIterable { case key, wheel, indicator }

    private func goToEnd(_ stage: TestStage, _ way: Way) {
        switch way {
        case .key: stage.key(.end)
        case .wheel: stage.scroll(1_000_000_000)
        case .indicator:
            stage.move(195, 10)
            stage.press(195, 10)
            stage.move(195, 100)
            stage.frame()
            stage.move(195, 300)
            stage.frame()
            stage.release(195, 300)
        }
        stage.frame()
    }

    /// The last row and its end in the window.
    private func last(_ stage: TestStage, _ height: (Int) -> CGFloat) -> (Int, CGFloat) {
        let row = Int(stage.texts.last ?? "") ?? -1
        return (row, (stage.frames("Text").last?.midY ?? 0) + height(row) / 2)
    }

    @Test(arguments: Way.allCases) func theEndIsTheEnd(_ way: Way) {
        let rows = Rows()
        let stage = TestStage(rows)
        goToEnd(stage, way)
        let (row, end) = last(stage, rows.height)
        #expect(row == 999)
        #expect(abs(end - 200) < 0.001)
        // And the beginning is the beginning.
        stage.key(.home)
        #expect(stage.texts.first == "0")
        #expect(abs(stage.frames("Text")[0].midY - 10) < 0.001)
    }

    @Test(arguments: Way.allCases) func rowsThatGetShorter(_ way: Way) {
        let rows = Rows(height: { $0 < 900 ? 100 : 20 })
        let stage = TestStage(rows)
        goToEnd(stage, way)
        let (row, end) = last(stage, rows.height)
        #expect(row == 999)
        #expect(abs(end - 200) < 0.001)
    }

    @Test func theEstimateFollowsWhatIsMeasured() {
        let stage = TestStage(Rows())
        for _ in 0..<100 { stage.scroll(100) }
        // 100 of 20 and 900 of 100: an estimate that is a little off is kept.
        let total = stage.frames("LazyVStack")[0].height
        #expect(total > 78_000 && total < 102_000)
    }

    @Test func nothingMovesWhileTheEstimateLearns() {
        let stage = TestStage(Rows(height: { CGFloat(20 + ($0 * 37) % 90) }))
        stage.scroll(9000)
        for step in 0..<60 {
            let delta = CGFloat(step % 2 == 0 ? 33 : -20)
            let texts = stage.texts
            let frames = stage.frames("Text")
            stage.scroll(delta)
            guard let index = texts.indices.first(where: { frames[$0].minY > 60 && frames[$0].maxY < 150 }),
                let now = stage.texts.firstIndex(of: texts[index])
            else { continue }
            #expect(abs(stage.frames("Text")[now].minY - (frames[index].minY - delta)) < 0.001, "step \(step)")
        }
    }

    @Test func theIndicatorOfAMillionRowsIsDragged() {
        let stage = TestStage(Rows(count: 1_000_000, height: { _ in 50 }))
        stage.wait(3)
        // Its track is 194 long, the indicator 24; nobody has scrolled yet.
        stage.press(195, 10)
        stage.move(195, 10 + 85)
        stage.frame()
        #expect(stage.texts.contains("500000"))
        stage.move(195, 10 + 170)
        stage.frame()
        #expect(stage.texts.last == "999999")
        stage.move(195, 10)
        stage.release(195, 10)
        stage.frame()
        #expect(stage.texts.first == "0")
    }

    @Test func aRowOfNoLengthMayStillBeSeen() {
        let stage = TestStage(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").frame(height: 21).padding(.vertical, -15) }
                }
            })
        let nodes = stage.host.report().nodes.filter { $0.text != nil }
        #expect(nodes.count == 3)
        #expect(nodes.allSatisfy { !$0.isHidden })
    }

    @Test func anAnchorForTheBeginningIsForTheBeginningOnly() {
        struct Subject: View {
            @State var count = 0
            let isLazy: Bool
            let give: (Binding<Int>) -> Void
            var body: some View {
                let _ = give($count)
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }.defaultScrollAnchor(.bottom, for: .initialOffset)
            }
            var rows: some View {
                ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: $0 % 3 == 0 ? 70 : 40) }
            }
        }
        for isLazy in [true, false] {
            var count: Binding<Int>?
            let stage = TestStage(Subject(isLazy: isLazy) { count = $0 })
            // Data that come later are still the beginning.
            count?.wrappedValue = 100
            stage.frame()
            #expect(stage.texts.last == "99")
            let place = stage.frames("Text").last?.midY ?? 0
            #expect(abs(place - 165) < 0.001)
            count?.wrappedValue = 101
            stage.frame()
            let index = stage.texts.firstIndex(of: "99") ?? 0
            #expect(abs(stage.frames("Text")[index].midY - place) < 0.001, "lazy: \(isLazy)")
        }
    }

    @Test func identifiersAreLookedForOnce() {
        final class Counter { var made = 0 }
        struct Subject: View {
            let counter: Counter
            let give: (ScrollViewProxy) -> Void
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = give(proxy)
                    List(0..<20_000, id: \.self) { row in
                        let _ = counter.made += 1
                        Text(verbatim: "\(row)").id("row \(row)")
                    }
                }
            }
        }
        let counter = Counter()
        var proxy: ScrollViewProxy?
        let stage = TestStage(Subject(counter: counter) { proxy = $0 })
        proxy?.scrollTo("row 10000", anchor: .top)
        stage.frame()
        #expect(stage.texts.contains("10000"))
        #expect(counter.made < 11_000)
        counter.made = 0
        proxy?.scrollTo("row 9000", anchor: .top)
        stage.frame()
        #expect(stage.texts.contains("9000"))
        proxy?.scrollTo("row 10001", anchor: .top)
        stage.frame()
        #expect(stage.texts.contains("10001"))
        #expect(counter.made < 300)
        // One that is not there is looked for in what is left, and never again.
        proxy?.scrollTo("nowhere")
        stage.frame()
        #expect(counter.made < 11_000)
        counter.made = 0
        for _ in 0..<3 {
            proxy?.scrollTo("nowhere else")
            stage.frame()
        }
        #expect(counter.made < 100)
    }
}
