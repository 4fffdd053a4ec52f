import Alidade
import AlidadeText
import Foundation
import SwiftUI

/// The preview's inspector: names what is under the pointer, and tells of what was clicked.
@MainActor
final class ViewInspector {
    private let model: ChromeModel
    /// Items of the host's tree; looked up again by place after each frame is not needed, since a click or a move comes
    /// long after.
    private var hovered: Int32?
    private var pinned: Int32?
    private let source: SourcePlace

    init(model: ChromeModel, source: SourcePlace) {
        self.model = model
        self.source = source
    }

    func end() {
        model.facts = []
        pinned = nil
    }

    // MARK: Input

    /// True where what is shown has changed.
    func takes(_ pointer: PointerEvent, in host: Alidade.Host) -> Bool {
        switch pointer.phase {
        case .moved:
            let item = host.inspectedItem(at: pointer.position)
            defer { hovered = item }
            return item != hovered
        case .left, .cancelled:
            defer { hovered = nil }
            return hovered != nil
        case .down:
            pin(host.inspectedItem(at: pointer.position), in: host)
            return true
        case .up: return false
        }
    }

    /// Arrows walk the tree, Escape lets go.
    func takes(_ key: KeyEquivalent, in host: Alidade.Host) -> Bool {
        guard let pinned else { return false }
        let step: Alidade.Host.InspectorStep
        switch key {
        case .upArrow: step = .out
        case .downArrow: step = .into
        case .leftArrow: step = .before
        case .rightArrow: step = .after
        case .escape:
            pin(nil, in: host)
            return true
        default: return false
        }
        if let next = host.inspectedItem(step, of: pinned) { pin(next, in: host) }
        return true
    }

    private func pin(_ item: Int32?, in host: Alidade.Host) {
        pinned = item
        tell(host)
    }

    private func tell(_ host: Alidade.Host) {
        guard let pinned, let facts = ViewFacts(of: pinned, in: host) else {
            model.facts = []
            return
        }
        var lines = facts.lines.map { InspectorFact(name: $0.name, value: $0.value) }
        if let place = source.text(of: facts.title, in: facts.composites) {
            lines.insert(InspectorFact(name: "source", value: place), at: 0)
        }
        if model.facts != lines { model.facts = lines }
        if model.factsTitle != facts.title { model.factsTitle = facts.title }
        let isAtTop = facts.frame.midY > host.size.height / 2
        if model.panelIsAtTop != isAtTop { model.panelIsAtTop = isAtTop }
    }

    // MARK: Drawing

    /// Outlines over the view: the pinned one solid, the one under the pointer with its name.
    func items(in host: Alidade.Host) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let pinned, let facts = ViewFacts(of: pinned, in: host) {
            items += outline(facts.frame, DisplayColor(red: 0.95, green: 0.45, blue: 0.1, alpha: 1), fills: true)
        }
        if let hovered, hovered != pinned, let facts = ViewFacts(of: hovered, in: host) {
            let blue = DisplayColor(red: 0.1, green: 0.45, blue: 0.95, alpha: 1)
            items += outline(facts.frame, blue, fills: false)
            items += label(
                "\(facts.title)  \(ViewFacts.shortSize(facts.frame.size))", above: facts.frame, blue, in: host)
        }
        return items
    }

    private func outline(_ frame: CGRect, _ color: DisplayColor, fills: Bool) -> [DisplayItem] {
        let bounds = frame.insetBy(dx: -2, dy: -2)
        var items: [DisplayItem] = []
        if fills {
            var faint = color
            faint.alpha = 0.12
            items.append(DisplayItem(identity: 0, bounds: bounds, content: .fill(.rectangle(frame), .color(faint))))
        }
        items.append(
            DisplayItem(
                identity: 0, bounds: bounds,
                content: .stroke(.rectangle(frame), .color(color), StrokeStyle(lineWidth: 1.5))))
        return items
    }

    private func label(
        _ text: String, above frame: CGRect, _ color: DisplayColor, in host: Alidade.Host
    ) -> [DisplayItem] {
        let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)
        let font = ResolvedFont(size: 11, weight: 600, monospacedDigits: true)
        let typeset = host.typesetter.typeset(
            StyledText(
                runs: [StyledText.Run(text: text, font: font, color: white)], lineLimit: 1, scale: host.scale))
        let size = typeset.size(width: .nan, height: .nan)
        var box = CGRect(x: frame.minX, y: frame.minY - size.height - 4, width: size.width + 8, height: size.height + 3)
        box.origin.x = max(0, min(box.minX, host.size.width - box.width))
        if box.minY < 0 { box.origin.y = min(frame.maxY + 1, host.size.height - box.height) }
        let layout = typeset.layout(size: size)
        let origin = CGPoint(x: box.minX + 4, y: box.minY + 1.5)
        return [
            DisplayItem(identity: 0, bounds: box, content: .fill(.rectangle(box), .color(color))),
            DisplayItem(
                identity: 0, bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y),
                content: .text(layout, origin: origin)),
        ]
    }
}
