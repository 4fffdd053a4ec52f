import AlidadeLayout

private final class PhaseObserver: ScrollObserver {
    var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    override func phaseChanged(
        _ payload: ScrollPayload, from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?
    ) {
        let context = ScrollPhaseChangeContext(geometry: payload.geometry, velocity: velocity)
        payload.host.actions.change { [weak self] in self?.action?(old, new, context) }
    }
}

public nonisolated struct _ScrollPhaseModifier: ViewModifier {
    public typealias Body = Never
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.observingScroll(content, make: { _ in PhaseObserver() }) { $0.action = modifier.action }
    }
}

extension View {
    /// Runs `action` when what moves the first scroll view in the view becomes something else.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(_ScrollPhaseModifier(action: action))
    }
}
