import AlidadeLayout
import Foundation

/// A frame whose lengths follow from the nearest scroll view's, else from the window's without its safe area.
final class ContainerFramePayload: ItemPayload {
    var axes: Axis.Set = []
    var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

    /// The frame's parameters in a container of that size.
    func params(_ container: CGSize) -> ItemParams {
        ItemParams(
            axes.contains(.horizontal) ? Double(length(container.width, .horizontal)) : .nan,
            axes.contains(.vertical) ? Double(length(container.height, .vertical)) : .nan)
    }

    /// Compares with the container as it has been placed; another length is laid out in the same frame.
    func update() {
        guard item != noItem else { return }
        let place = host.tree.item(item).pointee
        let params = params(host.containerSize(around: place.parent))
        check(params, host)
        guard params != place.params else { return }
        host.patch(item, params, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
    }

    func check(_ params: ItemParams, _ host: Host) {
        let isWidth = !axes.contains(.horizontal) || (params.p0 >= 0 && params.p0 < .infinity)
        let isHeight = !axes.contains(.vertical) || (params.p1 >= 0 && params.p1 < .infinity)
        guard !isWidth || !isHeight else { return }
        host.warnings.warn(
            "containerRelativeFrame", "containerRelativeFrame: a length that is negative or not finite is ignored.")
    }

    override func removed() { host.containerFrames.removeAll { $0 === self } }
}

extension Host {
    /// The size of the container that `containerRelativeFrame` means, points.
    func containerSize(around item: ItemIndex) -> CGSize {
        var current = item
        while current != noItem {
            let place = tree.item(current).pointee
            if place.kind == .scroll {
                // What it was proposed: across, a scroll view is as large as its content, which asks here. Its frame is
                // what bars and the safe area leave.
                func length(_ proposed: Double, _ own: Double) -> Double {
                    max(proposed.isFinite ? proposed : own, 0)
                }
                return CGSize(
                    width: length(place.proposalWidth, place.width), height: length(place.proposalHeight, place.height))
            }
            current = place.parent
        }
        return CGSize(
            width: max(size.width - safeArea.leading - safeArea.trailing, 0),
            height: max(size.height - safeArea.top - safeArea.bottom, 0))
    }
}

public nonisolated struct _ContainerFrameModifier: ViewModifier {
    public typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    var spacing: CGFloat?
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.host.checkLength(modifier.spacing, "containerRelativeFrame", "spacing")
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            var payload: ContainerFramePayload?
            // An item that is there keeps its lengths until the container is known to differ.
            var params = ItemParams(.nan, .nan)
            if cursor.scope.isBuilt {
                let index =
                    cursor.previous == noItem
                    ? host.tree.firstChild(of: cursor.container) : host.tree.next(of: cursor.previous)
                params = host.tree.item(index).pointee.params
            }
            let container = host.containerSize(around: cursor.container)
            let isNew = !cursor.scope.isBuilt
            if isNew {
                let probe = ContainerFramePayload()
                probe.axes = modifier.axes
                probe.length = modifier.length
                params = probe.params(container)
                probe.check(params, host)
            }
            cursor.item(
                .frame, params, horizontal: modifier.alignment.horizontal.key,
                vertical: modifier.alignment.vertical.key,
                payload: { slot in
                    let (made, isNew) = slot.payload { ContainerFramePayload() }
                    made.axes = modifier.axes
                    made.length = modifier.length
                    if isNew { host.containerFrames.append(made) }
                    payload = made
                }, content: inside)
            if !isNew { payload?.update() }
        }
    }
}

extension View {
    /// As long as the nearest scroll view, else the window without its safe area, on the given axes.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// A length made of the container's; one that is negative or not finite is ignored with a warning.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// `span` of `count` equal parts of the container, with gaps between them.
    ///
    /// - Parameter spacing: points between two parts.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(count, 1))
        let span = CGFloat(max(span, 0))
        let gap = spacing.isFinite ? spacing : 0
        return modifier(
            _ContainerFrameModifier(axes: axes, alignment: alignment, spacing: spacing) { length, _ in
                let part = (length - gap * (count - 1)) / count
                return min(max(part * span + gap * (span - 1), 0), .greatestFiniteMagnitude)
            })
    }
}
