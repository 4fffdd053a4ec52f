import Observation

/// The scope of a composite view: its value with dynamic properties installed, and what its body returned.
final class BodyScope<V: View>: Scope {
    var view: V
    var value: V.Body?
    var properties: PropertyStorage
    let fields: FieldTable

    init(host: Host, parent: Scope, context: ScopeContext, view: V) {
        self.view = view
        fields = FieldTable.of(V.self)
        properties = PropertyStorage()
        super.init(host: host, parent: parent, context: context)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        host.statistics.bodies += 1
        if !fields.dynamic.isEmpty {
            withUnsafeMutablePointer(to: &view) {
                fields.install(UnsafeMutableRawPointer($0), &properties, scope: self, environment: cursor.environment)
            }
        }
        let view = self.view
        let body = tracked { view.body }
        value = body
        cursor.visit(body)
    }

    override func tearDown() { properties.tearDown() }
    override var keptObjects: [AnyObject] { properties.objects }
    override var viewName: String? { String(describing: V.self) }
}

/// The scope of a view modifier with a body.
final class ModifierScope<M: ViewModifier>: Scope {
    var modifier: M
    var content: M.Content
    var value: M.Body?
    var properties = PropertyStorage()
    let fields: FieldTable

    init(host: Host, parent: Scope, context: ScopeContext, modifier: M, content: M.Content) {
        self.modifier = modifier
        self.content = content
        fields = FieldTable.of(M.self)
        super.init(host: host, parent: parent, context: context)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        host.statistics.bodies += 1
        if !fields.dynamic.isEmpty {
            withUnsafeMutablePointer(to: &modifier) {
                fields.install(UnsafeMutableRawPointer($0), &properties, scope: self, environment: cursor.environment)
            }
        }
        let modifier = self.modifier
        let content = self.content
        let body = tracked { modifier.body(content: content) }
        value = body
        cursor.visit(body)
    }

    override func tearDown() { properties.tearDown() }
    override var keptObjects: [AnyObject] { properties.objects }
}

extension Scope {
    /// Runs user code so that observable properties it reads mark this scope when they change.
    final func tracked<T>(_ body: () -> T) -> T {
        let run = self.run
        return withObservationTracking(body) { [weak self] in
            MainThread.run {
                guard let self, self.run == run else { return }
                self.host.change { [weak self] in self?.mark() }
            }
        }
    }
}

extension _Cursor {
    /// Visits a composite view: its body runs if it is new, or if the value or what it reads has changed.
    ///
    /// - Parameter isEqual: compares values in place of their fields.
    mutating func composite<V: View>(_ view: V, isEqual: ((V, V) -> Bool)? = nil) {
        let isNew = childIndex >= scope.children.count
        let scope = next { BodyScope(host: $1, parent: $2, context: $0, view: view) }
        visitComposite(
            scope, isNew: isNew, fields: scope.fields,
            isEqual: { isEqual?(scope.view, view) ?? Self.isEqual(scope.view, view, scope.fields) },
            adopt: { scope.view = view },
            revisit: { cursor in
                if let value = scope.value { cursor.visit(value) }
            })
    }

    /// Visits a view modifier with a body.
    mutating func composite<M: ViewModifier, V: View>(_ modifier: M, content: V) {
        let isNew = childIndex >= scope.children.count
        let visited = _ViewModifier_Content<M> { $0.visit(content) }
        let scope = next {
            ModifierScope(host: $1, parent: $2, context: $0, modifier: modifier, content: visited)
        }
        visitComposite(
            scope, isNew: isNew, fields: scope.fields, isEqual: { false },
            adopt: {
                scope.modifier = modifier
                scope.content = visited
            }, revisit: { _ in })
    }

    private mutating func visitComposite(
        _ scope: Scope, isNew: Bool, fields: FieldTable, isEqual: () -> Bool, adopt: () -> Void,
        revisit: (inout _Cursor) -> Void
    ) {
        if !isNew {
            let sameEnvironment = scope.context.environment.isIdentical(to: environment)
            let sameValue = !scope.isMarked && isEqual()
            // Rows that are being gathered are asked for each time.
            if sameValue && sameEnvironment && rows == nil && wrappers.isEmpty && scope.context.wrappers.isEmpty
                && traits.isEmpty && scope.context.element == element && scope.context.axis == axis
            {
                return scope.skip(&self)
            }
            if sameValue && !(fields.readsEnvironment && !sameEnvironment) {
                // Only the surroundings changed: the stored body is visited again, no user code runs.
                return scope.visit(&self, revisit)
            }
            adopt()
        }
        scope.isMarked = false
        scope.run &+= 1
        let outer = RunningScope.current
        RunningScope.current = scope
        scope.visit(&self) { scope.evaluate(&$0) }
        RunningScope.current = outer
    }

    private static func isEqual<V>(_ old: V, _ new: V, _ fields: FieldTable) -> Bool {
        withUnsafePointer(to: old) { a in
            withUnsafePointer(to: new) { b in fields.isEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }
}
