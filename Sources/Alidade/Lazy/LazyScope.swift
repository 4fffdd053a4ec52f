import AlidadeLayout

/// A lazy container's scope: it gathers its rows when it is visited, and its payload builds them when it is placed.
final class LazyScope<Content: View>: LazyScopeBase {
    var content: Content

    init(host: Host, parent: Scope, context: ScopeContext, content: Content) {
        self.content = content
        super.init(host: host, parent: parent, context: context)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        guard let payload = host.payload(of: context.container) as? LazyPayload else { return }
        let rows = RowCollector(scope: self, isList: payload.list != nil)
        cursor.rows = rows
        cursor.element = noItem
        if children.isEmpty { children.append(PlainScope(host: host, parent: self, context: cursor.context(self))) }
        let gathering = children[0]
        let content = self.content
        gathering.visit(&cursor) { $0.visit(content) }
        cursor.rows = nil
        payload.scope = self
        self.payload = payload
        payload.adopt(RowTable(rows.takeSections(), appearance: payload.list))
    }

    /// The scope's own run: gather again at the place where it was visited.
    func gather(_ cursor: inout _Cursor) {
        isMarked = false
        run &+= 1
        let outer = RunningScope.current
        RunningScope.current = self
        context = cursor.context(self)
        var inner = cursor
        inner.scope = self
        inner.childIndex = 0
        evaluate(&inner)
        isBuilt = true
        RunningScope.current = outer
    }
}

extension _Cursor {
    /// A lazy container along an axis.
    ///
    /// - Parameter grid: its tracks, where it is a grid; `crossFraction` then is that of all tracks together.
    mutating func lazy<Content: View>(
        _ name: String, isVertical: Bool, spacing: Double?, crossFraction: Double,
        pinned: PinnedScrollableViews = [], list: ListAppearance? = nil, controller: ListController? = nil,
        grid: [GridItem]? = nil, content: Content
    ) {
        let host = self.host
        item(
            .external, flags: [.observesSize, .observesPosition], isContainer: true,
            payload: { slot in
                let payload = slot.payload { LazyPayload(name) }.0
                payload.isVertical = isVertical
                payload.rowGap = spacing
                payload.crossFraction = crossFraction
                payload.pinnedViews = pinned
                payload.list = list
                payload.controller = controller
                if let grid {
                    let look = payload.grid ?? GridLook(isVertical: isVertical)
                    look.configure(grid, fraction: crossFraction)
                    look.warn(host)
                    payload.grid = look
                    slot.measureChanged = true
                }
            },
            content: { cursor in
                cursor.axis = isVertical ? 2 : 1
                cursor.wrappers = []
                cursor.traits = []
                let scope = cursor.next { LazyScope(host: $1, parent: $2, context: $0, content: content) }
                scope.content = content
                scope.gather(&cursor)
                _ = host
            })
    }
}
