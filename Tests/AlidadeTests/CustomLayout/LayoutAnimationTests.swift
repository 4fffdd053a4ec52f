import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct LayoutAnimationTests {
    private struct Indent: Layout {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: distance + 10, height: 10)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.minX + distance, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }

    private struct Content: View {
        @State private var distance: CGFloat = 0
        let log: Log
        var body: some View {
            HStack(spacing: 0) {
                Indent(distance: distance) { Color.red }
                Color.blue.frame(width: 10, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minX
                    } action: {
                        log.note("\($0)")
                    }
                Spacer(minLength: 0)
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { distance = 80 } }
        }
    }

    @Test func numbersOfALayoutMoveWithTheClock() {
        let log = Log()
        let stage = TestStage(Content(log: log), width: 200, height: 20)
        #expect(log.entries == ["10.0"])
        stage.click(5, 10)
        stage.wait(0.5)
        let half = log.entries.last.flatMap(Double.init) ?? 0
        #expect(half > 40 && half < 60)
        stage.wait(1)
        #expect(log.entries.last == "90.0")
    }
}
