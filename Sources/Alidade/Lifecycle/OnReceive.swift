import Combine

/// Holds a view's subscription to a publisher.
final class ReceiveScope: Scope {
    var cancellable: AnyCancellable?
    var action: ((Any) -> Void)?
    var source: AnyObject?

    override func tearDown() { cancellable = nil }
}

public nonisolated struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    public typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let scope = cursor.next { ReceiveScope(host: $1, parent: $2, context: $0) }
            let action = modifier.action
            scope.action = { if let value = $0 as? P.Output { action(value) } }
            // The subscription is made with the scope, before any onAppear, and again only for another publisher.
            let source = type(of: modifier.publisher) is AnyClass ? modifier.publisher as AnyObject : nil
            if scope.cancellable == nil || (source != nil && source !== scope.source) {
                scope.source = source
                scope.cancellable = modifier.publisher.sink { [weak scope] value in
                    nonisolated(unsafe) let value = value
                    MainThread.run { scope?.action?(value) }
                }
            }
            scope.visit(&cursor, inside)
        }
    }
}

extension View {
    /// Runs `action` with each value of a publisher while the view lives.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}
