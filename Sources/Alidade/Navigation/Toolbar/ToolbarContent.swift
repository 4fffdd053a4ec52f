/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    func _collect(_ items: inout _ToolbarItems)
}

extension ToolbarContent {
    public func _collect(_ items: inout _ToolbarItems) { body._collect(&items) }
}

extension ToolbarContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) is a primitive toolbar item and has no body") }
}

extension Never: ToolbarContent {
    public func _collect(_ items: inout _ToolbarItems) {}
}

/// Items of a toolbar that a user may arrange; here they stay where they are.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

/// Gathers the items of a toolbar.
public struct _ToolbarItems {
    var entries: [ToolbarEntry] = []
}

/// One item of a toolbar.
struct ToolbarEntry: Identifiable {
    var id: Int
    let placement: ToolbarItemPlacement
    let content: AnyView
}

/// Makes toolbar items of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent {
        var items = _ToolbarItems()
        repeat (each content)._collect(&items)
        return _TupleToolbarContent(items: items)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _TupleToolbarContent {
        gathered(content)
    }
    public static func buildEither<First: ToolbarContent>(first: First) -> _TupleToolbarContent { gathered(first) }
    public static func buildEither<Second: ToolbarContent>(second: Second) -> _TupleToolbarContent {
        gathered(second)
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _TupleToolbarContent {
        gathered(content)
    }

    private static func gathered<Content: ToolbarContent>(_ content: Content?) -> _TupleToolbarContent {
        var items = _ToolbarItems()
        content?._collect(&items)
        return _TupleToolbarContent(items: items)
    }
}

/// Several toolbar items.
public struct _TupleToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never
    let items: _ToolbarItems
    public func _collect(_ items: inout _ToolbarItems) { items.entries += self.items.entries }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(id: 0, placement: placement, content: AnyView(content)))
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(id: 0, placement: placement, content: AnyView(content)))
    }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public func _collect(_ items: inout _ToolbarItems) {
        items.entries.append(ToolbarEntry(id: 0, placement: placement, content: AnyView(Spacer())))
    }
}

/// Whether a spacer has a length of its own.
public struct SpacerSizing: Hashable, Sendable {
    private let isFixed: Bool
    public static let flexible = SpacerSizing(isFixed: false)
    public static let fixed = SpacerSizing(isFixed: true)
}
