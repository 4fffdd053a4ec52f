import AlidadeLayout
import Foundation

/// A viewport: where its content stands, and what moves it.
package final class ScrollPayload: ItemPayload {
    let name: String
    package internal(set) var axes: Axis.Set = .vertical
    private(set) var settings = ScrollSettings()
    private(set) var environment = EnvironmentValues()
    private(set) var insideEnvironment = EnvironmentValues()
    private var isAdopted = false
    private(set) var showsIndicators = true
    /// Draws behind the content.
    var drawBackground: ((CGRect, inout DisplayListBuilder) -> Void)?
    /// Draws in front of the content, below the indicators.
    var drawOverlay: ((CGRect, inout DisplayListBuilder) -> Void)?

    let fader = IndicatorFader()
    /// What moves the content by itself; the user's hand ends it.
    var motion: (any ScrollMotion)?
    /// Those who are told where the content stands.
    var observers: [ScrollObserver] = []
    /// Where the content stood when it was last placed.
    private(set) var anchoring = ScrollAnchoring()
    var phase = ScrollPhase.idle
    var refresh: PullToRefresh?
    /// The list whose rows can be pushed aside.
    weak var swiping: ListController?
    /// The container whose elements scrolling aligns to.
    weak var targetLayout: TargetLayoutPayload?

    init(_ name: String) {
        self.name = name
        super.init()
        fader.payload = self
    }

    override package var viewName: String? { name }

    // MARK: The environment

    /// Takes what the environment says; what is only for this scroll view does not go further in.
    func adopt(_ new: EnvironmentValues, showsIndicators: Bool) {
        self.showsIndicators = showsIndicators
        guard !isAdopted || !environment.isIdentical(to: new) else { return }
        isAdopted = true
        environment = new
        settings = new.scrollSettings
        insideEnvironment = new
        let inner = settings.forContent
        if inner != settings { insideEnvironment.scrollSettings = inner }
        let links = new.scrollObservers
        if !links.isEmpty { insideEnvironment.scrollObservers = [] }
        observers = links.filter { $0.claim(self) }
        if new.scrollTargetBehaviorBox != nil { insideEnvironment.scrollTargetBehaviorBox = nil }
        if new.refresh != nil { insideEnvironment.refresh = nil }
        adoptRefresh(new.refresh)
        if !observers.isEmpty { host.observedScrolls[ObjectIdentifier(self)] = self }
    }

    // MARK: Sizes

    /// How far the content is scrolled, points.
    package var offset: CGPoint {
        let params = host.tree.item(item).pointee.params
        return CGPoint(x: params.p1, y: params.p2)
    }

    package var viewport: CGSize {
        let place = host.tree.item(item).pointee
        return CGSize(width: place.width, height: place.height)
    }

    /// What is seen of the content beyond the viewport: under bars, and over the window's border. The viewport's ends,
    /// where content comes to rest, stay inside of them.
    var overhang: EdgeInsets {
        let sides = host.tree.scrollOverhang(of: item)
        return EdgeInsets(top: sides.top, leading: sides.left, bottom: sides.bottom, trailing: sides.right)
    }

    /// A viewport's frame, with what is seen beyond it.
    func shown(_ rect: CGRect) -> CGRect {
        let overhang = self.overhang
        return CGRect(
            x: rect.minX - overhang.leading, y: rect.minY - overhang.top,
            width: rect.width + overhang.leading + overhang.trailing,
            height: rect.height + overhang.top + overhang.bottom)
    }

    /// Margins included.
    package var contentSize: CGSize {
        guard let content = host.tree.firstPlacedChild(of: item) else { return .zero }
        let place = host.tree.item(content).pointee
        return CGSize(width: place.width, height: place.height)
    }

    var range: ScrollRange { range(content: contentSize, viewport: viewport) }

    private func range(content: CGSize, viewport: CGSize) -> ScrollRange {
        ScrollRange(content: content, viewport: viewport, axes: axes, alignment: settings.anchors.alignment)
    }

    /// The largest offset.
    package var limit: CGPoint { range.high }

    /// Where the content stands, as programs see it.
    package var geometry: ScrollGeometry {
        let margins = settings.margins.content
        let overhang = self.overhang
        let insets = EdgeInsets(
            top: margins.top + overhang.top, leading: margins.leading + overhang.leading,
            bottom: margins.bottom + overhang.bottom, trailing: margins.trailing + overhang.trailing)
        let content = contentSize
        let offset = self.offset
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: CGSize(
                width: max(0, content.width - margins.leading - margins.trailing),
                height: max(0, content.height - margins.top - margins.bottom)),
            contentInsets: insets, containerSize: shown(CGRect(origin: .zero, size: viewport)).size)
    }

    /// Whether the content can still move that way.
    package func canScroll(_ delta: CGVector) -> Bool {
        let offset = self.offset
        let range = self.range
        return (delta.dx < 0 && offset.x > range.low.x) || (delta.dx > 0 && offset.x < range.high.x)
            || (delta.dy < 0 && offset.y > range.low.y) || (delta.dy > 0 && offset.y < range.high.y)
    }

    // MARK: Moving

    /// Moves the content as the user says; past its ends it stays there.
    package func scroll(to target: CGPoint) {
        endMotion()
        host.dropScrollRequests(for: self)
        let high = limit
        if move(to: target) {
            for observer in observers { observer.userMoved(self) }
        }
        // Who goes more than a viewport beyond the end means the end, wherever it is: rows that were never measured are
        // on the way.
        if target.y - high.y > viewport.height { host.request(ScrollRequest(.edge(.bottom), in: self)) }
        if target.x - high.x > viewport.width { host.request(ScrollRequest(.edge(.trailing), in: self)) }
    }

    package func scroll(by delta: CGVector) {
        let offset = self.offset
        scroll(to: CGPoint(x: offset.x + delta.dx, y: offset.y + delta.dy))
    }

    /// Moves the content; true where it was not there.
    @discardableResult
    func move(to target: CGPoint, showsIndicators shows: Bool = true) -> Bool {
        let place = host.tree.item(item).pointee
        var params = place.params
        let end = range.clamp(target)
        params.p1 = end.x.isFinite ? end.x : params.p1
        params.p2 = end.y.isFinite ? end.y : params.p2
        guard params != place.params else { return false }
        anchoring.moved(to: CGPoint(x: params.p1, y: params.p2), settings.anchors)
        host.tree.patch(item, params, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
        host.displayChanged = true
        if shows { showIndicators() }
        return true
    }

    func clamped(_ target: CGPoint) -> CGPoint { range.clamp(target) }

    /// Moves the offset together with content whose length turned out to be another: nothing moves on screen.
    func correct(by delta: CGVector) {
        let place = host.tree.item(item).pointee
        var params = place.params
        params.p1 += delta.dx
        params.p2 += delta.dy
        host.tree.patch(item, params, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
        host.displayChanged = true
    }

    func endMotion() {
        guard motion != nil else { return }
        motion = nil
        setPhase(.idle)
    }

    // MARK: Layout

    override package func scrollOffset(content: CGSize, viewport: CGSize) -> CGPoint? {
        anchoring.settle(offset, range(content: content, viewport: viewport), settings.anchors)
    }

    override package func removed() {
        fader.stop()
        refresh?.stop()
        motion = nil
        host.observedScrolls[ObjectIdentifier(self)] = nil
    }

    // MARK: Drawing

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        anchoring.seen()
        drawBackground?(shown(rect), &list)
    }

    override package func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        drawOverlay?(rect, &list)
        refresh?.draw(rect, environment, into: &list)
        drawIndicators(rect, into: &list)
    }
}
