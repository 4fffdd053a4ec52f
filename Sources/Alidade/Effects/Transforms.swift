import AlidadeLayout
import Foundation

/// Turns a view around a point of itself.
public nonisolated struct _RotationEffect: _ViewEffect, Animatable {
    var angle: Angle
    var anchor: UnitPoint

    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    public func _transform(_ size: CGSize) -> ProjectionTransform? {
        .rotation(angle, anchor: anchor, size: size)
    }
}

/// Enlarges or shrinks a view's picture around a point of itself.
public nonisolated struct _ScaleEffect: _ViewEffect, Animatable {
    var scale: CGSize
    var anchor: UnitPoint

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    public func _transform(_ size: CGSize) -> ProjectionTransform? {
        .scale(x: Double(scale.width), y: Double(scale.height), anchor: anchor, size: size)
    }
}

/// Turns a view in space.
public nonisolated struct _Rotation3DEffect: _ViewEffect, Animatable {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    public func _transform(_ size: CGSize) -> ProjectionTransform? {
        let direction: (x: Double, y: Double, z: Double) = (Double(axis.x), Double(axis.y), Double(axis.z))
        return ProjectionTransform.rotation3D(
            angle, axis: direction, anchor: anchor, anchorZ: Double(anchorZ), perspective: Double(perspective),
            size: size)
    }
}

/// Applies a matrix.
public nonisolated struct _TransformEffect: _ViewEffect, Animatable {
    var transform: ProjectionTransform
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    public func _transform(_ size: CGSize) -> ProjectionTransform? { transform }
}

/// A change of a view's geometry that does not change the layout around it.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

private nonisolated struct GeometryEffectBox<G: GeometryEffect>: _ViewEffect, Animatable {
    var base: G
    var animatableData: G.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    @MainActor func _transform(_ size: CGSize) -> ProjectionTransform? { base.effectValue(size: size) }
}

extension GeometryEffect {
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        _EffectModifier._modify(_EffectModifier(effect: GeometryEffectBox(base: modifier)), content, &cursor)
    }
}

extension View {
    /// Turns the view clockwise; the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(_RotationEffect(angle: angle, anchor: anchor))
    }

    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(_ScaleEffect(scale: scale, anchor: anchor))
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the view around an axis in space, seen with perspective.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        effect(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect(_TransformEffect(transform: ProjectionTransform(transform)))
    }
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        effect(_TransformEffect(transform: transform))
    }
}
