import AlidadeLayout

/// Whether a scroll view shows where it is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// While something scrolls.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Always.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension View {
    /// Whether the scroll views in the view show where they are.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        scrollSetting(IndicatorChange(visibility: visibility, axes: axes.rawValue)) {
            if axes.contains(.vertical) { $0.indicators.vertical = visibility }
            if axes.contains(.horizontal) { $0.indicators.horizontal = visibility }
        }
    }

    /// Shows the indicators for a moment when the view appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlashModifier(trigger: onAppear ? 1 : 0, onAppear: onAppear))
    }

    /// Shows the indicators for a moment when `value` changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(IndicatorFlashModifier(trigger: value, onAppear: false))
    }
}

private struct IndicatorChange: Equatable {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set.RawValue
}

private nonisolated struct IndicatorFlashModifier<Trigger: Equatable>: ViewModifier {
    typealias Body = Never
    let trigger: Trigger
    let onAppear: Bool

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let host = cursor.host
        let scope = cursor.next { FlashScope<Trigger>(host: $1, parent: $2, context: $0) }
        let flashes = scope.trigger.map { $0 != modifier.trigger } ?? modifier.onAppear
        scope.trigger = modifier.trigger
        scope.visit(&cursor) { V._visit(content, &$0) }
        guard flashes else { return }
        host.actions.appear { [weak scope] in
            guard let scope, scope.isAlive else { return }
            for payload in host.scrollViews(below: scope) { payload.showIndicators() }
        }
    }
}

private final class FlashScope<Trigger: Equatable>: Scope {
    var trigger: Trigger?
}
