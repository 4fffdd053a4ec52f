import Alidade
import Foundation
import Testing

/// A view's and a modifier's own animatable data.
@MainActor struct CompositeAnimationTests {
    private struct Width: View, @preconcurrency Animatable {
        var value: Double
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Color.red.frame(width: value, height: 10) }
    }

    private struct Indent: ViewModifier, @preconcurrency Animatable {
        var inset: CGFloat
        var animatableData: CGFloat {
            get { inset }
            set { inset = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: inset * 2, height: 10) }
    }

    @Observable final class Model { var target = 0.0 }

    private struct Screen: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                Width(value: model.target)
                Color.blue.modifier(Indent(inset: model.target))
            }
        }
    }

    @Test func bodiesSeeEachMomentOnTheWay() {
        let model = Model()
        let stage = TestStage(Screen(model: model))
        withAnimation(.linear(duration: 1)) { model.target = 100 }
        stage.host.send(.resize(CGSize(width: 200, height: 200)))
        _ = stage.host.frame(at: 1)
        // The way begins with the update of that frame.
        #expect(stage.frames("Color").map(\.width) == [0, 0])
        _ = stage.host.frame(at: 1.25)
        #expect(stage.frames("Color").map(\.width) == [25, 50])
        _ = stage.host.frame(at: 1.5)
        #expect(stage.frames("Color").map(\.width) == [50, 100])
        _ = stage.host.frame(at: 2.5)
        #expect(stage.frames("Color").map(\.width) == [100, 200])
        #expect(!stage.host.needsFrame)
    }

    @Test func withoutAnAnimationNothingMoves() {
        let model = Model()
        let stage = TestStage(Screen(model: model))
        model.target = 80
        stage.frame()
        #expect(stage.frames("Color").map(\.width) == [80, 160])
        #expect(!stage.host.needsFrame)
    }

    @Test func anotherTargetOnTheWayIsAdded() {
        let model = Model()
        let stage = TestStage(Width(value: 0).id(1))
        _ = stage
        let moving = TestStage(Screen(model: model))
        withAnimation(.linear(duration: 1)) { model.target = 100 }
        _ = moving.host.frame(at: 1)
        _ = moving.host.frame(at: 1.5)
        withAnimation(.linear(duration: 1)) { model.target = 0 }
        _ = moving.host.frame(at: 1.5)
        _ = moving.host.frame(at: 2)
        // The first motion has arrived at 100, the second has taken back a half.
        #expect(moving.frames("Color").map(\.width) == [50, 100])
    }
}
