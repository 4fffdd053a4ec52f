import Alidade
import AlidadeLayout
import AlidadeText
import SwiftUI
import Testing

/// A frame costs what changed, not what exists: every figure here is the same for a hundred rows and for a thousand.
@MainActor @Suite struct FrameCostTests {
    /// What a test changes from outside.
    final class Knobs {
        var height: (CGFloat) -> Void = { _ in }
        var title: (String) -> Void = { _ in }
        var root: (Int) -> Void = { _ in }
    }

    struct Row: View {
        let index: Int
        let chosen: Int
        let knobs: Knobs
        @State private var height: CGFloat = 20
        @State private var title = "Title"

        var body: some View {
            if index == chosen {
                let _ = knobs.height = { height = $0 }
                let _ = knobs.title = { title = $0 }
            }
            HStack(spacing: 4) {
                Color.blue.frame(width: 10, height: height)
                Text(title)
                Spacer()
                Color.red.frame(width: 10, height: 10)
            }
        }
    }

    struct Rows: View {
        let count: Int
        let isFixed: Bool
        let knobs: Knobs
        @State private var unrelated = 0

        var body: some View {
            let _ = knobs.root = { unrelated = $0 }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        if isFixed {
                            Row(index: index, chosen: 5, knobs: knobs).frame(height: 30)
                        } else {
                            Row(index: index, chosen: 5, knobs: knobs)
                        }
                    }
                }
            }
        }
    }

    static func rows(_ count: Int, isFixed: Bool) -> (TestStage, Knobs) {
        let knobs = Knobs()
        let stage = TestStage(Rows(count: count, isFixed: isFixed, knobs: knobs), width: 200, height: 300)
        stage.frame()
        return (stage, knobs)
    }

    /// The counts of one frame after a change.
    static func cost(_ stage: TestStage, _ change: () -> Void) -> FrameStatistics {
        stage.host.statistics.reset()
        change()
        stage.frame()
        return stage.host.statistics
    }

    @Test(arguments: [100, 1_000]) func nothingChangedRunsNoPass(_ count: Int) {
        let (stage, _) = Self.rows(count, isFixed: false)
        #expect(!stage.host.needsFrame)
        stage.host.statistics.reset()
        stage.host.update()
        #expect(stage.host.statistics == Self.only(stage))
    }

    /// Statistics in which nothing but the scopes alive is counted.
    static func only(_ stage: TestStage) -> FrameStatistics {
        var nothing = FrameStatistics()
        nothing.scopes = stage.host.statistics.scopes
        return nothing
    }

    @Test(arguments: [100, 1_000]) func aChangeInARowOfFixedHeightStaysInIt(_ count: Int) {
        let (stage, knobs) = Self.rows(count, isFixed: true)
        let cost = Self.cost(stage) { knobs.height(25) }
        #expect(cost.bodies == 1)
        #expect(cost.itemsBuilt == 0)
        #expect(cost.measures <= 12)
        #expect(cost.placements <= 8)
    }

    @Test(arguments: [100, 1_000]) func aRowThatGrowsMovesTheOthers(_ count: Int) {
        let (stage, knobs) = Self.rows(count, isFixed: false)
        let cost = Self.cost(stage) { knobs.height(45) }
        #expect(cost.bodies == 1)
        #expect(cost.itemsBuilt == 0)
        // The list asks every row again, but no row asks its children, and rows that only move are not placed.
        #expect(cost.measures <= 40)
        #expect(cost.placements <= 12)
    }

    @Test(arguments: [100, 1_000]) func oneTextIsShapedWhereOneChanged(_ count: Int) {
        let (stage, knobs) = Self.rows(count, isFixed: true)
        let typesetter = stage.host.typesetter as? PangoTypesetter
        let shaped = typesetter?.statistics.shapedTexts ?? 0
        let cost = Self.cost(stage) { knobs.title("Another") }
        #expect(cost.bodies == 1)
        #expect((typesetter?.statistics.shapedTexts ?? 0) - shaped == 1)
    }

    @Test func aChangedTextDamagesNoMoreThanItsPlace() {
        let (stage, knobs) = Self.rows(100, isFixed: true)
        knobs.title("Tidal")
        let frame = stage.frame()
        let area = frame.damage.reduce(0.0) { $0 + Double($1.width * $1.height) }
        // The row is 200 x 30.
        #expect(area > 0)
        #expect(area <= 200 * 30 * 1.2)
    }

    @Test(arguments: [100, 1_000]) func aStateThatNoRowReadsRunsNoRow(_ count: Int) {
        let (stage, knobs) = Self.rows(count, isFixed: false)
        // The root reads it; the rows' values are compared and found the same.
        let cost = Self.cost(stage) { knobs.root(7) }
        #expect(cost.bodies <= 1)
        #expect(cost.measures == 0)
        #expect(cost.itemsBuilt == 0)
    }

    @Test(arguments: [100, 1_000]) func scrollingLaysNothingOut(_ count: Int) {
        let (stage, _) = Self.rows(count, isFixed: false)
        stage.host.statistics.reset()
        stage.scroll(53)
        let cost = stage.host.statistics
        #expect(cost.bodies == 0)
        #expect(cost.measures == 0)
        // The viewport is placed again, and what is in it moves.
        #expect(cost.placements <= 4)
    }

    /// Bodies that run while a lazy list scrolls by one notch: those of the rows that come in, whatever the length.
    @Test(arguments: [1_000, 1_000_000]) func aLazyListBuildsWhatComesIn(_ count: Int) {
        let stage = TestStage(
            List(0..<count, id: \.self) { Text("Row number \($0) of the list") }, width: 200, height: 300)
        for _ in 0..<3 { stage.frame() }
        stage.host.statistics.reset()
        for _ in 0..<10 { stage.scroll(53) }
        let cost = stage.host.statistics
        #expect(cost.itemsBuilt <= 10 * 20)
        #expect(cost.measures <= 10 * 60)
        #expect(cost.itemsDrawn <= 10 * 120)
    }
}
