/// Several lines of text that the user can edit; they scroll.
public nonisolated struct TextEditor: View {
    let source: TextSource

    public init(text: Binding<String>) { source = TextSource(text) }

    @MainActor public var body: some View { EditorBody(source: source) }
}

private struct EditorBody: View {
    let source: TextSource

    var body: some View {
        _ = source.get()
        return GeometryReader { window in
            ScrollView {
                EditorView(source: source, isMultiline: true, submitsOnReturn: false)
                    .frame(minHeight: max(window.size.height - 16, 0), alignment: .top)
                    .padding(.vertical, 8)
                    .padding(.horizontal, 5)
            }
        }
        .background(Color.windowBackground)
    }
}

/// The look of a text editor.
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Inert: there is one look.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
