/// The look of a text field.
public protocol TextFieldStyle: Sendable {
    nonisolated var _kind: _TextFieldKind { get }
}

/// The name of a built-in text field style.
public struct _TextFieldKind: Sendable {
    let kind: TextFieldKind
}

enum TextFieldKind: Hashable, Sendable { case plain, roundedBorder }

/// Without a ground.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldKind { _TextFieldKind(kind: .plain) }
}
/// Without a ground.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldKind { _TextFieldKind(kind: .plain) }
}
/// In a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldKind { _TextFieldKind(kind: .roundedBorder) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldKindKey: EnvironmentKey { static var defaultValue: TextFieldKind { .plain } }

extension EnvironmentValues {
    var textFieldKind: TextFieldKind {
        get { self[TextFieldKindKey.self] }
        set { self[TextFieldKindKey.self] = newValue }
    }
}

extension View {
    /// Draws the text fields in the view in a style.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldKind, style._kind.kind)
    }
}
