import AlidadeLayout
import Foundation

extension LazyPayload {
    /// The row that `scrollTo` knows by this identifier.
    func key(of id: AnyHashable) -> RowKey? {
        // Those that exist say more than their types, and are soon asked.
        for key in order {
            guard let cell = cells[key], cell.scope.firstItem != noItem else { continue }
            if host.traits[cell.scope.firstPlacedItem]?[key: ExplicitIDTrait.self] == id { return key }
        }
        return rows.key(of: id)
    }

    /// Where a row is now.
    func index(of key: RowKey) -> Int? {
        if let cell = cells[key], cell.index < count, rows.key(at: cell.index) == key { return cell.index }
        return rows.index(of: key)
    }

    /// The identifier of a row: its own, else that of its `ForEach`.
    func id(at index: Int) -> AnyHashable? {
        let (number, local) = rows.locate(index)
        let source = rows.entries[number].source
        if let cell = cells[source.key(at: local)], cell.scope.firstItem != noItem,
            let id = host.traits[cell.scope.firstPlacedItem]?[key: ExplicitIDTrait.self]
        {
            return id
        }
        return source.id(at: local)
    }

    /// Where the line of a row begins; `count` asks for the end of the last.
    func offset(of row: Int) -> Double { row < count ? lengths.offset(of: lines.line(of: row)) : lengths.total }

    /// The first row of the line at an offset.
    func row(at offset: Double) -> Int { lines.rows(of: lengths.index(at: offset)).lowerBound }

    /// A row's span along the axis, without the space around it; of a row that was never built an estimate.
    package func span(of index: Int) -> (start: Double, length: Double) {
        let space = rows.space(around: index)
        let line = lines.line(of: index)
        let isMeasured = lengths.isMeasured(line)
        let length = lengths.length(of: line) - gap - (isMeasured ? space.lead + space.trail : 0)
        return (lengths.offset(of: line) + (isMeasured ? space.lead : 0), max(0, length))
    }

    /// A row's place in the container's own coordinates.
    func rect(of index: Int) -> CGRect {
        let (start, length) = span(of: index)
        let place = host.tree.item(item).pointee
        let across = trackSpan(of: index) ?? (0, isVertical ? place.width : place.height)
        return isVertical
            ? CGRect(x: across.start, y: start, width: across.length, height: length)
            : CGRect(x: start, y: across.start, width: length, height: across.length)
    }

    /// The rows that reach into a rectangle of the container, and their neighbours.
    func rows(near rect: CGRect) -> Range<Int> {
        guard count > 0, lines.count > 0 else { return 0..<0 }
        let first = lengths.index(at: isVertical ? rect.minY : rect.minX)
        let last = lengths.index(at: isVertical ? rect.maxY : rect.maxX)
        let start = lines.rows(of: max(0, first - 1)).lowerBound
        return start..<max(start, lines.rows(of: min(lines.count - 1, last + 1)).upperBound)
    }

    /// The rows near a rectangle of the window, with their places there.
    func targets(near rect: CGRect) -> [(id: AnyHashable?, rect: CGRect)] {
        rows(near: host.convert(rect, fromWindowTo: item)).map {
            (id(at: $0), host.windowRect(of: item, self.rect(of: $0)))
        }
    }
}
