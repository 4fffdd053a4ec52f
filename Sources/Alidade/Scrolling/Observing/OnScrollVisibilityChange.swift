import AlidadeLayout
import Foundation

/// Knows how much of a view is seen in the scroll view around it.
private final class VisibilityPayload: ItemPayload {
    var threshold = 0.5
    var action: ((Bool) -> Void)?
    private var isVisible = false

    override func placementChanged() {
        let rect = host.windowRect(of: item)
        guard let scroll = host.scrollViews(around: host.tree.item(item).pointee.parent).first else {
            return tell(true)
        }
        let seen = rect.intersection(host.windowRect(of: scroll.item))
        let area = rect.width * rect.height
        let share = seen.isNull || area <= 0 ? 0 : Double(seen.width * seen.height / area)
        tell(share > 0 && share >= threshold - 1e-9)
    }

    private func tell(_ new: Bool) {
        guard new != isVisible else { return }
        isVisible = new
        let action = self.action
        host.actions.change { action?(new) }
    }

    override func removed() {
        guard isVisible, let action else { return }
        host.actions.change { action(false) }
    }
}

public nonisolated struct _ScrollVisibilityModifier: ViewModifier {
    public typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .passthrough, flags: [.observesSize, .observesPosition],
                payload: { slot in
                    let payload = slot.payload { VisibilityPayload() }.0
                    payload.threshold = modifier.threshold
                    payload.action = modifier.action
                }, content: inside)
        }
    }
}

/// Tells which views of a scroll view's targets are seen.
private final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var threshold = 0.5
    var action: (([ID]) -> Void)?
    private var last: [ID]?

    override func layoutDone(_ payload: ScrollPayload) {
        let visible = payload.geometry.visibleRect
        let ids: [ID] = payload.targets(near: visible).compactMap { target in
            let seen = target.rect.intersection(visible)
            let area = target.rect.width * target.rect.height
            guard !seen.isNull, area > 0, Double(seen.width * seen.height / area) >= threshold - 1e-9 else {
                return nil
            }
            return target.id.flatMap { $0.base as? ID ?? ($0 as? ID) }
        }
        guard ids != last else { return }
        last = ids
        payload.host.actions.change { [weak self] in self?.action?(ids) }
    }
}

public nonisolated struct _ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.observingScroll(content, make: { _ in TargetVisibilityObserver<ID>() }) {
            $0.threshold = modifier.threshold
            $0.action = modifier.action
        }
    }
}

extension View {
    /// Runs `action` when the view comes into or goes out of sight in the scroll view around it.
    ///
    /// - Parameter threshold: the share of the view that must be seen, 0…1.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Runs `action` with the identifiers of the targets that are seen when others are.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(_ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
