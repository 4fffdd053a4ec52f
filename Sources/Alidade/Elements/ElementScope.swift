import AlidadeLayout

/// What makes the views of a collection's elements, once for all of them.
@usableFromInline
@MainActor
final class ElementMaker<Element, Content: View> {
    @usableFromInline let make: (Element) -> Content
    /// `ElementScope.run` for these types, compiled where they are known.
    let runner: @MainActor (ElementScope<Element, Content>, inout _Cursor) -> Void

    @usableFromInline
    init(
        _ make: @escaping (Element) -> Content,
        runner: @escaping @MainActor (ElementScope<Element, Content>, inout _Cursor) -> Void
    ) {
        self.make = make
        self.runner = runner
    }

    convenience init(_ make: @escaping (Element) -> Content) {
        self.init(make) { ElementScope.run($0, &$1) }
    }
}

/// One element of a `ForEach`: runs alone when something its closure reads has changed.
@usableFromInline
final class ElementScope<Element, Content: View>: Scope {
    @exclusivity(unchecked) @usableFromInline var element: Element
    @exclusivity(unchecked) @usableFromInline var maker: ElementMaker<Element, Content>

    init(
        host: Host, parent: Scope, context: ScopeContext, element: Element, maker: ElementMaker<Element, Content>
    ) {
        self.element = element
        self.maker = maker
        super.init(host: host, parent: parent, context: context)
    }

    @usableFromInline
    init(_ element: Element, in parent: Scope, at cursor: inout _Cursor, maker: ElementMaker<Element, Content>) {
        self.element = element
        self.maker = maker
        super.init(host: cursor.host, parent: parent, context: cursor.context(parent))
    }

    func revisit(_ element: Element, _ maker: ElementMaker<Element, Content>, _ cursor: inout _Cursor) {
        self.element = element
        self.maker = maker
        isMarked = false
        run &+= 1
        let outer = RunningScope.current
        RunningScope.current = self
        visit(&cursor) { evaluate(&$0) }
        RunningScope.current = outer
    }

    override func evaluate(_ cursor: inout _Cursor) { maker.runner(self, &cursor) }

    @inlinable
    static func run(_ scope: ElementScope, _ cursor: inout _Cursor) {
        let values = scope.values
        let place = values.take(Content.self)
        callTracked(scope.maker.make, scope.element, for: scope, scope.run, into: place)
        let view = place.move()
        values.giveBack(place)
        Content._visit(view, &cursor)
    }

    func moveItems(after previous: ItemIndex, in container: ItemIndex) {
        guard firstItem != noItem else { return }
        host.tree.moveRange(first: firstItem, last: lastItem, after: previous, parent: container)
    }
}
