import Alidade
import Foundation
import Testing

@MainActor struct TimelineTests {
    @Test func aPeriodicScheduleBeginsAtOrBeforeTheMoment() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        let dates = Array(schedule.entries(from: start + 25, mode: .normal).prefix(2))
        #expect(dates == [start + 20, start + 30])
        #expect(Array(schedule.entries(from: start - 25, mode: .normal).prefix(1)) == [start])
    }

    @Test func minutesBeginAtTheirBeginning() {
        let schedule = EveryMinuteTimelineSchedule()
        let dates = Array(schedule.entries(from: Date(timeIntervalSinceReferenceDate: 125), mode: .normal).prefix(2))
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [120, 180])
    }

    @Test func contentIsMadeAtEachMomentAndNoOther() {
        var dates: [Date] = []
        let start = Date()
        let stage = TestStage(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = dates.append(context.date)
                Text("x")
            })
        #expect(dates == [start])
        _ = stage.host.frame(at: 0.5)
        #expect(dates.count == 1)
        _ = stage.host.frame(at: 1.2)
        #expect(dates == [start, start + 1])
        // What was slept through is left out.
        _ = stage.host.frame(at: 5.3)
        #expect(dates == [start, start + 1, start + 5])
    }

    @Test func aPausedAnimationAsksForNothing() {
        let stage = TestStage(TimelineView(.animation(paused: true)) { _ in Text("x") })
        #expect(stage.host.timers.deadline == nil)
        let running = TestStage(TimelineView(.animation) { _ in Text("x") })
        #expect(running.host.timers.deadline != nil)
    }
}
