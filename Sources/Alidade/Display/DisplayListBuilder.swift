import AlidadeLayout
import Foundation

/// Makes the display list: one walk over what is placed and visible, back to front.
@MainActor
package struct DisplayListBuilder {
    package private(set) var items: [DisplayItem] = []
    let host: Host
    /// What can be seen, in the coordinates of the list being made.
    private(set) var visible: CGRect
    private var identity: UInt64 = 0
    private(set) var count = 0
    /// Farther than this from its frame no leaf is taken to draw, points.
    private static let overhang = 256.0

    init(host: Host, visible: CGRect) {
        self.host = host
        self.visible = visible
    }

    /// Emits one item unless it is out of sight. `bounds` contains all its ink.
    package mutating func add(_ content: DisplayItem.Content, bounds: CGRect) {
        // An empty rectangle may still have antialiased ink on its edge; only what is outside is dropped.
        guard bounds.minX <= visible.maxX, bounds.maxX >= visible.minX, bounds.minY <= visible.maxY,
            bounds.maxY >= visible.minY, bounds.width.isFinite, bounds.height.isFinite
        else { return }
        count += 1
        items.append(DisplayItem(identity: identity, bounds: bounds, content: content))
    }

    /// Draws an item and what is inside it, moved by an offset.
    package mutating func draw(_ item: ItemIndex, x: Double, y: Double) {
        host.statistics.itemsLookedAt += 1
        let place = host.tree.item(item).pointee
        if place.kind.isMarker || !place.flags.isDisjoint(with: .unseen) { return }
        if !host.display.apart.isEmpty, host.display.apart.contains(item) { return }
        let originX = x + place.x
        let originY = y + place.y
        let layoutRect = CGRect(x: originX, y: originY, width: place.width, height: place.height)
        if place.firstChild == noItem {
            // A leaf far outside draws nothing that is seen: outlines and glyphs reach a little over their frame.
            if place.payload == -1 { return }
            if host.animations.places.isEmpty, isOutOfSight(layoutRect, by: Self.overhang) { return }
        } else if showsOnlyPlaces, isOutOfSight(layoutRect, by: Self.overhang + host.tree.reach(of: item)) {
            return
        }
        let payload = host.payload(at: place.payload)
        var rect = layoutRect
        if let payload, !host.animations.places.isEmpty { rect = host.animations.places.shown(payload, layoutRect) }
        var effects = payload?.effects(rect) ?? []
        if !host.display.arrivals.isEmpty, let arriving = host.display.arrivals[item] {
            effects += arriving.effects(layoutRect)
        }
        let outerIdentity = identity
        identity = UInt64(UInt32(bitPattern: item)) &+ 1
        if effects.isEmpty {
            drawContent(item, place, payload, rect, layoutRect)
        } else {
            group(effects) { $0.drawContent(item, place, payload, rect, layoutRect) }
        }
        identity = outerIdentity
    }

    /// Nothing is drawn but where layout has put it.
    private var showsOnlyPlaces: Bool {
        host.animations.places.isEmpty && host.display.arrivals.isEmpty && host.display.departures.isEmpty
    }

    private func isOutOfSight(_ rect: CGRect, by distance: Double) -> Bool {
        rect.maxX < visible.minX - distance || rect.minX > visible.maxX + distance
            || rect.maxY < visible.minY - distance || rect.minY > visible.maxY + distance
    }

    private mutating func drawContent(
        _ item: ItemIndex, _ place: Item, _ payload: ItemPayload?, _ rect: CGRect, _ layoutRect: CGRect
    ) {
        payload?.draw(rect, into: &self)
        // Views on their way out are behind those that stay.
        if !host.display.departures.isEmpty { drawDepartures(from: item, inFront: false, layoutRect) }
        if place.firstChild != noItem {
            if place.kind == .scroll {
                drawScroll(item, place, rect)
            } else {
                drawChildren(of: item, place, x: layoutRect.minX, y: layoutRect.minY)
            }
        }
        if !host.display.departures.isEmpty { drawDepartures(from: item, inFront: true, layoutRect) }
        payload?.drawAbove(rect, into: &self)
    }

    private mutating func drawDepartures(from container: ItemIndex, inFront: Bool, _ rect: CGRect) {
        for departure in host.display.departures
        where departure.container == container && departure.isInFront == inFront {
            append(departure.shown(in: rect))
        }
    }

    private mutating func drawChildren(of item: ItemIndex, _ place: Item, x: Double, y: Double) {
        var child = place.flags.contains(.masks) ? host.tree.next(of: place.firstChild) : place.firstChild
        var ordered: [(z: Double, item: ItemIndex)]?
        // Pinned, dragged and backing rows have an order without a `zIndex` in the program.
        if !host.traits.isEmpty {
            var other = child
            var needsOrder = false
            while other != noItem {
                if let traits = host.traits[other], traits.zIndex != 0 { needsOrder = true }
                other = host.tree.next(of: other)
            }
            if needsOrder {
                var all: [(z: Double, item: ItemIndex)] = []
                while child != noItem {
                    all.append((host.traits[child]?.zIndex ?? 0, child))
                    child = host.tree.next(of: child)
                }
                ordered = all.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(
                    \.element)
            }
        }
        if let ordered {
            for entry in ordered { draw(entry.item, x: x, y: y) }
            return
        }
        if place.kind == .vStack, !(place.params.p0 < 0), showsOnlyPlaces {
            return drawColumn(item, from: child, x: x, y: y)
        }
        while child != noItem {
            let next = host.tree.next(of: child)
            draw(child, x: x, y: y)
            child = next
        }
    }

    /// Children that follow each other downwards: those before the first in sight and after the last are not looked at.
    private mutating func drawColumn(_ item: ItemIndex, from first: ItemIndex, x: Double, y: Double) {
        let tree = host.tree
        let margin = Self.overhang + tree.reachOfChildren(of: item)
        let top = visible.minY - margin
        let bottom = visible.maxY + margin
        var child = first
        while child != noItem, tree.item(child).pointee.kind.isMarker { child = tree.next(of: child) }
        if child != noItem, isAbove(child, top - y) {
            child = host.display.columnStart(of: item, in: tree) ?? child
            // A short way from where it was in the last frame.
            while child != noItem, isAbove(child, top - y) { child = tree.next(of: child) }
            guard child != noItem else { return }
            var before = tree.previous(of: child)
            while before != noItem, tree.item(before).pointee.kind.isMarker || !isAbove(before, top - y) {
                child = before
                before = tree.previous(of: before)
            }
            host.display.setColumnStart(child, of: item)
        }
        while child != noItem {
            let next = tree.next(of: child)
            if !tree.item(child).pointee.kind.isMarker, y + tree.item(child).pointee.y > bottom { return }
            draw(child, x: x, y: y)
            child = next
        }
    }

    /// Whether a child of a column ends above a line; a marker is nowhere.
    private func isAbove(_ child: ItemIndex, _ line: Double) -> Bool {
        let place = host.tree.item(child)
        return place.pointee.kind.isMarker || place.pointee.maxY < line
    }

    /// A viewport: its content is drawn in coordinates of its own, so that scrolling changes one vector.
    private mutating func drawScroll(_ item: ItemIndex, _ place: Item, _ frame: CGRect) {
        guard let content = host.tree.firstPlacedChild(of: item) else { return }
        let scroll = host.payload(of: item) as? ScrollPayload
        let rect = scroll?.shown(frame) ?? frame
        if let scroll, rect != frame { host.display.noteUnderBars(scroll, frame, shown: rect) }
        let child = host.tree.item(content).pointee
        let offset = CGVector(dx: frame.minX + child.x, dy: frame.minY + child.y)
        let isClipped = !place.flags.contains(.unclipped)
        var inner = DisplayListBuilder(
            host: host,
            visible: (isClipped ? visible.intersection(rect) : visible).offsetBy(dx: -offset.dx, dy: -offset.dy))
        if isClipped && visible.intersection(rect).isNull { return }
        inner.draw(content, x: -child.x, y: -child.y)
        count += inner.count
        items.append(
            DisplayItem(
                identity: identity,
                bounds: isClipped ? rect : DisplayItem.union(inner.items).offsetBy(dx: offset.dx, dy: offset.dy),
                content: .scroll(clip: isClipped ? rect : nil, offset: offset, inner.items)))
    }

    /// Draws `body` apart and adds it as one, changed by effects (innermost first).
    package mutating func group(_ effects: [DisplayEffect], _ body: (inout DisplayListBuilder) -> Void) {
        var inner = self
        inner.items = []
        inner.count = 0
        // Below a transform other places are visible; what is out of sight costs little there.
        if effects.contains(where: { if case .transform = $0 { true } else { false } }) {
            inner.visible = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
        } else {
            let reach = effects.reduce(0.0) { max($0, $1.reach) }
            inner.visible = visible.insetBy(dx: -reach, dy: -reach)
        }
        body(&inner)
        guard !inner.items.isEmpty else { return }
        count += inner.count
        var content = inner.items
        for effect in effects {
            let bounds = effect.bounds(of: DisplayItem.union(content))
            content = [DisplayItem(identity: identity, bounds: bounds, content: .group(effect, content))]
        }
        for item in content where item.bounds.intersects(visible) { items.append(item) }
    }

    /// Draws an item that is drawn at another place in the order than its own.
    mutating func drawApart(_ item: ItemIndex, x: Double, y: Double) {
        var copy = self
        host.display.withoutApart(item) { copy.draw(item, x: x, y: y) }
        self = copy
    }

    /// Draws `body` elsewhere, and only within `clip`, which does not move along.
    mutating func moved(by offset: CGVector, clip: CGRect?, _ body: (inout DisplayListBuilder) -> Void) {
        var inner = self
        inner.items = []
        inner.count = 0
        let seen = clip.map { visible.intersection($0) } ?? visible
        guard !seen.isNull, !seen.isEmpty else { return }
        inner.visible = seen.offsetBy(dx: -offset.dx, dy: -offset.dy)
        body(&inner)
        guard !inner.items.isEmpty else { return }
        count += inner.count
        var bounds = DisplayItem.union(inner.items).offsetBy(dx: offset.dx, dy: offset.dy)
        if let clip { bounds = bounds.intersection(clip) }
        guard !bounds.isNull else { return }
        items.append(
            DisplayItem(
                identity: identity, bounds: bounds, content: .scroll(clip: clip, offset: offset, inner.items)))
    }

    /// Adds items made before, moved along with the place they belong to.
    mutating func append(_ more: [DisplayItem], movedFrom old: CGPoint, to new: CGPoint) {
        if old == new { return append(more) }
        moved(by: CGVector(dx: new.x - old.x, dy: new.y - old.y), clip: nil) { $0.append(more) }
    }

    /// The current item's name in the list.
    package var currentIdentity: UInt64 { identity }

    /// Adds items made before, a removed view's last picture for example.
    package mutating func append(_ more: [DisplayItem]) {
        items += more
        count += more.count
    }
}

