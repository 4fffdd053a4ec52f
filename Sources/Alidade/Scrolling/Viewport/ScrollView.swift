import AlidadeLayout
import Foundation

/// A view onto content that may be larger.
public nonisolated struct ScrollView<Content: View>: View {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.scroll(view.axes, showsIndicators: view.showsIndicators) { inner in
                let isHorizontal = view.axes == .horizontal
                inner.implicitStack(view.content, axis: view.axes == [] ? nil : isHorizontal ? .horizontal : .vertical)
            }
        }
    }
}

extension _Cursor {
    /// A viewport; its offset belongs to its payload, not to the visit. `content` makes exactly one element.
    mutating func scroll(
        _ axes: Axis.Set, showsIndicators: Bool, name: String = "ScrollView",
        configure: (ScrollPayload) -> Void = { _ in }, content: @MainActor (inout _Cursor) -> Void
    ) {
        let environment = self.environment
        let settings = environment.scrollSettings
        if settings.hasBadMargins {
            host.warnings.warn(
                "contentMargins", "contentMargins: a margin that is negative or not finite counts as 0.")
        }
        let mask = (axes.contains(.horizontal) ? 1.0 : 0) + (axes.contains(.vertical) ? 2.0 : 0)
        var params = ItemParams(mask)
        if scope.isBuilt {
            let index = previous == noItem ? tree.firstChild(of: container) : tree.next(of: previous)
            params = tree.item(index).pointee.params
            params.p0 = mask
        }
        var flags: ItemFlags = [.observesSize]
        if settings.isClipDisabled { flags.insert(.unclipped) }
        var inside = environment
        item(
            .scroll, params, flags: flags, isContainer: true,
            payload: { slot in
                let payload = slot.payload { ScrollPayload(name) }.0
                payload.axes = axes
                payload.adopt(environment, showsIndicators: showsIndicators)
                inside = payload.insideEnvironment
                configure(payload)
            }
        ) { inner in
            inner.axis = 0
            inner.environment = inside
            inner.traits = []
            let margins = settings.margins.content
            inner.item(
                .padding,
                ItemParams(
                    Double(margins.top), Double(margins.leading), Double(margins.bottom), Double(margins.trailing)),
                isContainer: true, content: content)
            inner.environment = environment
        }
    }
}
