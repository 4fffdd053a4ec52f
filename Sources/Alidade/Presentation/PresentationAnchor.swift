import AlidadeLayout

/// Presents something while a condition holds, on behalf of the view it is attached to.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never
    let isPresented: @MainActor () -> Bool
    let form: PresentationForm
    let content: @MainActor () -> AnyView
    let dismiss: @MainActor () -> Void
    var dismissed: (() -> Void)?

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { PresentationAnchor(host: $1, parent: $2, context: $0) }
        scope.visit(&cursor) { V._visit(content, &$0) }
        guard modifier.isPresented() else { return scope.hide() }
        var environment = cursor.environment
        // What is in front stands alone: the stack around the presenter is not around it.
        environment.navigationModel = nil
        scope.show(
            Presentations.Entry(
                id: ObjectIdentifier(scope), form: modifier.form, environment: environment,
                content: modifier.content, dismiss: modifier.dismiss, dismissed: modifier.dismissed,
                anchor: { [weak scope] in scope?.firstPlacedItem ?? noItem }))
    }
}

/// Remembers what a view presents.
final class PresentationAnchor: Scope {
    private var isShown = false

    func show(_ entry: Presentations.Entry) {
        isShown = true
        host.presentations.set(entry)
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        host.presentations.remove(ObjectIdentifier(self))
    }

    override func tearDown() { hide() }
}

extension View {
    nonisolated func presenting<V: View>(
        _ isPresented: Binding<Bool>, _ form: PresentationForm, dismissed: (() -> Void)? = nil,
        content: @escaping @MainActor () -> V
    ) -> some View {
        return modifier(
            PresentationModifier(
                isPresented: { isPresented.wrappedValue }, form: form, content: { AnyView(content()) },
                dismiss: { isPresented.wrappedValue = false }, dismissed: dismissed))
    }

    nonisolated func presenting<Item, V: View>(
        item: Binding<Item?>, _ form: PresentationForm, dismissed: (() -> Void)? = nil,
        content: @escaping @MainActor (Item) -> V
    ) -> some View {
        nonisolated(unsafe) let item = item
        return modifier(
            PresentationModifier(
                isPresented: { item.wrappedValue != nil }, form: form,
                content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
                dismiss: { item.wrappedValue = nil }, dismissed: dismissed))
    }
}
