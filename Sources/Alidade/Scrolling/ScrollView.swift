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
    /// A viewport; its offset belongs to its payload, not to the visit.
    mutating func scroll(
        _ axes: Axis.Set, showsIndicators: Bool, name: String = "ScrollView", content: (inout _Cursor) -> Void
    ) {
        let host = self.host
        let environment = self.environment
        let mask = (axes.contains(.horizontal) ? 1.0 : 0) + (axes.contains(.vertical) ? 2.0 : 0)
        var params = ItemParams(mask)
        if scope.isBuilt {
            let index = previous == noItem ? tree.firstChild(of: container) : tree.next(of: previous)
            params = tree.item(index).pointee.params
            params.p0 = mask
        }
        item(
            .scroll, params, flags: [.observesSize], isContainer: true,
            payload: { slot in
                let payload = slot.payload { ScrollPayload(name) }.0
                payload.axes = axes
                payload.showsIndicators = showsIndicators
                payload.environment = environment
            }
        ) { inner in
            inner.axis = 0
            content(&inner)
        }
        _ = host
    }
}

/// A viewport's offset and indicators.
package final class ScrollPayload: ItemPayload {
    private let name: String
    package internal(set) var axes: Axis.Set = .vertical
    var showsIndicators = true
    var environment = EnvironmentValues()
    /// How visible the indicators are, 0…1.
    var indicatorOpacity = 0.0
    private var fade: Int?
    /// The pointer is on an indicator: it stays.
    var isIndicatorHovered = false {
        didSet { if isIndicatorHovered != oldValue { showIndicators() } }
    }

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override package var viewName: String? { name }

    /// How far the content is scrolled, points.
    package var offset: CGPoint {
        let params = host.tree.item(item).pointee.params
        return CGPoint(x: params.p1, y: params.p2)
    }

    package var viewport: CGSize {
        let place = host.tree.item(item).pointee
        return CGSize(width: place.width, height: place.height)
    }

    package var contentSize: CGSize {
        guard let content = host.tree.firstPlacedChild(of: item) else { return .zero }
        let place = host.tree.item(content).pointee
        return CGSize(width: place.width, height: place.height)
    }

    /// The largest offset.
    package var limit: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - viewport.height) : 0)
    }

    /// Whether the content can still move that way.
    package func canScroll(_ delta: CGVector) -> Bool {
        let offset = self.offset
        let limit = self.limit
        return (delta.dx < 0 && offset.x > 0) || (delta.dx > 0 && offset.x < limit.x)
            || (delta.dy < 0 && offset.y > 0) || (delta.dy > 0 && offset.y < limit.y)
    }

    /// Moves the content; past its ends it stays there.
    package func scroll(to target: CGPoint) {
        var params = host.tree.item(item).pointee.params
        let limit = self.limit
        params.p1 = target.x.isFinite ? min(max(target.x, 0), limit.x) : params.p1
        params.p2 = target.y.isFinite ? min(max(target.y, 0), limit.y) : params.p2
        let place = host.tree.item(item).pointee
        guard params != place.params else { return }
        host.tree.patch(
            item, params, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
        host.displayChanged = true
        showIndicators()
    }

    package func scroll(by delta: CGVector) {
        let offset = self.offset
        scroll(to: CGPoint(x: offset.x + delta.dx, y: offset.y + delta.dy))
    }

    /// Moves the offset together with content whose length turned out to be another: nothing moves on screen.
    func correct(by delta: CGVector) {
        let place = host.tree.item(item).pointee
        var params = place.params
        params.p1 += delta.dx
        params.p2 += delta.dy
        host.tree.patch(item, params, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
        host.displayChanged = true
    }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard name == "List", let color = UITableView.appearance().backgroundColor else { return }
        list.add(.fill(.rectangle(rect), .color(Color(uiColor: color).display(in: environment))), bounds: rect)
    }

    /// Shows the indicators; they fade when nothing has scrolled for a while.
    func showIndicators() {
        guard showsIndicators else { return }
        if indicatorOpacity != 1 { host.displayChanged = true }
        indicatorOpacity = 1
        if let fade { host.timers.cancel(fade) }
        fade = nil
        if isIndicatorHovered { return }
        fade = host.timers.schedule(after: 0.8) { [weak self] in self?.fadeStep() }
    }

    private func fadeStep() {
        indicatorOpacity = max(0, indicatorOpacity - 0.2)
        host.displayChanged = true
        fade = indicatorOpacity > 0 ? host.timers.schedule(after: 1 / 30) { [weak self] in self?.fadeStep() } : nil
    }

    override package func removed() {
        if let fade { host.timers.cancel(fade) }
    }

    /// Where the indicators are, relative to the viewport's corner; nil where there is nothing to scroll.
    func indicators() -> (horizontal: CGRect?, vertical: CGRect?) {
        let viewport = self.viewport
        let content = contentSize
        let offset = self.offset
        func bar(_ visible: CGFloat, _ total: CGFloat, _ position: CGFloat) -> (CGFloat, CGFloat)? {
            guard total > visible + 0.5, visible > 24 else { return nil }
            let track = visible - 6
            let length = max(24, track * visible / total)
            return (3 + (track - length) * min(max(position / (total - visible), 0), 1), length)
        }
        var horizontal: CGRect?
        var vertical: CGRect?
        if axes.contains(.vertical), let (start, length) = bar(viewport.height, content.height, offset.y) {
            vertical = CGRect(x: viewport.width - 8, y: start, width: 5, height: length)
        }
        if axes.contains(.horizontal), let (start, length) = bar(viewport.width, content.width, offset.x) {
            horizontal = CGRect(x: start, y: viewport.height - 8, width: length, height: 5)
        }
        return (horizontal, vertical)
    }

    override package func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard showsIndicators, indicatorOpacity > 0 else { return }
        var color = Color.primary.display(in: environment)
        color.alpha = Float(0.4 * indicatorOpacity)
        let (horizontal, vertical) = indicators()
        for bar in [horizontal, vertical].compactMap({ $0 }) {
            let place = bar.offsetBy(dx: rect.minX, dy: rect.minY)
            list.add(
                .fill(
                    .roundedRectangle(place, cornerSize: CGSize(width: 2.5, height: 2.5), .circular), .color(color)),
                bounds: place)
        }
    }
}
