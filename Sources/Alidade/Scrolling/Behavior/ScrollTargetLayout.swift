import AlidadeLayout
import Foundation

/// Marks the container whose elements a scroll can align to.
final class TargetLayoutPayload: ItemPayload {
    weak var scope: Scope?
    var isEnabled = true

    /// The stack or lazy container inside.
    private var container: ItemIndex? {
        var current = host.tree.firstPlacedChild(of: item)
        while let index = current {
            switch host.tree.item(index).pointee.kind {
            case .hStack, .vStack, .zStack, .grid, .external: return index
            default: current = host.tree.firstPlacedChild(of: index)
            }
        }
        return nil
    }

    /// The elements near a rectangle of the window, with their identifiers.
    func targets(near rect: CGRect) -> [(id: AnyHashable?, rect: CGRect)] {
        guard isEnabled, item != noItem, let container else { return [] }
        if let lazy = host.payload(of: container) as? LazyPayload { return lazy.targets(near: rect) }
        var ids: [ItemIndex: AnyHashable] = [:]
        if let scope { gather(scope, container, nil, &ids) }
        var found: [(id: AnyHashable?, rect: CGRect)] = []
        var child = host.tree.firstPlacedChild(of: container)
        while let index = child, index != noItem {
            if host.tree.item(index).pointee.kind != .marker {
                found.append((ids[index], host.windowRect(of: index)))
            }
            child = host.tree.next(of: index)
        }
        return found
    }

    private func gather(
        _ scope: Scope, _ container: ItemIndex, _ id: AnyHashable?, _ ids: inout [ItemIndex: AnyHashable]
    ) {
        if let id, scope.context.container == container {
            for item in scope.placedItems where ids[item] == nil {
                ids[item] = host.traits[item]?[key: ExplicitIDTrait.self] ?? id
            }
        }
        if scope.context.container != container, scope.context.container != item, !scope.placedItems.isEmpty,
            scope.isInside(container)
        {
            return
        }
        for child in scope.children {
            gather(child, container, scope.elementID(of: child) ?? (scope as? BranchScope)?.key ?? id, &ids)
        }
    }
}

extension Scope {
    /// Whether the scope's items are below an item's children.
    fileprivate func isInside(_ container: ItemIndex) -> Bool {
        var current = host.tree.item(context.container).pointee.parent
        while current != noItem {
            if current == container { return true }
            current = host.tree.item(current).pointee.parent
        }
        return false
    }
}

public nonisolated struct _ScrollTargetLayoutModifier: ViewModifier {
    public typealias Body = Never
    let isEnabled: Bool

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let scope = cursor.next { PlainScope(host: $1, parent: $2, context: $0) }
            let host = cursor.host
            scope.visit(&cursor) { cursor in
                cursor.item(
                    .passthrough,
                    payload: { slot in
                        let payload = slot.payload { TargetLayoutPayload() }.0
                        payload.scope = scope
                        payload.isEnabled = modifier.isEnabled
                    },
                    content: { cursor in
                        let payload = host.payload(of: cursor.container) as? TargetLayoutPayload
                        host.scrollViews(around: cursor.container).first?.targetLayout = payload
                        inside(&cursor)
                    })
            }
        }
    }
}

extension View {
    /// Makes the elements of the container in the view those that scrolling aligns to and that positions name.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

extension ScrollPayload {
    /// The views that scrolling may align to, near a rectangle of the content, margins apart.
    func targets(near rect: CGRect) -> [(id: AnyHashable?, rect: CGRect)] {
        let layout = targetLayout.flatMap { $0.item == noItem ? nil : $0 }
        // A list's rows need no mark.
        let rows = layout == nil ? swiping?.rows : nil
        if layout == nil && rows == nil { return [] }
        let place = host.windowRect(of: item)
        let offset = self.offset
        let margins = settings.margins.content
        let dx = place.minX - offset.x + margins.leading
        let dy = place.minY - offset.y + margins.top
        let moved = rect.offsetBy(dx: dx, dy: dy)
        return (layout?.targets(near: moved) ?? rows?.targets(near: moved) ?? []).map {
            ($0.id, $0.rect.offsetBy(dx: -dx, dy: -dy))
        }
    }

    /// Where the content is to come to rest when it is let go.
    ///
    /// - Parameters:
    ///   - target: the offset at which it would.
    ///   - start: where the scroll began.
    ///   - velocity: points a second.
    func resting(_ target: CGPoint, from start: CGPoint, velocity: CGVector) -> CGPoint? {
        guard let behavior = environment.scrollTargetBehaviorBox else { return nil }
        let margins = settings.margins.content
        let geometry = self.geometry
        // Content comes to rest inside of bars, not under them.
        let viewport = self.viewport
        let end = clamped(target)
        func rect(_ offset: CGPoint) -> CGRect { CGRect(origin: offset, size: viewport) }
        var aim = ScrollTarget(rect: rect(end))
        behavior.updateTarget(
            &aim,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: rect(start)), velocity: velocity,
                contentSize: CGSize(
                    width: geometry.contentSize.width + margins.leading + margins.trailing,
                    height: geometry.contentSize.height + margins.top + margins.bottom),
                containerSize: viewport, axes: axes, environment: environment, insets: margins,
                targets: { [weak self] rect in self?.targets(near: rect).map(\.rect) ?? [] }))
        let anchor = aim.anchor ?? .topLeading
        return clamped(
            CGPoint(
                x: aim.rect.minX + (aim.rect.width - viewport.width) * anchor.x,
                y: aim.rect.minY + (aim.rect.height - viewport.height) * anchor.y))
    }
}
