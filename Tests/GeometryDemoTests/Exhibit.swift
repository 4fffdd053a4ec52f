import Alidade
import AlidadeText
import SwiftUI

/// A view hosted with no display: events go in, frames come out, and what is drawn can be read.
@MainActor final class Exhibit {
    /// A filled rectangle, in window coordinates.
    struct Box: Equatable {
        var rect: CGRect
        var color: DisplayColor
    }

    /// A text where it is drawn: the corner of its layout box in window coordinates.
    struct Line: Equatable {
        var string: String
        var origin: CGPoint
    }

    let host: Host
    private(set) var frames = 0
    private var items: [DisplayItem] = []
    private var time = 0.0

    init<V: View>(_ view: V, width: CGFloat, height: CGFloat, scale: Double = 1) {
        host = Host(view, size: CGSize(width: width, height: height), scale: scale, typesetter: PangoTypesetter())
        paint()
    }

    /// One frame, as a window would ask for it.
    func paint() {
        time += 1.0 / 60
        items = host.frame(at: time).items
        frames += 1
    }

    /// Makes frames until nothing waits; answers how many it took.
    @discardableResult func settle(limit: Int = 100) -> Int {
        let before = frames
        while host.needsFrame, frames - before < limit { paint() }
        return frames - before
    }

    func resize(width: CGFloat, height: CGFloat) {
        host.send(.resize(CGSize(width: width, height: height)))
        paint()
    }

    func scroll(x: CGFloat = 0, y: CGFloat = 0, at position: CGPoint) {
        host.send(.scroll(ScrollEvent(position: position, delta: CGVector(dx: x, dy: y), time: time)))
        paint()
    }

    /// Back to front.
    var boxes: [Box] {
        var found: [Box] = []
        walk(items, CGVector(dx: 0, dy: 0)) { item, moved in
            guard case .fill(.rectangle(let rect), .color(let color)) = item.content else { return }
            found.append(Box(rect: rect.offsetBy(dx: moved.dx, dy: moved.dy), color: color))
        }
        return found
    }

    var lines: [Line] {
        var found: [Line] = []
        walk(items, CGVector(dx: 0, dy: 0)) { item, moved in
            guard case .text(let layout, let origin) = item.content else { return }
            found.append(
                Line(string: layout.string, origin: CGPoint(x: origin.x + moved.dx, y: origin.y + moved.dy)))
        }
        return found
    }

    var strings: [String] { lines.map(\.string) }

    /// The matrices of the transform groups, in drawing order.
    var transforms: [ProjectionTransform] {
        var found: [ProjectionTransform] = []
        walk(items, CGVector(dx: 0, dy: 0)) { item, _ in
            if case .group(.transform(let matrix), _) = item.content { found.append(matrix) }
        }
        return found
    }

    func rects(_ color: Color) -> [CGRect] {
        let wanted = color.display(in: host.environment)
        return boxes.filter { box in
            abs(box.color.red - wanted.red) < 0.01 && abs(box.color.green - wanted.green) < 0.01
                && abs(box.color.blue - wanted.blue) < 0.01 && box.color.alpha > 0.99
        }.map(\.rect)
    }

    private func walk(_ items: [DisplayItem], _ moved: CGVector, _ visit: (DisplayItem, CGVector) -> Void) {
        for item in items {
            visit(item, moved)
            switch item.content {
            case .group(_, let children): walk(children, moved, visit)
            case .scroll(_, let offset, let children):
                walk(children, CGVector(dx: moved.dx + offset.dx, dy: moved.dy + offset.dy), visit)
            default: break
            }
        }
    }
}
