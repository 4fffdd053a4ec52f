import AlidadeLayout
import Foundation

public nonisolated struct _OpacityEffect: _ViewEffect, Animatable {
    var opacity: Double
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        let opacity = self.opacity.isNaN ? 1 : min(max(self.opacity, 0), 1)
        return opacity == 1 ? [] : [_DisplayEffectBox(.opacity(opacity))]
    }
    // SwiftUI lets an invisible view take no input.
    public var _allowsHits: Bool { !(opacity <= 0) }
}

public nonisolated struct _BlurEffect: _ViewEffect, Animatable {
    var radius: CGFloat
    let opaque: Bool
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        radius > 0 && radius.isFinite
            ? [_DisplayEffectBox(.blur(radius: Double(min(radius, 1000)), opaque: opaque))] : []
    }
}

public nonisolated struct _ShadowEffect: _ViewEffect, Animatable {
    let color: Color
    var radius: CGFloat
    var offset: CGSize
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return [] }
        return [
            _DisplayEffectBox(
                .shadow(
                    color.display(in: environment), radius: Double(min(max(radius, 0), 1000)), offset: offset))
        ]
    }
}

public nonisolated struct _BlendEffect: _ViewEffect, Animatable {
    let mode: BlendMode
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        mode == .normal ? [] : [_DisplayEffectBox(.blendMode(mode))]
    }
}

public nonisolated struct _CompositingEffect: _ViewEffect, Animatable {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        [_DisplayEffectBox(.compositing)]
    }
}

/// A colour filter with one number.
public nonisolated struct _ColorEffect: _ViewEffect, Animatable {
    var amount: Double
    let make: @Sendable (Double) -> _DisplayEffectBox
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        amount.isFinite ? [make(amount)] : []
    }
}

public nonisolated struct _ColorMultiplyEffect: _ViewEffect, Animatable {
    let color: Color
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        [_DisplayEffectBox(.color(.multiply(color.display(in: environment))))]
    }
}

extension View {
    /// Lets what is behind shine through: 0 invisible, 1 opaque.
    public nonisolated func opacity(_ opacity: Double) -> some View { effect(_OpacityEffect(opacity: opacity)) }
    /// - Parameter radius: points.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect(_BlurEffect(radius: radius, opaque: opaque))
    }
    /// - Parameters: lengths in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { effect(_BlendEffect(mode: blendMode)) }
    public nonisolated func compositingGroup() -> some View { effect(_CompositingEffect()) }
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        effect(_CompositingEffect())
    }
    public nonisolated func brightness(_ amount: Double) -> some View {
        effect(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.brightness($0))) })
    }
    public nonisolated func contrast(_ amount: Double) -> some View {
        effect(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.contrast($0))) })
    }
    public nonisolated func saturation(_ amount: Double) -> some View {
        effect(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.saturation($0))) })
    }
    public nonisolated func grayscale(_ amount: Double) -> some View {
        effect(_ColorEffect(amount: amount) { _DisplayEffectBox(.color(.grayscale($0))) })
    }
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        effect(_ColorEffect(amount: angle.radians) { _DisplayEffectBox(.color(.hueRotation(.radians($0)))) })
    }
    public nonisolated func colorInvert() -> some View {
        effect(_ColorEffect(amount: 1) { _ in _DisplayEffectBox(.color(.invert)) })
    }
    public nonisolated func luminanceToAlpha() -> some View {
        effect(_ColorEffect(amount: 1) { _ in _DisplayEffectBox(.color(.luminanceToAlpha)) })
    }
    public nonisolated func colorMultiply(_ color: Color) -> some View { effect(_ColorMultiplyEffect(color: color)) }
}

/// How colours of a drawing group are stored; here always as the window's.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
