import Observation

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }
    private let source: Source
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// An observable object put in with `environment(_:)`. A missing one is reported when it is read.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0.object(of: Value.self) }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { .some($0.object(of: T.self)) }
    }

    public var wrappedValue: Value {
        let values = self.values ?? EnvironmentValues()
        switch source {
        case .keyPath(let path): return values[keyPath: path]
        case .object(let find):
            guard let object = find(values) else {
                preconditionFailure(
                    "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be "
                        + "missing as an ancestor of this view.")
            }
            return object
        }
    }

    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        property.values = context.environment
    }
}

/// Writes the environment for what is below.
public nonisolated struct _EnvironmentModifier: ViewModifier {
    public typealias Body = Never
    let change: @MainActor (inout EnvironmentValues) -> Void
    /// Compares what two writes write; false where that cannot be told.
    let value: Any?
    let isSame: (Any?, Any?) -> Bool

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { EnvironmentScope(host: $1, parent: $2, context: $0) }
        let outer = cursor.environment
        // An equal write into the same environment yields the same block, so that nothing below needs a look.
        if let source = scope.source, let result = scope.result, source.isIdentical(to: outer),
            modifier.isSame(scope.value, modifier.value)
        {
            cursor.environment = result
        } else {
            modifier.change(&cursor.environment)
            scope.source = outer
            scope.result = cursor.environment
            scope.value = modifier.value
        }
        scope.visit(&cursor) { V._visit(content, &$0) }
        cursor.environment = outer
    }
}

final class EnvironmentScope: Scope {
    var source: EnvironmentValues?
    var result: EnvironmentValues?
    var value: Any?
}

extension View {
    /// Sets a value of the environment for this view and all below it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        nonisolated(unsafe) let keyPath = keyPath
        nonisolated(unsafe) let value = value
        return modifier(
            _EnvironmentModifier(
                change: { $0[keyPath: keyPath] = value }, value: value,
                isSame: { a, b in
                    guard let a = a as? V, let b = b as? V else { return false }
                    return Equality.isEqual(a, b)
                }))
    }

    /// Puts an observable object into the environment.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        objectModifier(object)
    }

    /// Puts an observable object into the environment.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View { objectModifier(object) }

    private nonisolated func objectModifier<T: AnyObject>(_ object: T?) -> some View {
        nonisolated(unsafe) let object = object
        return modifier(
            _EnvironmentModifier(
                change: { $0.setObject(object) }, value: object, isSame: { ($0 as? T) === ($1 as? T) }))
    }

    /// Changes a value of the environment in place.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        nonisolated(unsafe) let path: WritableKeyPath<EnvironmentValues, V> = keyPath
        nonisolated(unsafe) let transform = transform
        return modifier(
            _EnvironmentModifier(
                change: { transform(&$0[keyPath: path]) }, value: nil, isSame: { _, _ in false }))
    }

    nonisolated func environmentKnown<V>(
        _ path: WritableKeyPath<EnvironmentValues.Known, V>, _ value: V
    ) -> some View {
        let base: WritableKeyPath<EnvironmentValues, EnvironmentValues.Known> = \.known
        return environment(base.appending(path: path), value)
    }
}
