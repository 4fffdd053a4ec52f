/// A modifier with animatable data: conform to `Animatable` and `ViewModifier` instead.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Moves the animatable data of a composite view or modifier: while it is under way the body runs once a tick, with
/// what lies between the old value and the new.
@MainActor
@usableFromInline final class CompositeMover<V> {
    private unowned(unsafe) let scope: Scope
    /// Puts the moment's data into a value; nil at rest.
    private var apply: ((inout V) -> Void)?
    /// Set while a run is being started: the scope runs anyway.
    private var isStarting = false

    init(_ scope: Scope) { self.scope = scope }

    /// The value to make the body from.
    func shown(_ value: V) -> V {
        guard let apply else { return value }
        var result = value
        apply(&result)
        return result
    }

    /// A new value takes the place of an old one.
    func change(from old: V, to new: V) {
        guard let old = old as? any Animatable else { return }
        func open<A: Animatable>(_ old: A) {
            guard let target = new as? A, A.AnimatableData.self != EmptyAnimatableData.self else { return }
            var moment = old
            if let apply, var value = old as? V {
                apply(&value)
                moment = value as? A ?? old
            }
            isStarting = true
            defer { isStarting = false }
            scope.host.animations.animate(
                self, from: moment.animatableData, oldTarget: old.animatableData, to: target.animatableData
            ) { [weak self] data in
                self?.show(data, A.self)
            }
        }
        open(old)
    }

    private func show<A: Animatable>(_ data: A.AnimatableData?, _: A.Type) {
        apply = data.map { data in
            { value in
                guard var animatable = value as? A else { return }
                animatable.animatableData = data
                if let changed = animatable as? V { value = changed }
            }
        }
        guard !isStarting else { return }
        // An update of its own: what else is animated in this frame must not take it for a jump.
        scope.host.change { [weak scope] in scope?.mark() }
    }
}
