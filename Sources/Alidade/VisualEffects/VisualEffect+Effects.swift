import AlidadeLayout
import Foundation

extension VisualEffect {
    nonisolated func adding<E: _ViewEffect & Animatable>(_ effect: E) -> _VisualEffectChain<Self, E> {
        _VisualEffectChain(base: self, effect: effect)
    }

    /// Moves the picture, points; what is not finite moves nothing.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Enlarges or shrinks the picture around a point of it.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleEffect(scale: scale, anchor: anchor))
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns the picture clockwise.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Turns the picture around an axis in space.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Applies a matrix.
    public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(_TransformEffect(transform: transform))
    }
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(_TransformEffect(transform: ProjectionTransform(transform)))
    }

    /// Lets what is behind shine through: 0 invisible, 1 opaque.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
        adding(_OpacityEffect(opacity: opacity))
    }
    /// - Parameter radius: points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, opaque: opaque))
    }
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.brightness($0))) })
    }
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.contrast($0))) })
    }
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.saturation($0))) })
    }
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
        adding(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.grayscale($0))) })
    }
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(
            _ColorEffect(amount: angle.radians) { _DisplayEffectBox(.color(.hueRotation(.radians($0)))) })
    }
}
