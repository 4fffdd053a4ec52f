import AlidadeLayout
import Foundation

/// What an effect does to the picture of its view, given the view's rectangle.
@MainActor
public protocol _ViewEffect {
    /// Innermost first. `rect` is in the coordinates of the display list.
    func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox]
    /// The change of geometry, in the view's own coordinates; nil: none.
    func _transform(_ size: CGSize) -> ProjectionTransform?
    /// Where the view takes hits after the effect; nil: unchanged.
    func _hitShape(_ size: CGSize) -> Path?
    var _allowsHits: Bool { get }
}

extension _ViewEffect {
    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] { [] }
    public func _transform(_ size: CGSize) -> ProjectionTransform? { nil }
    public func _hitShape(_ size: CGSize) -> Path? { nil }
    public var _allowsHits: Bool { true }
}

/// A display effect under a public name.
public struct _DisplayEffectBox {
    let effect: DisplayEffect
    init(_ effect: DisplayEffect) { self.effect = effect }
}

/// The payload of a layout-neutral item with an effect.
package final class EffectPayload<E: _ViewEffect & Animatable>: ItemPayload {
    var effect: E
    var environment: EnvironmentValues
    /// What is shown while an animation runs.
    var shown: E?

    init(_ effect: E, _ environment: EnvironmentValues) {
        self.effect = effect
        self.environment = environment
    }

    var current: E { shown ?? effect }

    override package func effects(_ rect: CGRect) -> [DisplayEffect] {
        var result = current._effects(rect, environment).map(\.effect)
        if let matrix = current._transform(rect.size) {
            // The matrix is the view's own: move to the view's corner, transform, move back.
            result.append(
                .transform(
                    ProjectionTransform.translation(-Double(rect.minX), -Double(rect.minY)).concatenating(matrix)
                        .concatenating(.translation(Double(rect.minX), Double(rect.minY)))))
        }
        return result
    }

    override package func transform(size: LayoutSize) -> ProjectionTransform? {
        current._transform(CGSize(width: size.width, height: size.height))
    }

    override package func hitShape(size: LayoutSize) -> Path? {
        current._hitShape(CGSize(width: size.width, height: size.height))
    }

    override package var allowsHits: Bool { current._allowsHits }
}

/// Applies an effect to each element of a view.
public nonisolated struct _EffectModifier<E: _ViewEffect & Animatable>: ViewModifier {
    public typealias Body = Never
    let effect: E

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            cursor.item(
                .passthrough,
                payload: { slot in
                    let (payload, isNew) = slot.payload { EffectPayload(modifier.effect, environment) }
                    guard !isNew else { return }
                    host.animations.animateEffect(payload, to: modifier.effect)
                    let moves = payload.effect._transform(CGSize(width: 1, height: 1)) != nil
                    payload.effect = modifier.effect
                    payload.environment = environment
                    if moves { host.tree.markPlace(slot.item) }
                }, content: inside)
        }
    }
}

extension View {
    nonisolated func effect<E: _ViewEffect & Animatable>(_ effect: E) -> some View {
        modifier(_EffectModifier(effect: effect))
    }
}
