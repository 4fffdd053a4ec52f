import AlidadeLayout

/// Makes views from the views that some content turned out to be.
public nonisolated struct _SubviewReader<Base: View, Result: View>: View {
    public typealias Body = Never
    let base: Base
    let make: @MainActor ([RowSection]) -> Result

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next { SubviewScope<Base, Result>(host: $1, parent: $2, context: $0, view) }
        scope.view = view
        cursor.run(scope)
    }
}

/// Gathers what its content consists of, as a lazy container does, and visits what is made of it.
final class SubviewScope<Base: View, Result: View>: LazyScopeBase {
    var view: _SubviewReader<Base, Result>

    init(host: Host, parent: Scope, context: ScopeContext, _ view: _SubviewReader<Base, Result>) {
        self.view = view
        super.init(host: host, parent: parent, context: context)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let gathered = RowCollector(scope: self, isList: false)
        var inner = cursor
        inner.rows = gathered
        inner.element = noItem
        inner.wrappers = []
        inner.traits = []
        let gathering = inner.next { PlainScope(host: $1, parent: $2, context: $0) }
        let base = view.base
        gathering.visit(&inner) { $0.visit(base) }
        cursor.childIndex += 1
        let make = view.make
        cursor.visit(tracked { make(gathered.sections) })
    }
}

@MainActor private func subviews(_ sections: [RowSection]) -> SubviewsCollection {
    SubviewsCollection(
        all: sections.flatMap(\.entries).flatMap { entry in
            (0..<entry.source.count).map { Subview(entry.source, $0) }
        })
}

@MainActor private func sections(_ sections: [RowSection]) -> SectionCollection {
    SectionCollection(
        all: sections.filter { !$0.isEmpty }.enumerated().map { SectionConfiguration($1, number: $0) })
}

extension Group where Content: View {
    /// Makes views from the subviews of other views.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewReader<Base, Result> {
        nonisolated(unsafe) let transform = transform
        self.init(content: _SubviewReader(base: view) { transform(subviews($0)) })
    }

    /// Makes views from the sections of other views.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SubviewReader<Base, Result> {
        nonisolated(unsafe) let transform = transform
        self.init(content: _SubviewReader(base: view) { transform(sections($0)) })
    }
}
