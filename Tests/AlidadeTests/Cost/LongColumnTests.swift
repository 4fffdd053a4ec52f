import Alidade
import SwiftUI
import Testing

/// A long column in a scroll view: a frame looks at what is in sight, and misses nothing.
@MainActor @Suite struct LongColumnTests {
    static let count = 3_000

    /// Rows of 20 points; every 97th shows its text 300 points lower.
    struct Column: View {
        /// Whether the column has an order of its own, so that every row has to be looked at.
        let isOrdered: Bool
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<LongColumnTests.count, id: \.self) { index in
                        HStack {
                            Text("\(index)").offset(y: index % 97 == 0 ? 300 : 0)
                        }
                        .frame(height: 20)
                        .zIndex(isOrdered && index == LongColumnTests.count - 1 ? 1 : 0)
                    }
                }
            }
        }
    }

    @Test func whatIsSkippedIsOutOfSight() {
        let short = TestStage(Column(isOrdered: false), width: 200, height: 400)
        let full = TestStage(Column(isOrdered: true), width: 200, height: 400)
        #expect(short.host.display.items == full.host.display.items)
        var random = SystemRandomNumberGenerator()
        let jumps: [CGFloat] =
            [20, 35.5, 4000, -300, 20_000, -12_000, 100_000, -100_000, 30_000]
            + (0..<40).map { _ in CGFloat(Int.random(in: -8_000...9_000, using: &random)) }
        for jump in jumps {
            short.scroll(jump)
            full.scroll(jump)
            #expect(!short.host.display.items.isEmpty)
            #expect(short.host.display.items == full.host.display.items, "\(jump) of \(jumps)")
        }
    }

    @Test func aFrameLooksAtWhatIsInSight() {
        let stage = TestStage(Column(isOrdered: false), width: 200, height: 400)
        stage.scroll(30_000)
        for _ in 0..<5 {
            stage.host.statistics.reset()
            stage.scroll(60)
            // 400 points and the margins, of rows of 20 with three or four items each.
            #expect(stage.host.statistics.itemsLookedAt > 20)
            #expect(stage.host.statistics.itemsLookedAt < 600)
        }
    }

    /// Rows that come, go and change their height before what is in sight.
    @Test func editsAreSeen() {
        struct Editable: View {
            let knob: Knob
            let isOrdered: Bool
            @State private var rows = Array(0..<600)
            var body: some View {
                let _: Void = knob.edit = { change in change(&rows) }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(rows, id: \.self) { row in
                            Text("\(row)").frame(height: CGFloat(10 + row % 30))
                                .zIndex(isOrdered && row == 0 ? 1 : 0)
                        }
                    }
                }
            }
        }
        final class Knob { var edit: (((inout [Int]) -> Void) -> Void)? }
        let knobs = [Knob(), Knob()]
        let stages = [false, true].map { ordered in
            TestStage(Editable(knob: knobs[ordered ? 1 : 0], isOrdered: ordered), width: 200, height: 400)
        }
        func texts(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                if case .scroll(_, let offset, let inner) = item.content {
                    return texts(inner).map { $0.offsetBy(dx: offset.dx, dy: offset.dy) }
                }
                return [item.bounds]
            }
        }
        func edit(_ change: (inout [Int]) -> Void) {
            for index in 0...1 {
                knobs[index].edit?(change)
                stages[index].frame()
            }
            // The row with an order of its own is drawn last.
            let shown = stages.map { texts($0.host.display.items).sorted { $0.minY < $1.minY } }
            #expect(shown[0] == shown[1])
        }
        for stage in stages { stage.scroll(6_000) }
        edit { _ in }
        edit { $0.removeFirst(200) }
        edit { $0.insert(contentsOf: 1_000..<1_300, at: 0) }
        edit { $0.reverse() }
        edit { $0.removeAll { $0 % 3 == 0 } }
        for stage in stages { stage.scroll(700) }
        edit { $0.removeLast($0.count - 20) }
        edit { $0 = [] }
        edit { $0 = Array(0..<50) }
    }
}
