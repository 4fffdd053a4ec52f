import AlidadeLayout
import Foundation

/// The picture of a view whose effect follows from its own geometry.
final class VisualEffectPayload<E: VisualEffect>: ItemPayload {
    private(set) var effect: E?
    /// What is shown while an animation runs.
    private var shown: E?
    var environment = EnvironmentValues()

    private var current: E? { shown ?? effect }

    /// Takes a new effect: at once, or over time if the update animates.
    func show(_ new: E) {
        let old = effect
        effect = new
        if let old, host.animations.animation != nil || shown != nil {
            host.animations.animate(
                self, from: (shown ?? old).animatableData, oldTarget: old.animatableData, to: new.animatableData
            ) { [weak self] value in
                guard let self, let effect = self.effect else { return }
                var shown = effect
                if let value { shown.animatableData = value }
                self.shown = value == nil ? nil : shown
                self.noteChange()
            }
        }
        noteChange()
        if let old, old._transform(CGSize(width: 1, height: 1)) != nil, item != noItem { host.tree.markPlace(item) }
    }

    /// What reads places inside sees the matrix.
    private func noteChange() {
        host.displayChanged = true
        if item != noItem, current?._transform(CGSize(width: 1, height: 1)) != nil { host.tree.markPlace(item) }
    }

    override func effects(_ rect: CGRect) -> [DisplayEffect] {
        current?._steps(rect, environment).map(\.effect) ?? []
    }

    override func transform(size: LayoutSize) -> ProjectionTransform? {
        current?._transform(CGSize(width: size.width, height: size.height))
    }

    override var allowsHits: Bool { current?._allowsHits ?? true }
}

/// Watches a view's geometry from outside the effect, and computes it.
final class VisualEffectObserver<E: VisualEffect>: ItemPayload {
    private let node = GeometryNode()
    weak var picture: VisualEffectPayload<E>?
    var make: ((EmptyVisualEffect, GeometryProxy) -> E)?
    private var isPlaced = false
    private var lastMatrix: ProjectionTransform?

    override func placementChanged() {
        isPlaced = true
        update()
    }

    func update() {
        guard isPlaced, let make, let picture else { return }
        node.payload = self
        // A read in here is for this effect alone; it is computed again whenever the view has moved.
        let outer = RunningScope.current
        RunningScope.current = nil
        let effect = make(EmptyVisualEffect(), GeometryProxy(node: node))
        RunningScope.current = outer
        picture.show(effect)
    }

    override func removed() { node.payload = nil }
}

public nonisolated struct _VisualEffectModifier<E: VisualEffect>: ViewModifier {
    public typealias Body = Never
    let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> E

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.wrapping(content) { cursor, inside in
            var observer: VisualEffectObserver<E>?
            cursor.item(
                .passthrough, flags: [.observesSize, .observesPosition],
                payload: { slot in
                    let made = slot.payload { VisualEffectObserver<E>() }.0
                    made.make = modifier.make
                    observer = made
                }
            ) { cursor in
                cursor.item(
                    .passthrough,
                    payload: { slot in
                        let made = slot.payload { VisualEffectPayload<E>() }.0
                        made.environment = environment
                        observer?.picture = made
                    }, content: inside)
            }
            observer?.update()
        }
    }
}

extension View {
    /// Changes the view's picture by its own size and place. The layout stays, and the proxy does not see the effect.
    ///
    /// ```swift
    /// row.visualEffect { content, proxy in
    ///     content.opacity(1 - proxy.frame(in: .scrollView).minY / 200)
    /// }
    /// ```
    public nonisolated func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        modifier(_VisualEffectModifier(make: effect))
    }
}
