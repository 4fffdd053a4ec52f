import AlidadeLayout

extension LazyPayload {
    /// The length of a row's elements one after the other, with the space around them.
    func measureCell(_ cell: Cell, _ offered: Proposal) -> Double {
        var total = 0.0
        var elements = 0
        forEachElement(of: cell) { element in
            let size = host.tree.size(of: element, offered)
            total += isVertical ? size.height : size.width
            widest = max(widest, isVertical ? size.width : size.height)
            elements += 1
        }
        let space = rows.space(around: cell.index)
        return total + Double(elements) * gap + space.lead + space.trail
    }

    func placeCells(
        _ visible: [RowKey], _ offered: Proposal, _ breadth: Double, start: Double, reach: Double
    ) {
        let dragged = controller?.drag.flatMap { drag in cells[drag.key].map { (drag, $0.index) } }
        let room = dragged.map { span(of: $0.1).length + gap } ?? 0
        for key in visible {
            guard let cell = cells[key], grid == nil || cell.role != .row else { continue }
            var offset = self.offset(of: cell.index) + rows.space(around: cell.index).lead
            let natural = offset
            if isPinned(cell.role) { offset = pinnedOffset(cell, natural, start: start, end: start + reach) }
            let ends = list == nil ? (first: false, last: false) : rows.ends(cell.index)
            let isStuck = offset != natural
            if let (drag, source) = dragged {
                offset += drag.key == key ? drag.lift : drag.room(at: cell.index, from: source, length: room)
            }
            let elements = elements(of: cell)
            for (number, element) in elements.enumerated() {
                let size = host.tree.size(of: element, offered)
                let across = (breadth - (isVertical ? size.width : size.height)) * crossFraction
                if list != nil, let row = host.payload(of: element) as? RowPayload {
                    row.show(
                        key: key, isFirst: ends.first && number == 0,
                        isLast: ends.last && number == elements.count - 1, isStuck: isStuck)
                }
                host.tree.placeChild(
                    element, x: isVertical ? across : offset, y: isVertical ? offset : across, proposal: offered)
                offset += (isVertical ? size.height : size.width) + gap
            }
        }
    }

    func elements(of cell: Cell) -> [ItemIndex] {
        var found: [ItemIndex] = []
        forEachElement(of: cell) { found.append($0) }
        return found
    }

    func forEachElement(of cell: Cell, _ body: (ItemIndex) -> Void) {
        guard cell.scope.firstItem != noItem else { return }
        var element = cell.scope.firstItem
        while element != noItem {
            if !host.tree.item(element).pointee.kind.isMarker { body(element) }
            if element == cell.scope.lastItem { break }
            element = host.tree.next(of: element)
        }
    }
}
