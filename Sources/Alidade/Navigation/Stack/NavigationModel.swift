import AlidadeLayout

/// The pages of a navigation stack, and who can make a page of a value.
@MainActor
final class NavigationModel {
    /// What a page above the root is made of.
    struct Page {
        let id: AnyHashable
        var content: Content
        /// The page has been closed by the user or a program.
        var closed: (@MainActor () -> Void)?

        enum Content {
            case view(@MainActor () -> AnyView)
            case value(AnyHashable)
        }
    }

    /// A path that the program keeps.
    struct Path {
        let get: () -> [AnyHashable]
        let append: (AnyHashable) -> Void
        let removeLast: (Int) -> Void
    }

    /// Runs again when the pages change.
    weak var scope: Scope?
    var path: Path?
    /// Pages beyond those of the path.
    private(set) var pushed: [Page] = []
    private var makers: [ObjectIdentifier: Maker] = [:]
    private var pages: [WeakPage] = []
    private var next = 0
    /// The last change put one page in the place of another, as a column of details does: it is not shown as a slide.
    var hasReplaced = false
    /// Shows pages in another column instead of above the root.
    var detail: NavigationModel?

    private struct WeakPage {
        weak var scope: PageScope?
    }

    /// Makes pages of one type of value, on behalf of the part of the tree that said how.
    private struct Maker {
        weak var owner: Scope?
        let make: @MainActor (AnyHashable) -> AnyView?
    }

    /// All pages above the root; reading it subscribes the running scope to the path.
    var all: [Page] {
        let values = path?.get() ?? []
        return values.enumerated().map { Page(id: AnyHashable(PathID(index: $0, value: $1)), content: .value($1)) }
            + pushed
    }

    private struct PathID: Hashable {
        let index: Int
        let value: AnyHashable
    }

    func push(_ value: AnyHashable) {
        if let detail { return detail.replace(with: Page(id: newID(), content: .value(value))) }
        if let path, pushed.isEmpty { return path.append(value) }
        pushed.append(Page(id: newID(), content: .value(value)))
        changed()
    }

    func push(_ view: @escaping @MainActor () -> AnyView) {
        let page = Page(id: newID(), content: .view(view))
        if let detail { return detail.replace(with: page) }
        pushed.append(page)
        changed()
    }

    /// Shows or updates a page on behalf of a scope whose binding says that it is there.
    func set(
        _ id: ObjectIdentifier, _ view: @escaping @MainActor () -> AnyView, closed: @escaping @MainActor () -> Void
    ) {
        let page = Page(id: AnyHashable(id), content: .view(view), closed: closed)
        if let detail { return detail.replace(with: page) }
        if update(page) { return }
        pushed.append(page)
        changed()
    }

    /// Gives a page that is open a new content. Only that page runs again: were it the whole stack, the scope on whose
    /// behalf this is done would run again as well, and so on without end.
    private func update(_ page: Page) -> Bool {
        guard let index = pushed.firstIndex(where: { $0.id == page.id }) else { return false }
        pushed[index] = page
        for open in pages where open.scope?.view.page.id == page.id { open.scope?.mark() }
        return true
    }

    /// What an open page is made of by now.
    func content(of page: Page) -> Page.Content {
        pushed.first { $0.id == page.id }?.content ?? page.content
    }

    /// Closes such a page, and those above it.
    func remove(_ id: ObjectIdentifier) {
        if let detail { return detail.remove(id) }
        guard let index = pushed.firstIndex(where: { $0.id == AnyHashable(id) }) else { return }
        pushed.removeSubrange(index...)
        changed()
    }

    /// Goes back one page.
    func pop() {
        if let last = pushed.popLast() {
            last.closed?()
            changed()
        } else if let path, !path.get().isEmpty {
            path.removeLast(1)
        }
    }

    private func replace(with page: Page) {
        if pushed.count == 1, update(page) { return }
        for old in pushed where old.id != page.id { old.closed?() }
        pushed = [page]
        hasReplaced = true
        changed()
    }

    private func newID() -> AnyHashable {
        next += 1
        return AnyHashable(next)
    }

    private func changed() { scope?.mark() }

    // MARK: Pages of values

    /// Says how pages of a type of value are made; pages that are open are made again.
    ///
    /// Who spoke first is nearest to the root and keeps the word, as on a phone, for as long as it is there. The answer
    /// is false for anyone else.
    func register<D: Hashable>(_ type: D.Type, by owner: Scope?, _ make: @escaping @MainActor (D) -> AnyView) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = makers[key], let other = known.owner, other.isAlive, other !== owner { return false }
        makers[key] = Maker(owner: owner) { value in (value.base as? D).map { make($0) } }
        for page in pages {
            // A page may say it itself; what it says is for those above it.
            guard let scope = page.scope, owner.map({ !scope.isAround($0) }) ?? true else { continue }
            if case .value = scope.view.page.content { scope.mark() }
        }
        return detail?.register(type, by: owner, make) ?? true
    }

    /// The page of a value; nil where nobody knows how to make it.
    func view(of value: AnyHashable) -> AnyView? {
        for maker in makers.values { if let view = maker.make(value) { return view } }
        return nil
    }

    func addPage(_ scope: PageScope) {
        guard !pages.contains(where: { $0.scope === scope }) else { return }
        pages.removeAll { $0.scope == nil }
        pages.append(WeakPage(scope: scope))
    }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    /// The stack around a view.
    var navigationModel: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}
