import AlidadeLayout
import Foundation

/// Where every view of a host is: what `alidade layout` prints and layout tests ask.
package struct ViewReport {
    /// A view that has a place: a leaf or one of the library's containers. Composites and modifiers are not listed.
    package struct Node: Equatable {
        /// The number of listed views around it.
        package var depth: Int
        /// The type's name without module and generic arguments; a shape goes by its own whatever fills it.
        package var view: String
        /// The layout rectangle in the window, points, unrounded: with offsets and scrolling, without effects.
        package var frame: CGRect
        /// What a text reads.
        package var text: String?
        /// The accessibility identifier.
        package var id: String?
        package var label: String?
        package var value: String?
        /// Not drawn (`hidden()`), or a row that is built outside of its viewport.
        package var isHidden: Bool
        /// Its place in the tree, until the next update.
        package var item: ItemIndex
    }

    /// The window's, points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: Double
    /// Depth first in the order of the source: background, view, overlay.
    package var nodes: [Node]
    package var warnings: [String]
}

extension Host {
    /// Where everything is after the last frame.
    package func report() -> ViewReport {
        var walk = ReportWalk(host: self)
        walk.visit(rootItem, at: .zero, depth: 0, ReportWalk.Surroundings())
        return ViewReport(size: size, scale: scale, nodes: walk.nodes, warnings: warnings.messages)
    }

    /// The name under which an item is listed; nil: it is a modifier, or a part that the library added itself.
    package func viewName(of item: ItemIndex) -> String? {
        let place = tree.item(item).pointee
        if place.flags.contains(.anonymous) { return nil }
        let payload = payload(of: item)
        // The rows are the list's own, and the list is named.
        if (payload as? LazyPayload)?.list != nil { return nil }
        if let name = payload?.viewName { return name }
        switch place.kind {
        case .spacer: return "Spacer"
        case .divider: return "Divider"
        case .hStack: return "HStack"
        case .vStack: return "VStack"
        case .passthrough where payload == nil && place.params.p0 == 1: return "HStack"
        case .passthrough where payload == nil && place.params.p0 == 2: return "VStack"
        case .zStack: return "ZStack"
        case .grid: return "Grid"
        case .gridRow: return "GridRow"
        case .text: return "Text"
        default: return nil
        }
    }
}

/// Walks the tree in order.
@MainActor
private struct ReportWalk {
    /// What holds for everything inside.
    struct Surroundings {
        var isHidden = false
        /// The nearest viewport, and where it is in the window.
        var viewport: CGRect?
        /// Set inside a lazy container: rows outside the viewport are built but out of sight.
        var isLazy = false
        /// What modifiers outside say of the next listed view.
        var accessibility: AccessibilityValues?
    }

    let host: Host
    private(set) var nodes: [ViewReport.Node] = []

    init(host: Host) { self.host = host }

    mutating func visit(_ item: ItemIndex, at origin: CGPoint, depth: Int, _ surroundings: Surroundings) {
        let place = host.tree.item(item).pointee
        guard !place.kind.isMarker, !place.flags.contains(.leftOut) else { return }
        var around = surroundings
        let frame = CGRect(
            x: Double(origin.x) + place.x, y: Double(origin.y) + place.y, width: place.width, height: place.height)
        if place.flags.contains(.hidden) { around.isHidden = true }
        if around.isLazy, let viewport = around.viewport, !shown(item, frame).touches(viewport) {
            around.isHidden = true
        }
        // Only a row as a whole can be out of sight in this sense.
        around.isLazy = false
        if let own = host.traits[item]?.accessibility {
            var merged = own
            if let outer = around.accessibility { merged.merge(outer: outer) }
            around.accessibility = merged
        }
        var inner = depth
        if let name = host.viewName(of: item) {
            nodes.append(
                ViewReport.Node(
                    depth: depth, view: name, frame: frame, text: host.payload(of: item)?.accessibilityText,
                    id: around.accessibility?.identifier, label: around.accessibility?.label,
                    value: around.accessibility?.value, isHidden: around.isHidden, item: item))
            around.accessibility = nil
            inner += 1
        }
        if place.kind == .scroll {
            around.viewport = (host.payload(of: item) as? ScrollPayload)?.shown(frame) ?? frame
        }
        around.isLazy = host.payload(of: item) is LazyPayload
        let primary = primaryChild(of: item, place)
        host.tree.forEachChild(of: item) { child in
            var next = around
            if let primary, child != primary { next.accessibility = nil }
            visit(child, at: frame.origin, depth: inner, next)
        }
    }

    /// A row's frame with what reaches out of it, where layout can tell.
    private func shown(_ item: ItemIndex, _ frame: CGRect) -> CGRect {
        let reach = host.tree.reach(of: item)
        return reach > 0 && reach.isFinite ? frame.insetBy(dx: -reach, dy: -reach) : frame
    }

    /// The child that is the modified view, where the others only accompany it.
    private func primaryChild(of item: ItemIndex, _ place: Item) -> ItemIndex? {
        guard place.kind == .background || place.flags.contains(.masks) else {
            return host.tree.firstPlacedChild(of: item)
        }
        var last: ItemIndex?
        host.tree.forEachChild(of: item) { if !host.tree.item($0).pointee.kind.isMarker { last = $0 } }
        return last
    }
}

extension CGRect {
    /// `intersects` also holds for rectangles that only share an edge.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension LayoutTree {
    /// The item's children in order, markers included.
    func forEachChild(of item: ItemIndex, _ body: (ItemIndex) -> Void) {
        var child = firstChild(of: item)
        while child != noItem {
            let following = next(of: child)
            body(child)
            child = following
        }
    }
}

extension ItemFlags {
    /// A stack that the source does not name: several views in a place for one.
    static let anonymous = ItemFlags.client3
}
