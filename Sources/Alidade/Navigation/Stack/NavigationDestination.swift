/// Says how pages of a type of value are made.
nonisolated struct DestinationModifier<D: Hashable>: ViewModifier {
    typealias Body = Never
    let make: @MainActor (D) -> AnyView

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        if cursor.environment.navigationModel?.register(D.self, by: cursor.scope, modifier.make) == false {
            cursor.host.warnings.warn(
                "second destination \(D.self)",
                "navigationDestination(for: \(D.self).self) is said twice in this stack; the one nearest to the root "
                    + "is used.")
        }
        V._visit(content, &cursor)
    }
}

/// Shows a page while a condition holds.
nonisolated struct BoundDestinationModifier: ViewModifier {
    typealias Body = Never
    let isPresented: @MainActor () -> Bool
    let make: @MainActor () -> AnyView
    let close: @MainActor () -> Void

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { BoundDestinationScope(host: $1, parent: $2, context: $0) }
        let model = cursor.environment.navigationModel
        scope.model = model
        scope.visit(&cursor) { cursor in
            V._visit(content, &cursor)
            cursor.condition(modifier.isPresented) { [unowned scope] isPresented in
                scope.update(isPresented, modifier.make, modifier.close)
            }
        }
    }
}

/// Remembers whether its page is shown.
final class BoundDestinationScope: Scope {
    weak var model: NavigationModel?
    private var isShown = false
    /// The user has gone back and the program's value has not followed yet, since each transaction waits for its turn:
    /// until then it must not open the page again.
    private var isClosing = false

    func update(
        _ isPresented: Bool, _ make: @escaping @MainActor () -> AnyView, _ close: @escaping @MainActor () -> Void
    ) {
        if isPresented {
            guard !isClosing else { return }
            isShown = true
            model?.set(ObjectIdentifier(self), make) { [weak self] in
                self?.isShown = false
                self?.isClosing = true
                close()
            }
        } else {
            isClosing = false
            guard isShown else { return }
            isShown = false
            model?.remove(ObjectIdentifier(self))
        }
    }

    override func tearDown() {
        if isShown { model?.remove(ObjectIdentifier(self)) }
    }
}

extension View {
    /// Says which page a link to a value of type `data` leads to.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let destination = destination
        return modifier(DestinationModifier<D>(make: { AnyView(destination($0)) }))
    }

    /// Shows a page while `isPresented` is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        nonisolated(unsafe) let view = AnyView(destination())
        return modifier(
            BoundDestinationModifier(
                isPresented: { isPresented.wrappedValue }, make: { view },
                close: { isPresented.wrappedValue = false }))
    }

    /// Shows a page while there is an item.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        nonisolated(unsafe) let item = item
        nonisolated(unsafe) let destination = destination
        return modifier(
            BoundDestinationModifier(
                isPresented: { item.wrappedValue != nil },
                make: { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
                close: { item.wrappedValue = nil }))
    }
}
