import AlidadeLayout

/// Views in a row.
public nonisolated struct HStack<Content: View>: View {
    public typealias Body = Never
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameter spacing: points between neighbours; nil: what the neighbours prefer.
    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        if let item = cursor.openHStack(view.spacing, view.alignment, vanishes: Content._isBare) {
            Content._visit(view.content, &cursor)
            cursor.close(item)
        } else {
            cursor.asElement { HStack._visit(view, &$0) }
        }
    }
}

/// Views in a column.
public nonisolated struct VStack<Content: View>: View {
    public typealias Body = Never
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// - Parameter spacing: points between neighbours; nil: what the neighbours prefer.
    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        if let item = cursor.openVStack(view.spacing, view.alignment, vanishes: Content._isBare) {
            Content._visit(view.content, &cursor)
            cursor.close(item)
        } else {
            cursor.asElement { VStack._visit(view, &$0) }
        }
    }
}

/// Views in front of each other; later ones are nearer.
public nonisolated struct ZStack<Content: View>: View {
    public typealias Body = Never
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement {
            $0.item(
                .zStack, horizontal: view.alignment.horizontal.key, vertical: view.alignment.vertical.key,
                isContainer: true,
                payload: { $0.name("ZStack") }
            ) {
                $0.axis = 0
                Content._visit(view.content, &$0)
            }
        }
    }
}

/// Space that takes what a stack has left over; outside a stack it grows both ways.
public nonisolated struct Spacer: View, Sendable {
    public typealias Body = Never
    /// Points; nil: 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _visit(_ view: Spacer, _ cursor: inout _Cursor) {
        cursor.host.checkLength(view.minLength, "Spacer", "minLength")
        cursor.asElement { cursor in
            cursor.item(
                .spacer, ItemParams(view.minLength.map(Double.init) ?? .nan, Double(cursor.axis)),
                payload: { $0.name("Spacer") })
        }
    }
}

/// A thin line across the stack's axis; horizontal outside a stack.
public nonisolated struct Divider: View, Sendable {
    public typealias Body = Never

    public init() {}

    @MainActor public static func _visit(_ view: Divider, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement { cursor in
            cursor.item(
                .divider, ItemParams(Double(cursor.environment.pixelLength), Double(cursor.axis)),
                payload: { slot in
                    let payload = slot.payload { DividerPayload() }.0
                    payload.color = Color.separatorLine.display(in: environment)
                })
        }
    }
}

final class DividerPayload: ItemPayload {
    var color = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    override var viewName: String? { "Divider" }
    override func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        list.add(.fill(.rectangle(rect), .color(color)), bounds: rect)
    }
}

/// A payload that only names its view.
package final class NamePayload: ItemPayload {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init()
    }
    override package var viewName: String? { name }
}

extension PayloadSlot {
    /// Named kinds need no object: the kind tells the name.
    func name(_ name: StaticString) {}
}

// What a stack is made of, apart from its content: so that the rest can be compiled for the content's type where that
// is known. A stack whose type tells that it has one child, which says nothing to it, passes that through: its
// priority, its spacing and its guides are the child's. Only the axis is the stack's.
extension _Cursor {
    /// Opens a row; nil where modifiers wait to be around it.
    @usableFromInline
    mutating func openHStack(
        _ spacing: CGFloat?, _ alignment: VerticalAlignment, vanishes: Bool
    ) -> OpenItem? {
        guard wrappers.isEmpty else { return nil }
        host.checkLength(spacing, "HStack", "spacing")
        let item = open(
            vanishes ? .passthrough : .hStack, ItemParams(vanishes ? 1 : number(spacing)), vertical: alignment.key,
            isContainer: true)
        axis = 1
        return item
    }

    /// Opens a column; nil where modifiers wait to be around it.
    @usableFromInline
    mutating func openVStack(
        _ spacing: CGFloat?, _ alignment: HorizontalAlignment, vanishes: Bool
    ) -> OpenItem? {
        guard wrappers.isEmpty else { return nil }
        host.checkLength(spacing, "VStack", "spacing")
        let item = open(
            vanishes ? .passthrough : .vStack, ItemParams(vanishes ? 2 : number(spacing)), horizontal: alignment.key,
            isContainer: true)
        axis = 2
        return item
    }
}
