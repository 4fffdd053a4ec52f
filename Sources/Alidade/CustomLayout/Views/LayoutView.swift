import AlidadeLayout
import Foundation

extension Layout {
    /// Arranges views by the layout.
    ///
    ///     Radial(radius: 80) {
    ///         ForEach(hours) { HourView($0) }
    ///     }
    public nonisolated func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        _LayoutView(layout: self, content: content())
    }
}

/// Views arranged by a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: View {
    public typealias Body = Never
    let layout: L
    let content: Content

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let axis: UInt8 =
            switch view.layout._stackOrientation {
            case nil: 0
            case .horizontal: 1
            case .vertical: 2
            }
        cursor.asElement { cursor in
            let visit: @MainActor (inout _Cursor) -> Void = { inside in
                inside.axis = axis
                Content._visit(view.content, &inside)
            }
            if let container = view.layout._builtInContainer {
                container.warn(cursor.host)
                cursor.item(container, content: visit)
            } else {
                (view.layout as? AnyLayout)?.inner?.warn(cursor.host)
                let scope = cursor.scope
                cursor.item(
                    .external, isContainer: true,
                    payload: { slot in
                        let (payload, isNew) = slot.payload { LayoutPayload(view.layout) }
                        payload.scope = scope
                        if !isNew { slot.measureChanged = payload.update(view.layout) }
                    }, content: visit)
            }
        }
    }
}

extension _BuiltInContainer {
    @MainActor fileprivate func warn(_ host: Host) {
        func check(_ spacing: Double?, _ layout: StaticString, _ parameter: StaticString) {
            host.checkLength(spacing.map { CGFloat($0) }, layout, parameter)
        }
        switch kind {
        case .hStack(_, let spacing): check(spacing, "HStackLayout", "spacing")
        case .vStack(_, let spacing): check(spacing, "VStackLayout", "spacing")
        case .zStack: break
        case .grid(_, let horizontal, let vertical):
            check(horizontal, "GridLayout", "horizontalSpacing")
            check(vertical, "GridLayout", "verticalSpacing")
        }
    }
}

extension _Cursor {
    fileprivate mutating func item(_ container: _BuiltInContainer, content: @MainActor (inout _Cursor) -> Void) {
        switch container.kind {
        case .hStack(let alignment, let spacing):
            item(.hStack, ItemParams(spacing ?? .nan), vertical: alignment.key, isContainer: true, content: content)
        case .vStack(let alignment, let spacing):
            item(.vStack, ItemParams(spacing ?? .nan), horizontal: alignment.key, isContainer: true, content: content)
        case .zStack(let alignment):
            item(
                .zStack, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, isContainer: true,
                content: content)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            item(
                .grid, ItemParams(horizontalSpacing ?? .nan, verticalSpacing ?? .nan),
                horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, isContainer: true,
                content: content)
        }
    }
}
