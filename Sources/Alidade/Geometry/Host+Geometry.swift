import AlidadeLayout
import Foundation

extension Host {
    /// The matrix from an item's own coordinates to the window's; nil where it is only `origin(of:)`.
    func windowTransform(of item: ItemIndex) -> ProjectionTransform? {
        var result: ProjectionTransform?
        var x = 0.0
        var y = 0.0
        var current = item
        while current != noItem {
            let place = tree.item(current).pointee
            if place.payload >= 0, let payload = payload(at: place.payload),
                let matrix = payload.transform(size: LayoutSize(width: place.width, height: place.height))
            {
                let moved = ProjectionTransform.translation(x, y).concatenating(matrix)
                result = result?.concatenating(moved) ?? moved
                x = 0
                y = 0
            }
            x += place.x
            y += place.y
            current = place.parent
        }
        return result.map { $0.concatenating(.translation(x, y)) }
    }

    /// The bounding box in the window of a rectangle given in an item's coordinates.
    package func windowRect(of item: ItemIndex, _ rect: CGRect? = nil) -> CGRect {
        let place = tree.item(item).pointee
        let rect = rect ?? CGRect(x: 0, y: 0, width: place.width, height: place.height)
        if let matrix = windowTransform(of: item) { return matrix.boundingBox(of: rect) }
        let origin = tree.origin(of: item)
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A rectangle of an item in another space.
    func rect(of item: ItemIndex, in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local:
            let place = tree.item(item).pointee
            return CGRect(x: 0, y: 0, width: place.width, height: place.height)
        case .global: return windowRect(of: item)
        case .named(let name):
            guard let ancestor = spaceNamed(name, around: item) else { return windowRect(of: item) }
            return convert(windowRect(of: item), fromWindowTo: ancestor)
        }
    }

    func spaceNamed(_ name: AnyHashable, around item: ItemIndex) -> ItemIndex? {
        var current = tree.item(item).pointee.parent
        while current != noItem {
            let place = tree.item(current).pointee
            if place.flags.contains(.namesSpace), let payload = payload(of: current) as? SpacePayload,
                payload.name == name
            {
                return current
            }
            if place.kind == .scroll, let scroll = name.base as? ScrollSpace {
                let axes = Int(place.params.p0)
                let wanted = scroll.axis == nil ? 3 : scroll.axis == .horizontal ? 1 : 2
                if axes & wanted != 0 { return current }
            }
            current = place.parent
        }
        return nil
    }

    /// A window rectangle in an item's own coordinates.
    func convert(_ rect: CGRect, fromWindowTo item: ItemIndex) -> CGRect {
        if let matrix = windowTransform(of: item) {
            guard let inverse = matrix.invertedIfPossible else { return rect }
            return inverse.boundingBox(of: rect)
        }
        let origin = tree.origin(of: item)
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The parts of the window's safe area that reach into an item, points.
    func safeAreaInsets(of item: ItemIndex) -> EdgeInsets { tree.safeAreaInsets(of: item) }
}
