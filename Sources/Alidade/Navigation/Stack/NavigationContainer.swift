import AlidadeLayout

/// A root and the pages that were pushed above it; the topmost is shown under its title bar.
nonisolated struct NavigationContainer<Root: View>: View {
    typealias Body = Never
    let path: NavigationModel.Path?
    /// The column that shows what is pushed here, where there is one.
    var detail: NavigationModel?
    var model: NavigationModel?
    let root: Root

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next { context, host, parent in
            NavigationScope<Root>(
                host: host, parent: parent, context: context, model: view.model ?? NavigationModel(), view: view)
        }
        scope.container = view
        scope.model.path = view.path
        scope.model.detail = view.detail
        scope.run &+= 1
        scope.isMarked = false
        let outer = RunningScope.current
        RunningScope.current = scope
        scope.visit(&cursor) { scope.evaluate(&$0) }
        RunningScope.current = outer
    }
}

/// Runs again when pages come and go.
final class NavigationScope<Root: View>: Scope {
    let model: NavigationModel
    var container: NavigationContainer<Root>
    /// The pages above the root as they were shown last.
    private var shown: [AnyHashable] = []
    private weak var chooser: PageChooserPayload?

    init(
        host: Host, parent: Scope?, context: ScopeContext, model: NavigationModel, view: NavigationContainer<Root>
    ) {
        self.model = model
        container = view
        super.init(host: host, parent: parent, context: context)
        model.scope = self
    }

    /// Tells the pages which stack they are in.
    private static func around(_ model: NavigationModel) -> _EnvironmentModifier {
        _EnvironmentModifier(
            change: { $0.navigationModel = model }, value: model,
            isSame: { ($0 as? NavigationModel) === ($1 as? NavigationModel) })
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let model = self.model
        let pages = tracked { model.all }
        let root = NavigationPage(isRoot: true, dismiss: nil, content: container.root)
        let ids = pages.map(\.id)
        if !model.hasReplaced { chooser?.show(from: shown, to: ids) }
        model.hasReplaced = false
        shown = ids
        let pageChooser = PageChooser(name: "NavigationStack", attach: { [weak self] in self?.chooser = $0 }) {
            root
            ForEach(pages, id: \.id) { page in
                NavigationPage(
                    isRoot: false, dismiss: { model.pop() }, content: PageContent(page: page, model: model)
                )
                // The stack moves its pages itself.
                .transition(.identity)
            }
        }
        cursor.visit(pageChooser.modifier(Self.around(model)))
    }
}

/// A pushed page's content.
nonisolated struct PageContent: View {
    typealias Body = Never
    let page: NavigationModel.Page
    let model: NavigationModel

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next { PageScope(host: $1, parent: $2, context: $0, view: view) }
        scope.view = view
        scope.run &+= 1
        scope.isMarked = false
        let outer = RunningScope.current
        RunningScope.current = scope
        scope.visit(&cursor) { scope.evaluate(&$0) }
        RunningScope.current = outer
        view.model.addPage(scope)
    }
}

/// Runs again when the page would be made in another way.
final class PageScope: Scope {
    var view: PageContent

    init(host: Host, parent: Scope?, context: ScopeContext, view: PageContent) {
        self.view = view
        super.init(host: host, parent: parent, context: context)
    }

    /// Whether `scope` is this one or below it.
    func isAround(_ scope: Scope) -> Bool {
        var current: Scope? = scope
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.parent
        }
        return false
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let view = self.view
        let content: AnyView = tracked {
            switch view.model.content(of: view.page) {
            case .view(let make): make()
            case .value(let value): view.model.view(of: value) ?? AnyView(UnknownDestination(value: value))
            }
        }
        if case .value(let value) = view.page.content, view.model.view(of: value) == nil {
            host.warnings.warn(
                "destination \(type(of: value.base))",
                "A link leads to a value of type \(type(of: value.base)), but no navigationDestination(for:) in this "
                    + "stack says how it is shown.")
        }
        AnyView._visit(content, &cursor)
    }
}

/// Shown for a value for which there is no destination, as on a phone.
private struct UnknownDestination: View {
    let value: AnyHashable
    var body: some View {
        Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.yellow)
    }
}
