import Foundation

/// Puts what is behind each material of a display list into it, blurred.
///
/// A material is told from other fills by an effect, `backdrop`, of which nothing is left in a finished list: in its stead
/// stands a group with all that was drawn before and reaches into it. So back ends need to know nothing of materials, and
/// two lists differ in a material exactly where something behind it does.
struct Backdrops {
    /// Something drawn before, in window coordinates.
    private struct Layer {
        var bounds: CGRect
        var item: DisplayItem
    }

    private let window: CGRect
    private let ground: DisplayItem

    init(window: CGRect, background: DisplayColor) {
        self.window = window
        ground = DisplayItem(identity: 0, bounds: window, content: .fill(.rectangle(window), .color(background)))
    }

    func resolve(_ items: [DisplayItem]) -> [DisplayItem] {
        resolve(items, behind: [Layer(bounds: window, item: ground)], dx: 0, dy: 0, clip: window)
    }

    private func resolve(
        _ items: [DisplayItem], behind: [Layer], dx: Double, dy: Double, clip: CGRect
    ) -> [DisplayItem] {
        guard items.contains(where: \.hasBackdrop) else { return items }
        var behind = behind
        return items.map { item in
            let resolved = item.hasBackdrop ? resolve(item, behind, dx, dy, clip) : item
            let bounds = item.bounds.offsetBy(dx: dx, dy: dy).intersection(clip)
            if !bounds.isNull, !bounds.isEmpty {
                let moved =
                    dx == 0 && dy == 0 && clip.contains(bounds) && clip == window
                    ? resolved
                    : DisplayItem(
                        identity: 0, bounds: bounds,
                        content: .scroll(clip: clip, offset: CGVector(dx: dx, dy: dy), [resolved]))
                behind.append(Layer(bounds: bounds, item: moved))
            }
            return resolved
        }
    }

    private func resolve(
        _ item: DisplayItem, _ behind: [Layer], _ dx: Double, _ dy: Double, _ clip: CGRect
    ) -> DisplayItem {
        var item = item
        switch item.content {
        case .group(.backdrop(let radius), let children):
            item.content = .group(
                .compositing, blurred(item, radius, children, behind, dx, dy, clip) + children)
        case .group(.transform(let matrix), let children):
            let inside =
                matrix.isTranslation
                ? resolve(children, behind: behind, dx: dx + matrix.m31, dy: dy + matrix.m32, clip: clip)
                // What is turned or grown has no backdrop: what is behind would have to be turned back.
                : children.map(\.withoutBackdrops)
            item.content = .group(.transform(matrix), inside)
        case .group(let effect, let children):
            item.content = .group(effect, resolve(children, behind: behind, dx: dx, dy: dy, clip: clip))
        case .scroll(let own, let offset, let children):
            let inner = own.map { clip.intersection($0.offsetBy(dx: dx, dy: dy)) } ?? clip
            item.content = .scroll(
                clip: own, offset: offset,
                resolve(
                    children, behind: behind, dx: dx + offset.dx, dy: dy + offset.dy,
                    clip: inner.isNull ? .zero : inner))
        default: break
        }
        return item
    }

    /// What is behind a fill, within its shape.
    private func blurred(
        _ item: DisplayItem, _ radius: Double, _ children: [DisplayItem], _ behind: [Layer], _ dx: Double,
        _ dy: Double, _ clip: CGRect
    ) -> [DisplayItem] {
        guard let first = children.first, case .fill(let shape, _) = first.content else { return [] }
        let seen = item.bounds.offsetBy(dx: dx, dy: dy).intersection(clip)
        guard !seen.isNull, !seen.isEmpty else { return [] }
        // Farther away nothing is mixed in.
        let reach = seen.insetBy(dx: -radius * 3, dy: -radius * 3).intersection(window)
        var layers = behind.filter { $0.bounds.overlaps(reach) }
        if let last = layers.lastIndex(where: { $0.item.covers(reach) }) { layers.removeFirst(last) }
        let local = reach.offsetBy(dx: -dx, dy: -dy)
        let there = DisplayItem(
            identity: item.identity, bounds: local,
            content: .scroll(clip: local, offset: CGVector(dx: -dx, dy: -dy), layers.map(\.item)))
        let soft = DisplayItem(
            identity: item.identity, bounds: local, content: .group(.blur(radius: radius, opaque: true), [there]))
        return [
            DisplayItem(
                identity: item.identity, bounds: item.bounds, content: .group(.clip(shape, FillStyle()), [soft]))
        ]
    }
}

extension DisplayItem {
    /// Whether a material is in it, whose backdrop is still to be put in.
    fileprivate var hasBackdrop: Bool {
        switch content {
        case .group(.backdrop, _): true
        case .group(_, let children), .scroll(_, _, let children): children.contains(where: \.hasBackdrop)
        default: false
        }
    }

    /// The same with plain colours for materials.
    fileprivate var withoutBackdrops: DisplayItem {
        guard hasBackdrop else { return self }
        var copy = self
        switch content {
        case .group(.backdrop, let children): copy.content = .group(.compositing, children)
        case .group(let effect, let children): copy.content = .group(effect, children.map(\.withoutBackdrops))
        case .scroll(let clip, let offset, let children):
            copy.content = .scroll(clip: clip, offset: offset, children.map(\.withoutBackdrops))
        default: break
        }
        return copy
    }

    /// Whether nothing before it can be seen in a rectangle.
    fileprivate func covers(_ rect: CGRect) -> Bool {
        if case .fill(.rectangle(let filled), .color(let color)) = content {
            return color.alpha >= 1 && filled.contains(rect)
        }
        return false
    }
}
