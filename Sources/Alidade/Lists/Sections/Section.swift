/// A part of a list with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        if let rows = cursor.rows {
            rows.section {
                visit(view, &cursor, isList: rows.isList) { role, body in rows.with(role: role, body) }
            }
        } else {
            visit(view, &cursor, isList: cursor.isListLevel) { $1() }
        }
    }

    @MainActor private static func visit(
        _ view: Self, _ cursor: inout _Cursor, isList: Bool, _ with: (RowRole, () -> Void) -> Void
    ) {
        if Parent.self != EmptyView.self {
            with(.header) {
                if isList {
                    cursor.visit(ListSectionHeader(content: view.header, isExpanded: view.isExpanded))
                } else {
                    cursor.visit(view.header)
                }
            }
        }
        if view.isExpanded?.wrappedValue ?? true {
            cursor.visit(Optional(view.content))
        } else {
            cursor.visit(Optional<Content>.none)
        }
        if Footer.self != EmptyView.self {
            with(.footer) {
                if isList { cursor.visit(ListSectionFooter(content: view.footer)) } else { cursor.visit(view.footer) }
            }
        }
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
