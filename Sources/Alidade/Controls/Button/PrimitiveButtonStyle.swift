/// A button's look and how it is worked.
///
/// A style of yours calls `configuration.trigger()` when the button's action is to run.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style is given.
public struct PrimitiveButtonStyleConfiguration {
    /// A button's label without its type.
    public nonisolated struct Label: View {
        public typealias Body = Never
        let content: AnyView

        init(_ content: some View) { self.content = AnyView(content) }

        @MainActor public static var _isSingle: Bool { false }
        @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
            AnyView._visit(view.content, &cursor)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    @MainActor public func trigger() { action() }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> {
        StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the buttons in the view in a style.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        styled(style, \.buttonStyleBox) { StyleBox($0) { $0.makeBody(configuration: $1) } }
    }

    /// Draws the buttons in the view in a style.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        styled(style, \.buttonStyleBox) { style in
            StyleBox { AnyView(StyledButton(style: StyleProperty(style: style), configuration: $0)) }
        }
    }
}
