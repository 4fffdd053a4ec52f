import Alidade
import Foundation
import Testing

@Observable private final class Model { var count = 0 }

@MainActor struct KeyframeTests {
    private struct Values: Equatable {
        var x = 0.0
        var y = 10.0
    }

    @Test(arguments: [
        (-1.0, 0.0, 10.0), (0, 0, 10), (0.5, 50, 10), (1, 100, 10), (1.5, 100, 20), (2, 100, 20), (9, 100, 20),
    ])
    func tracksRunSideBySide(time: Double, x: Double, y: Double) {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
            KeyframeTrack(\.y) {
                LinearKeyframe(10, duration: 1.5)
                MoveKeyframe(20)
                LinearKeyframe(20, duration: 0.5)
            }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: time) == Values(x: x, y: y))
    }

    @Test func cubicKeyFramesMakeOneSmoothCurve() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            CubicKeyframe(0, duration: 1)
        }
        // Velocity where the first meets the second: (20 - 0) / 2 = 10. By Hermite's form with 0 at the start:
        // 10 · ½ + 10 · (⅛ - ¼) = 3.75.
        #expect(abs(timeline.value(time: 0.5) - 3.75) < 1e-9)
        #expect(timeline.value(time: 1) == 10)
        // (0 - 10) / 2 = -5 where the second meets the third: 10 + 10 · ½ + 10 · ⅛ + (-5)(-⅛) = 16.875.
        #expect(abs(timeline.value(time: 1.5) - 16.875) < 1e-9)
        #expect(timeline.value(progress: 1) == 0)
    }

    @Test func aSpringTakesItsOwnTime() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: .smooth(duration: 0.5)) }
        #expect(timeline.duration > 0.4 && timeline.duration < 3)
        #expect(abs(timeline.value(time: timeline.duration - 1e-6) - 1) < 0.01)
    }

    @Test func anAnimatorRunsWhenItsTriggerChanges() {
        struct Screen: View {
            let model: Model
            var body: some View {
                KeyframeAnimator(initialValue: 0.0, trigger: model.count) { width in
                    Color.red.frame(width: width, height: 10)
                } keyframes: { _ in
                    LinearKeyframe(100, duration: 1)
                    LinearKeyframe(60, duration: 1)
                }
            }
        }
        let model = Model()
        let stage = TestStage(Screen(model: model))
        #expect(stage.frames("Color")[0].width == 0)
        #expect(!stage.host.needsFrame && stage.host.timers.deadline == nil)
        model.count = 1
        _ = stage.host.frame(at: 1)
        _ = stage.host.frame(at: 1.5)
        #expect(stage.frames("Color")[0].width == 50)
        _ = stage.host.frame(at: 2.5)
        #expect(stage.frames("Color")[0].width == 80)
        _ = stage.host.frame(at: 3.5)
        // It stays where the last key frame has brought it, and rests.
        #expect(stage.frames("Color")[0].width == 60)
        #expect(!stage.host.needsFrame && stage.host.timers.deadline == nil)
    }
}
