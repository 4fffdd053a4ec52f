import Observation

/// The scope of a composite view: its value with dynamic properties installed, and what its body returned.
@usableFromInline
final class BodyScope<V: View>: Scope {
    @exclusivity(unchecked) @usableFromInline var view: V
    @exclusivity(unchecked) @usableFromInline var value: V.Body?
    @exclusivity(unchecked) var properties = PropertyStorage()
    /// Whether the fields of `view` are connected and stay so.
    @exclusivity(unchecked) private(set) var isInstalled = false
    /// Only for a view with animatable data of its own.
    @exclusivity(unchecked) @usableFromInline var mover: CompositeMover<V>?
    let fields: FieldTable
    /// `run` for this view, compiled where its type is known: a method of a generic class is not.
    private let runner: @MainActor (BodyScope, inout _Cursor) -> Void

    @usableFromInline
    init(_ view: V, at cursor: inout _Cursor, runner: @escaping @MainActor (BodyScope, inout _Cursor) -> Void) {
        self.view = view
        self.runner = runner
        fields = FieldTable.of(V.self)
        super.init(host: cursor.host, parent: cursor.scope, context: cursor.context(cursor.scope))
        if fields.isAnimatable { mover = CompositeMover(self) }
    }

    override func evaluate(_ cursor: inout _Cursor) { runner(self, &cursor) }

    /// Takes over another value of the view.
    func adopt(_ new: V) {
        mover?.change(from: view, to: new)
        view = new
        isInstalled = false
    }

    @inlinable
    static func run(_ scope: BodyScope, _ cursor: inout _Cursor) {
        scope.prepare(&cursor)
        let body: @MainActor (V) -> V.Body = { $0.body }
        let values = scope.values
        let place = values.take(V.Body.self)
        // The isolation of a function is not part of its representation.
        callTracked(unsafeBitCast(body, to: ((V) -> V.Body).self), scope.shown, for: scope, scope.run, into: place)
        let value = place.move()
        values.giveBack(place)
        cursor.visit(value)
        scope.value = consume value
    }

    /// The view's value at this moment.
    @inlinable
    var shown: V { mover == nil ? view : moving }

    @usableFromInline
    var moving: V { mover?.shown(view) ?? view }

    @usableFromInline
    func prepare(_ cursor: inout _Cursor) {
        host.statistics.bodies += 1
        if isInstalled { return }
        isInstalled = fields.staysInstalled
        if fields.dynamic.isEmpty { return }
        if let row = host.parkedRow, let kept = row.take(for: self) { properties = kept }
        fields.install(rawAddress(of: &view), &properties, scope: self, environment: cursor.environment)
    }

    override func tearDown() { properties.tearDown() }
    override var keptObjects: [AnyObject] { properties.objects }
    override func parkProperties() -> PropertyStorage? { properties.parked() }
    override var isView: Bool { true }
    override var viewName: String? { String(describing: V.self) }
}

/// The address of a stored property of an object, which is good as long as the object is.
@inline(__always)
private func rawAddress<T>(of value: inout T) -> UnsafeMutableRawPointer {
    withUnsafeMutablePointer(to: &value) { UnsafeMutableRawPointer($0) }
}

/// The scope of a view modifier with a body.
final class ModifierScope<M: ViewModifier>: Scope {
    @exclusivity(unchecked) var modifier: M
    @exclusivity(unchecked) var content: M.Content
    @exclusivity(unchecked) var value: M.Body?
    @exclusivity(unchecked) var properties = PropertyStorage()
    @exclusivity(unchecked) var mover: CompositeMover<M>?
    let fields: FieldTable

    init(host: Host, parent: Scope, context: ScopeContext, modifier: M, content: M.Content) {
        self.modifier = modifier
        self.content = content
        fields = FieldTable.of(M.self)
        super.init(host: host, parent: parent, context: context)
        if fields.isAnimatable { mover = CompositeMover(self) }
    }

    override func evaluate(_ cursor: inout _Cursor) {
        host.statistics.bodies += 1
        if !fields.dynamic.isEmpty {
            if let row = host.parkedRow, let kept = row.take(for: self) { properties = kept }
            fields.install(rawAddress(of: &modifier), &properties, scope: self, environment: cursor.environment)
        }
        let modifier = mover?.shown(self.modifier) ?? self.modifier
        let content = self.content
        let body = tracked { modifier.body(content: content) }
        value = body
        cursor.visit(body)
    }

