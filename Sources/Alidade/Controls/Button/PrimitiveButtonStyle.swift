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

/// A button style without its type.
struct ButtonStyleBox {
    let body: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

    @MainActor init<S: PrimitiveButtonStyle>(_ style: S) {
        body = { AnyView(PrimitiveStyledButton(style: StyleProperty(style: style), configuration: $0)) }
    }

    @MainActor init<S: ButtonStyle>(_ style: S) {
        body = { AnyView(StyledButton(style: StyleProperty(style: style), configuration: $0)) }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleBox {
        MainThread.assumeMain { ButtonStyleBox(DefaultButtonStyle()) }
    }
}

extension EnvironmentValues {
    var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

private struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
    let style: StyleProperty<S>
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

/// A style of the user's, whose own dynamic properties belong to the view that it draws.
nonisolated struct StyleProperty<S>: DynamicProperty {
    var style: S

    @MainActor static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let fields = FieldTable.of(S.self)
        guard !fields.dynamic.isEmpty else { return }
        withUnsafeMutablePointer(to: &property.style) { fields.install(UnsafeMutableRawPointer($0), &context) }
    }
}

extension StyleProperty: ComparedProperty {
    static func _isSame(_ a: Self, _ b: Self) -> Bool { Equality.isEqual(a.style, b.style) }
}

extension View {
    /// Draws the buttons in the view in a style.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modifier(
            _EnvironmentModifier(
                change: { $0.buttonStyleBox = ButtonStyleBox(style) }, value: style,
                isSame: { a, b in
                    guard let a = a as? S, let b = b as? S else { return false }
                    return Equality.isEqual(a, b)
                }))
    }

    /// Draws the buttons in the view in a style.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modifier(
            _EnvironmentModifier(
                change: { $0.buttonStyleBox = ButtonStyleBox(style) }, value: style,
                isSame: { a, b in
                    guard let a = a as? S, let b = b as? S else { return false }
                    return Equality.isEqual(a, b)
                }))
    }
}
