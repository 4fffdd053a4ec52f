import AlidadeLayout

extension LazyPayload {
    /// Whether rows of this role stay at the viewport's edge while their section is in sight.
    func isPinned(_ role: RowRole) -> Bool {
        switch role {
        case .header: pinnedViews.contains(.sectionHeaders)
        case .footer: pinnedViews.contains(.sectionFooters)
        case .row: false
        }
    }

    var hasPinnedRows: Bool {
        pinnedViews.contains(.sectionHeaders) && rows.hasHeaders
            || pinnedViews.contains(.sectionFooters) && rows.hasFooters
    }

    /// Whether a row that is built may be far from where it would be by its number.
    func isPinnedAway(_ key: RowKey) -> Bool { cells[key].map { isPinned($0.role) } ?? false }

    /// What is pinned is nearer to the eye than the rows that pass it.
    func raise(_ cell: Cell) {
        for element in elements(of: cell) {
            var traits = host.traits[element] ?? ItemTraits()
            traits.zIndex = max(traits.zIndex, 1)
            host.traits[element] = traits
        }
    }

    /// The header of the section at the viewport's start, where it comes before the rows in sight.
    ///
    /// - Parameter first: the first line in sight.
    func pinnedBefore(_ first: Int, _ start: Double) -> [Int] {
        guard pinnedViews.contains(.sectionHeaders), let span = rows.section(of: row(at: start)),
            let header = span.header, lines.line(of: header) < first
        else { return [] }
        return [header]
    }

    /// The footer of the section at the viewport's end, where it comes after the rows in sight.
    ///
    /// - Parameter next: the first line that is out of sight.
    func pinnedAfter(_ next: Int, _ end: Double) -> [Int] {
        guard pinnedViews.contains(.sectionFooters), end.isFinite,
            let span = rows.section(of: row(at: end)), let footer = span.footer, lines.line(of: footer) >= next
        else { return [] }
        return [footer]
    }

    /// Where a pinned row is: at the viewport's edge, as far as its section reaches.
    func pinnedOffset(_ cell: Cell, _ natural: Double, start: Double, end: Double) -> Double {
        guard let span = rows.section(of: cell.index) else { return natural }
        let length = self.span(of: cell.index).length
        switch cell.role {
        case .header:
            let last = offset(of: span.end) - gap - length
            return max(natural, min(start, last))
        case .footer:
            let first = offset(of: span.start)
            return min(natural, max(end - length, first))
        case .row: return natural
        }
    }
}

extension RowTable {
    /// Whether a row is the first or the last of its section's rows.
    func ends(_ index: Int) -> (first: Bool, last: Bool) {
        guard let span = section(of: index) else { return (true, true) }
        return (index == span.rows.lowerBound, index == span.rows.upperBound - 1)
    }
}
