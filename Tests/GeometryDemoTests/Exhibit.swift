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
        walk(items) { item, place in
            guard case .fill(.rectangle(let rect), .color(let color)) = item.content else { return }
            let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { $0.applying(place) }
            found.append(
                Box(
                    rect: CGRect(
                        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
                        height: corners[1].y - corners[0].y), color: color))
        }
        return found
    }

    var lines: [Line] {
        var found: [Line] = []
        walk(items) { item, place in
            guard case .text(let layout, let origin) = item.content else { return }
            found.append(Line(string: layout.string, origin: origin.applying(place)))
        }
        return found
    }

    var strings: [String] { lines.map(\.string) }

    /// Where the four corners of each rounded rectangle's frame are seen, clockwise from the top left one.
    var cards: [[CGPoint]] {
        var found: [[CGPoint]] = []
        walk(items) { item, place in
            guard case .fill(.roundedRectangle(let rect, _, _), _) = item.content else { return }
            let corners = [
                rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ]
            found.append(corners.map { $0.applying(place) })
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

    private func walk(
        _ items: [DisplayItem], _ place: ProjectionTransform = ProjectionTransform(),
        _ visit: (DisplayItem, ProjectionTransform) -> Void
    ) {
        for item in items {
            visit(item, place)
            switch item.content {
            case .group(.transform(let matrix), let children): walk(children, matrix.concatenating(place), visit)
            case .group(_, let children): walk(children, place, visit)
            case .scroll(_, let offset, let children):
                let moved = ProjectionTransform(CGAffineTransform(translationX: offset.dx, y: offset.dy))
                walk(children, moved.concatenating(place), visit)
            default: break
            }
        }
    }
}
