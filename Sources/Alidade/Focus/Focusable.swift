/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Takes the focus to be worked with Space and Return.
    public static let activate = FocusInteractions(rawValue: 1)
    /// Takes keys.
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view take the focus.
nonisolated struct FocusableModifier: ViewModifier {
    typealias Body = Never
    let isFocusable: Bool
    let takesPresses: Bool

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        var traits = FocusTraits()
        traits.takesPresses = modifier.takesPresses
        traits.color = cursor.environment.focusRingColor
        if cursor.environment.isFocusEffectEnabled == false { traits.ring = .none }
        cursor.wrapping(content) { cursor, inside in
            cursor.responder(inside) { $0.focus = modifier.isFocusable ? traits : nil }
        }
    }
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the focus shows.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

extension View {
    /// Lets the view take the focus, by Tab and by a press of the pointer.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, takesPresses: true))
    }

    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, takesPresses: interactions.contains(.edit)))
    }

    /// Leaves out the ring around the focused view.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }

    /// Groups views for the focus; here Tab goes in the order of the source anyway.
    public nonisolated func focusSection() -> some View { self }
}
