import AlidadeLayout
import Foundation

/// A change of a view's picture that changes no layout, so that it may depend on the view's own size and place.
public protocol VisualEffect: Sendable, Animatable {
    /// Pictures' effects and matrices, innermost first. `rect` is the view's, in the coordinates of the display list.
    @MainActor func _steps(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox]
    /// All matrices together, in the view's own coordinates; nil: none.
    @MainActor func _transform(_ size: CGSize) -> ProjectionTransform?
    @MainActor var _allowsHits: Bool { get }
}

/// The effect that changes nothing: others are added to it.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData
    public init() {}
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    @MainActor public func _steps(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] { [] }
    @MainActor public func _transform(_ size: CGSize) -> ProjectionTransform? { nil }
    @MainActor public var _allowsHits: Bool { true }
}

/// An effect with another one around it.
public nonisolated struct _VisualEffectChain<Base: VisualEffect, Effect: _ViewEffect & Animatable>: VisualEffect,
    @unchecked Sendable
{
    var base: Base
    var effect: Effect

    public var animatableData: AnimatablePair<Base.AnimatableData, Effect.AnimatableData> {
        get { AnimatablePair(base.animatableData, effect.animatableData) }
        set {
            base.animatableData = newValue.first
            effect.animatableData = newValue.second
        }
    }

    @MainActor public func _steps(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        var steps = base._steps(rect, environment) + effect._effects(rect, environment)
        if let matrix = effect._transform(rect.size) {
            let (x, y) = (Double(rect.minX), Double(rect.minY))
            steps.append(
                _DisplayEffectBox(
                    .transform(
                        ProjectionTransform.translation(-x, -y).concatenating(matrix)
                            .concatenating(.translation(x, y)))))
        }
        return steps
    }

    @MainActor public func _transform(_ size: CGSize) -> ProjectionTransform? {
        let inner = base._transform(size)
        guard let outer = effect._transform(size) else { return inner }
        return inner?.concatenating(outer) ?? outer
    }

    @MainActor public var _allowsHits: Bool { base._allowsHits && effect._allowsHits }
}

/// A move.
public nonisolated struct _OffsetEffect: _ViewEffect, Animatable {
    var offset: CGSize
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
    public func _transform(_ size: CGSize) -> ProjectionTransform? {
        guard offset.width.isFinite, offset.height.isFinite, offset != .zero else { return nil }
        return .translation(Double(offset.width), Double(offset.height))
    }
}