extension ItemFlags {
    /// A viewport that shows what is outside of it.
    package static let unclipped = ItemFlags.client1
}

extension DisplayItem {
    /// The rectangle around all items' ink; null for none.
    package static func union(_ items: [DisplayItem]) -> CGRect {
        items.reduce(CGRect.null) { $0.union($1.bounds) }
    }
}

extension DisplayEffect {
    /// How far outside its own place, in points, something can lie and still matter.
    var reach: Double {
        switch self {
        case .shadow(_, let radius, let offset):
            return radius * 3 + max(abs(offset.width), abs(offset.height))
        case .blur(let radius, _): return radius * 3
        default: return 0
        }
    }

    /// The ink of content with this ink, after the effect.
    func bounds(of content: CGRect) -> CGRect {
        guard !content.isNull else { return content }
        switch self {
        case .clip(let shape, _):
            let clipped = content.intersection(shape.bounds)
            return clipped.isNull ? CGRect(origin: content.origin, size: .zero) : clipped
        case .mask(let items):
            let clipped = content.intersection(DisplayItem.union(items))
            return clipped.isNull ? CGRect(origin: content.origin, size: .zero) : clipped
        case .shadow(_, let radius, let offset):
            return content.union(
                content.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius * 3 - 1, dy: -radius * 3 - 1))
        case .blur(let radius, _): return content.insetBy(dx: -radius * 3 - 1, dy: -radius * 3 - 1)
        case .transform(let matrix): return matrix.boundingBox(of: content).insetBy(dx: -1, dy: -1)
        default: return content
        }
    }
}

extension DisplayShape {
    /// The rectangle around the shape.
    package var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect
        case .path(let path, _): return path.boundingRect
        }
    }
}
