/// A button's look; it is worked as all buttons are.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
    public typealias Label = PrimitiveButtonStyleConfiguration.Label

    public let role: ButtonRole?
    public let label: Label
    /// The pointer is down on the button.
    public let isPressed: Bool
}

/// A button drawn by a button style.
struct StyledButton<S: ButtonStyle>: View {
    let style: StyleProperty<S>
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        style.style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: configuration.label, isPressed: isPressed)
        )
        .pressable(
            ring: style.style is any RingShaping ? (style.style as? any RingShaping)?.ring ?? .default : .default,
            isRowAction: true
        ) {
            isPressed = $0
        } action: {
            configuration.trigger()
        }
    }
}

/// A style that knows the outline of what it draws.
@MainActor protocol RingShaping {
    var ring: FocusTraits.Ring { get }
}

extension FocusTraits.Ring {
    static var `default`: FocusTraits.Ring { .roundedRectangle(4) }
}

/// Works like a button: by the pointer, with Space or Return, and by its shortcut.
nonisolated struct PressableModifier: ViewModifier {
    typealias Body = Never
    let ring: FocusTraits.Ring
    let isRowAction: Bool
    let changed: (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let shortcut = cursor.environment.keyboardShortcut
        var traits = FocusTraits()
        traits.ring = modifier.ring
        traits.color = cursor.environment.focusRingColor
        traits.activate = modifier.action
        cursor.wrapping(content) { cursor, inside in
            cursor.responder(inside) { payload in
                let node = payload.gesture as? PressNode ?? PressNode()
                node.changed = modifier.changed
                node.action = modifier.action
                node.owner = payload
                payload.gesture = node
                payload.rowAction = nil
                if modifier.isRowAction { payload.rowAction = modifier.action }
                payload.focus = traits
                payload.keys = shortcut.map { KeyTraits(shortcut: $0, shortcutAction: modifier.action) }
            }
        }
    }
}

extension EnvironmentValues {
    /// The accent colour, half transparent.
    var focusRingColor: DisplayColor {
        var color = Color.accentColor.display(in: self)
        color.alpha = 0.55
        return color
    }
}

extension View {
    nonisolated func pressable(
        ring: FocusTraits.Ring = .default, isRowAction: Bool = false, changed: @escaping (Bool) -> Void = { _ in },
        action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(PressableModifier(ring: ring, isRowAction: isRowAction, changed: changed, action: action))
    }
}
