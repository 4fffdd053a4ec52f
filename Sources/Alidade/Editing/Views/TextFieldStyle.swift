/// The look of a text field.
///
/// The requirement has an underscore because it has one in SwiftUI, where programs implement it all the same:
///
/// ```swift
/// struct Rounded: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(12).background(.quaternary, in: .rect(cornerRadius: 8))
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// What is shown around `configuration`, which is the field without any ground.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field that a style draws.
public nonisolated struct _TextFieldStyleLabel: View {
    let content: AnyView
    @MainActor public static var _isSingle: Bool { false }
    @MainActor public var body: some View { content }
}

/// Without a ground.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// Without a ground.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// In a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background {
                RoundedRectangle(cornerRadius: 6).fill(Color.windowBackground)
                RoundedRectangle(cornerRadius: 6).strokeBorder(Color.separatorLine, lineWidth: 1)
            }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
    /// nil: without a ground, and inside what a style draws.
    var textFieldStyleBox: StyleBox<TextField<_TextFieldStyleLabel>>? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the text fields in the view in a style.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        styled(style, \.textFieldStyleBox) { StyleBox($0) { $0._body(configuration: $1) } }
    }
}