    override func tearDown() { properties.tearDown() }
    override var keptObjects: [AnyObject] { properties.objects }
    override func parkProperties() -> PropertyStorage? { properties.parked() }
}

extension Scope {
    /// Runs user code so that observable properties it reads mark this scope when they change.
    @inlinable
    final func tracked<T>(_ body: @MainActor () -> T) -> T {
        // Observation's own function is generic too, and compiled for no type.
        var result: T?
        track { result = body() }
        return result.unsafelyUnwrapped
    }

    @usableFromInline
    final func track(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { trackReads(of: self, run: run, unsafeBitCast($0, to: (() -> Void).self)) }
    }
}

/// Calls user code as `Scope.tracked` does, with nothing on the heap: for what runs most.
@inlinable
func callTracked<Input, Output>(
    _ function: (Input) -> Output, _ input: Input, for scope: Scope, _ run: UInt32,
    into place: UnsafeMutablePointer<Output>
) {
    trackReads(of: scope, run: run) { place.initialize(to: function(input)) }
}

/// Not isolated, so that nothing asks which actor this is for each body.
@usableFromInline
func trackReads(of scope: Scope, run: UInt32, _ body: () -> Void) {
    let outer = RunningScope.isTracking
    RunningScope.isTracking = true
    defer { RunningScope.isTracking = outer }
    withObservationTracking(body) { [weak scope] in
        MainThread.run {
            guard let scope, scope.run == run else { return }
            scope.host.change { [weak scope] in scope?.mark() }
        }
    }
}

extension _Cursor {
    /// Visits a composite view: its body runs if it is new, or if the value or what it reads has changed.
    @inlinable
    mutating func composite<V: View>(_ view: V) {
        if let scope = existingScope {
            visitAgain(unsafeDowncast(scope, to: BodyScope<V>.self), view)
        } else {
            visitNew(BodyScope(view, at: &self, runner: { BodyScope<V>.run($0, &$1) }))
        }
    }

    /// The scope that was made here before.
    @usableFromInline
    var existingScope: Scope? { childIndex < scope.children.count ? scope.children[childIndex] : nil }

    /// Adds a scope that was not there before, and runs it.
    @usableFromInline
    mutating func visitNew(_ new: Scope) {
        childIndex += 1
        scope.children.append(new)
        run(new)
    }

    /// Runs a scope at this place.
    @usableFromInline
    mutating func run(_ scope: Scope) {
        scope.isMarked = false
        scope.run &+= 1
        let outer = RunningScope.current
        RunningScope.current = scope
        scope.visit(&self) { scope.evaluate(&$0) }
        RunningScope.current = outer
    }

    /// As `composite`, where values are compared in place of their fields.
    mutating func composite<V: View>(_ view: V, isEqual: (V, V) -> Bool) {
        if let scope = existingScope {
            visitAgain(unsafeDowncast(scope, to: BodyScope<V>.self), view, isEqual: isEqual)
        } else {
            visitNew(BodyScope(view, at: &self, runner: { BodyScope<V>.run($0, &$1) }))
        }
    }

    @usableFromInline
    mutating func visitAgain<V: View>(_ scope: BodyScope<V>, _ view: V) {
        let fields = scope.fields
        visitAgain(scope, view) { Self.isEqual($0, $1, fields) }
    }

    private mutating func visitAgain<V: View>(_ scope: BodyScope<V>, _ view: V, isEqual: (V, V) -> Bool) {
        childIndex += 1
        visitComposite(
            scope, isNew: false, fields: scope.fields,
            isEqual: { isEqual(scope.view, view) }, adopt: { scope.adopt(view) },
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
                scope.mover?.change(from: scope.modifier, to: modifier)
                scope.modifier = modifier
                scope.content = visited
            }, revisit: { _ in })
    }

    private mutating func visitComposite(
        _ scope: Scope, isNew: Bool, fields: FieldTable, isEqual: @MainActor () -> Bool,
        adopt: @MainActor () -> Void, revisit: @MainActor (inout _Cursor) -> Void
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
        run(scope)
    }

    private nonisolated static func isEqual<V>(_ old: V, _ new: V, _ fields: FieldTable) -> Bool {
        withUnsafePointer(to: old) { a in
            withUnsafePointer(to: new) { b in fields.isEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }
}
