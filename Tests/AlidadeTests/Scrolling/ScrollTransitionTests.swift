import Alidade
import Foundation
import Testing

/// What a view is changed by on its way through a viewport of 200 points; the view is 100 long.
@Suite struct ScrollTransitionTests {
    @Test(arguments: [
        (50.0, 0.0, 0.0), (0, 0, 0), (-50, 0.5, 0), (-100, 1, 0), (-150, 1, 0), (100, 0, 0), (150, 0, 0.5),
        (200, 0, 1), (300, 0, 1),
    ])
    func amounts(start: Double, before: Double, after: Double) {
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(linear.amount(start: start, length: 100, visible: 200, isTrailing: false) == before)
        #expect(linear.amount(start: start, length: 100, visible: 200, isTrailing: true) == after)
    }

    @Test func thresholds() {
        let half = ScrollTransitionConfiguration.interactive(timingCurve: .linear).threshold(.visible(0.5))
        #expect(half.amount(start: -50, length: 100, visible: 200, isTrailing: false) == 0)
        #expect(half.amount(start: -75, length: 100, visible: 200, isTrailing: false) == 0.5)
        let stepped = ScrollTransitionConfiguration.animated
        #expect(stepped.amount(start: -49, length: 100, visible: 200, isTrailing: false) == 0)
        #expect(stepped.amount(start: -51, length: 100, visible: 200, isTrailing: false) == 1)
        let centred = ScrollTransitionConfiguration.interactive(timingCurve: .linear).threshold(.centered)
        #expect(centred.amount(start: 50, length: 100, visible: 200, isTrailing: true) == 0)
        #expect(centred.amount(start: 125, length: 100, visible: 200, isTrailing: true) == 0.5)
        #expect(
            ScrollTransitionConfiguration.identity.amount(start: -90, length: 100, visible: 200, isTrailing: false)
                == 0)
    }
}
