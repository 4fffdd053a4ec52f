import AlidadeLayout
import Foundation

extension RowPayload {
    /// The line below the row, unless it or the row below wants none.
    func drawSeparator(_ rect: CGRect, into builder: inout DisplayListBuilder) {
        guard role == .row, list.style != .sidebar, UITableView.appearance().separatorStyle != .none else { return }
        let traits = self.traits
        if isLast {
            if list.style == .insetGrouped { return }
            if let section = traits[key: SectionSeparatorTrait.self], section.hides(.bottom) { return }
        }
        if let separator = traits[key: RowSeparatorTrait.self], separator.hides(.bottom) { return }
        if !isLast, let below = rowBelow?.traits[key: RowSeparatorTrait.self], below.hides(.top) { return }
        let tint = traits[key: RowSeparatorTintTrait.self]
        let color = tint.flatMap { $0.edges.contains(.bottom) ? $0.color : nil } ?? Color.separatorLine
        let pixel = host.tree.pixelLength
        let isWhole = list.style == .grouped && isLast
        var leading = isWhole ? 0 : Double(insets.leading)
        var end = Double(rect.width) - (list.style == .inset ? Double(insets.trailing) : list.margin)
        if let content = host.tree.firstPlacedChild(of: item) {
            let place = host.tree.item(content).pointee
            // The content may say where the line begins and ends.
            if let own = host.tree.explicitGuide(.listRowSeparatorLeading, in: content) { leading = place.x + own }
            if let own = host.tree.explicitGuide(.listRowSeparatorTrailing, in: content) { end = place.x + own }
        }
        let line = CGRect(
            x: rect.minX + leading, y: rect.maxY - pixel, width: max(0, end - leading), height: pixel)
        builder.add(.fill(.rectangle(line), .color(color.display(in: list.environment))), bounds: line)
    }

    private var rowBelow: RowPayload? {
        var next = host.tree.next(of: item)
        while next != noItem, host.tree.item(next).pointee.kind == .marker { next = host.tree.next(of: next) }
        return next == noItem ? nil : host.payload(of: next) as? RowPayload
    }
}

/// What is said about the lines around a row or a section.
struct SeparatorVisibility {
    var visibility: Visibility
    var edges: VerticalEdge.Set

    func hides(_ edge: VerticalEdge.Set) -> Bool { visibility == .hidden && edges.contains(edge) }
}
