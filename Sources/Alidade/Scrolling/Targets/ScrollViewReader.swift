import AlidadeLayout

/// Gives its content a proxy that scrolls the scroll views inside of it.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow($0) }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static var _isSingle: Bool { Content._isSingle }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next {
            ScrollReaderScope(host: $1, parent: $2, context: $0, make: view.content)
        }
        scope.make = view.content
        scope.isMarked = false
        scope.run &+= 1
        let outer = RunningScope.current
        RunningScope.current = scope
        scope.visit(&cursor) { scope.evaluate(&$0) }
        RunningScope.current = outer
    }
}

/// The inside of a scroll view reader; runs alone when something its closure reads has changed.
private final class ScrollReaderScope<Content: View>: Scope {
    var make: (ScrollViewProxy) -> Content

    init(host: Host, parent: Scope, context: ScopeContext, make: @escaping (ScrollViewProxy) -> Content) {
        self.make = make
        super.init(host: host, parent: parent, context: context)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let make = self.make
        let proxy = ScrollViewProxy(scope: self)
        let content = tracked { make(proxy) }
        cursor.visit(content)
    }
}

/// Scrolls what is inside a `ScrollViewReader`.
public struct ScrollViewProxy: @unchecked Sendable {
    weak var scope: Scope?

    /// Scrolls so that the view with an identifier is seen, be it built or not.
    ///
    /// - Parameter anchor: the point of the view and of the viewport that are to meet; nil: scrolls no further than is
    ///   needed. Inside `withAnimation` the content moves there under the animation.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let scope else { return }
        let key = AnyHashable(id)
        nonisolated(unsafe) let wanted = key
        MainThread.assumeMain {
            guard scope.isAlive else { return }
            let transaction = Transaction.current
            let animation = transaction.disablesAnimations ? nil : transaction.animation
            scope.host.request(ScrollRequest(.id(wanted, below: scope), anchor: anchor, animation: animation))
        }
    }
}
