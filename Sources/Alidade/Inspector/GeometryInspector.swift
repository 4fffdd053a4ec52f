import AlidadeLayout
import Foundation

/// Outlines every geometry reader of a window with its size and its global frame.
///
/// It can be switched on where a view of the window carries `geometryInspector()`, or `ALIDADE_INSPECT=1` is set.
@MainActor
package final class GeometryInspector {
    private unowned let host: Host
    /// Views in the window that ask for it.
    private var carriers = 0
    private let isAlwaysAvailable: Bool
    package private(set) var isOn = false

    init(host: Host, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.host = host
        isAlwaysAvailable = environment["ALIDADE_INSPECT"] == "1"
    }

    package var isAvailable: Bool { isAlwaysAvailable || carriers > 0 }

    func carrierAppeared() { carriers += 1 }

    func carrierDisappeared() {
        carriers -= 1
        if !isAvailable, isOn { toggle() }
    }

    /// Takes the key G where the inspector is available; false: the key means what it means elsewhere.
    func takes(_ press: KeyPress) -> Bool {
        guard isAvailable, press.phase == .down, press.key.normalized == "g",
            press.modifiers.isSubset(of: [.shift, .capsLock])
        else { return false }
        toggle()
        return true
    }

    private func toggle() {
        isOn.toggle()
        host.displayChanged = true
    }

    // MARK: Drawing

    private static let lineWidth = 1.5
    private static let fontSize = 11.0
    private static let halo = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.85)

    func draw(into list: inout DisplayListBuilder) {
        guard isOn else { return }
        let color = Color.pink.display(in: host.environment)
        var seen: Set<[Double]> = []
        var labels: [CGRect] = []
        var labelled: [(rect: CGRect, corner: CGPoint)] = []
        for (rect, visible) in readers() {
            // Readers in the background of one another have one frame and need one outline.
            let key = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
            guard seen.insert(key).inserted else { continue }
            let outline = rect.insetBy(
                dx: min(Self.lineWidth, rect.width) / 2, dy: min(Self.lineWidth, rect.height) / 2)
            list.group([.clip(.rectangle(visible), FillStyle())]) {
                // Light beneath, so that the line is seen on a ground of its own colour.
                for (color, width) in [(Self.halo, 2 * Self.lineWidth), (color, Self.lineWidth)] {
                    $0.add(
                        .stroke(.rectangle(outline), .color(color), StrokeStyle(lineWidth: width)),
                        bounds: rect.insetBy(dx: -width, dy: -width))
                }
            }
            labelled.append((rect, rect.intersection(visible).origin))
        }
        // Above all outlines, which would strike them through.
        for (rect, corner) in labelled { label(rect, at: corner, color, &labels, &list) }
    }

    private func label(
        _ rect: CGRect, at corner: CGPoint, _ color: DisplayColor, _ labels: inout [CGRect],
        _ list: inout DisplayListBuilder
    ) {
        let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
        let font = ResolvedFont(size: Self.fontSize, weight: 600, monospacedDigits: true)
        let text = StyledText(
            runs: [StyledText.Run(text: Self.description(of: rect), font: font, color: white)], lineLimit: 1,
            scale: host.scale)
        let typeset = host.typesetter.typeset(text)
        let size = typeset.size(width: .nan, height: .nan)
        var box = CGRect(x: corner.x, y: corner.y, width: size.width + 6, height: size.height + 2)
        box.origin.x = max(0, min(box.minX, host.size.width - box.width))
        box.origin.y = max(0, min(box.minY, host.size.height - box.height))
        // Readers inside one another often begin at one place; their labels go below each other.
        // (`intersects` also holds for rectangles that only touch.)
        while let other = labels.first(where: {
            $0.minX < box.maxX && box.minX < $0.maxX && $0.minY < box.maxY && box.minY < $0.maxY
        }), other.maxY + box.height <= host.size.height {
            box.origin.y = other.maxY
        }
        labels.append(box)
        list.add(.fill(.rectangle(box), .color(color)), bounds: box)
        let layout = typeset.layout(size: size)
        let origin = CGPoint(x: box.minX + 3, y: box.minY + 1)
        list.add(
            .text(layout, origin: origin), bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// Size, then the corner in the window.
    static func description(of rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String {
            var text = String(format: "%.2f", Double(value))
            while text.hasSuffix("0") { text.removeLast() }
            return text.hasSuffix(".") ? String(text.dropLast()) : text
        }
        return "\(number(rect.width)) × \(number(rect.height)) at \(number(rect.minX)), \(number(rect.minY))"
    }

    /// The global frames of the readers that can be seen, outer before inner, and what viewports leave visible there.
    private func readers() -> [(frame: CGRect, visible: CGRect)] {
        var found: [(frame: CGRect, visible: CGRect)] = []
        let tree = host.tree
        func look(_ item: ItemIndex, _ visible: CGRect) {
            let place = tree.item(item).pointee
            guard !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else { return }
            var visible = visible
            if place.kind == .geometryReader {
                let rect = host.windowRect(of: item)
                if rect.width.isFinite, rect.height.isFinite, visible.intersects(rect) {
                    found.append((rect, visible))
                }
            } else if place.kind == .scroll {
                visible = visible.intersection(host.windowRect(of: item))
                if visible.isNull { return }
            }
            var child = place.firstChild
            while child != noItem {
                look(child, visible)
                child = tree.next(of: child)
            }
        }
        look(host.rootItem, CGRect(origin: .zero, size: host.size))
        return found
    }
}
