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
        var environment = cursor.environment
        // What is in front stands alone: the stack around the presenter is not around it.
        environment.navigationModel = nil
        let entry = Presentations.Entry(
            id: ObjectIdentifier(scope), form: modifier.form, environment: environment, content: modifier.content,
            dismiss: modifier.dismiss, dismissed: modifier.dismissed,
            anchor: { [weak scope] in scope?.anchorItem ?? noItem }, place: scope.place)
        scope.visit(&cursor) { cursor in
            visit(content, at: scope, &cursor)
            cursor.condition(modifier.isPresented) { [unowned scope] isPresented in
                if isPresented { scope.show(entry) } else { scope.hide() }
            }
        }
    }

    @MainActor private static func visit<V: View>(
        _ content: V, at scope: PresentationAnchor, _ cursor: inout _Cursor
    ) {
        guard cursor.rows != nil else { return V._visit(content, &cursor) }
        // A list builds its rows elsewhere: what is built says to whom it belongs.
        cursor.wrapping(content) { [weak scope] cursor, inside in
            cursor.item(
                .passthrough,
                payload: { slot in
                    let payload = slot.payload { AnchorMarkPayload() }.0
                    if scope?.mark == nil { scope?.mark = payload }
                }, content: inside)
        }
    }
}

/// An item of a view that presents something, in a row of a list.
final class AnchorMarkPayload: ItemPayload {}

/// Remembers what a view presents.
final class PresentationAnchor: Scope {
    private var isShown = false
    weak var mark: AnchorMarkPayload?
    let place = PresentationPlace()

    func show(_ entry: Presentations.Entry) {
        isShown = true
        host.presentations.set(entry)
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        host.presentations.remove(ObjectIdentifier(self))
    }

    /// The view that something is shown beside. In a list it is what the row shows, not the row.
    fileprivate var anchorItem: ItemIndex {
        if let mark, mark.item != noItem { return mark.item }
        let item = firstPlacedItem
        guard item != noItem, host.payload(of: item) is RowPayload else { return item }
        return host.tree.firstPlacedChild(of: item) ?? item
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
