/// An identifier that no other view has, for matching geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let value: Int
    }

    private final class Box {
        let id: ID
        init(id: ID) { self.id = id }
    }
    private var box: Box?

    public init() {}
    public var wrappedValue: ID { box?.id ?? ID(value: 0) }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let host = context.scope.host
        property.box = context.object { Box(id: ID(value: host.nextNamespace())) }
    }
}
