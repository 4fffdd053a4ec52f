import AlidadeLayout

/// Rows between a header and a footer.
@MainActor
struct RowSection {
    var isExplicit = false
    var entries: [RowEntry] = []
    var isEmpty: Bool { entries.allSatisfy { $0.source.count == 0 } }
}

/// Some rows of one source.
struct RowEntry {
    let source: any RowSource
    let role: RowRole
    let editing: RowEditing?
    var section = 0
    /// Points before the first and after the last row.
    var lead = 0.0
    var trail = 0.0
}

/// All rows of a lazy container, by number.
@MainActor
struct RowTable {
    /// The rows of one section, header and footer included.
    struct Span {
        var start = 0
        var end = 0
        var header: Int?
        var footer: Int?
        /// Rows between header and footer.
        var rows = 0..<0
    }

    private(set) var entries: [RowEntry] = []
    private(set) var sections: [Span] = []
    private(set) var hasHeaders = false
    private(set) var hasFooters = false
    /// Whether every row is one view. Otherwise a grid has to build all of them before it can make lines: one that is
    /// several views, or none, puts all views behind it into other cells.
    private(set) var isCertain = true
    /// The first row of each entry, and the total at the end.
    private var starts: [Int] = [0]

    nonisolated init() {}

    /// - Parameter space: points before the first row of an entry, by its role, that of the entry before it in the
    ///   section (nil: none), whether it opens the first section, and what the section before ended with.
    init(_ gathered: [RowSection], appearance: ListAppearance?) {
        var number = 0
        var last: RowRole?
        for section in gathered where !section.isEmpty {
            var span = Span(start: number)
            var before: RowRole?
            for var entry in section.entries where entry.source.count > 0 {
                entry.section = sections.count
                if let appearance {
                    if let before {
                        if before != entry.role { entry.lead = appearance.space(from: before, to: entry.role) }
                    } else {
                        entry.lead = appearance.space(betweenSections: last, and: entry.role)
                    }
                }
                switch entry.role {
                case .header:
                    hasHeaders = true
                    if span.header == nil { span.header = number }
                case .footer:
                    hasFooters = true
                    if span.footer == nil { span.footer = number }
                case .row:
                    if span.rows.isEmpty { span.rows = number..<number }
                    span.rows = span.rows.lowerBound..<number + entry.source.count
                }
                before = entry.role
                if entry.role == .row, !entry.source.isSingle { isCertain = false }
                entries.append(entry)
                number += entry.source.count
                starts.append(number)
            }
            span.end = number
            last = before
            sections.append(span)
        }
        if let appearance, !entries.isEmpty { entries[entries.count - 1].trail = appearance.spaceAtEnd }
    }

    var count: Int { starts.last ?? 0 }

    /// The entry of a row, and the row's number in it.
    func locate(_ index: Int) -> (entry: Int, local: Int) {
        var low = 0
        var high = entries.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= index { low = middle } else { high = middle - 1 }
        }
        return (low, index - starts[low])
    }

    func role(of index: Int) -> RowRole { entries[locate(index).entry].role }

    /// The first row of an entry.
    func start(of entry: Int) -> Int { starts[entry] }

    func key(at index: Int) -> RowKey {
        let (entry, local) = locate(index)
        return entries[entry].source.key(at: local)
    }

    func section(of index: Int) -> Span? {
        guard index >= 0, index < count else { return nil }
        return sections[entries[locate(index).entry].section]
    }

    /// Space before and after a row.
    func space(around index: Int) -> (lead: Double, trail: Double) {
        let (number, local) = locate(index)
        let entry = entries[number]
        return (local == 0 ? entry.lead : 0, local == entry.source.count - 1 ? entry.trail : 0)
    }

    func index(of key: RowKey) -> Int? {
        for (number, entry) in entries.enumerated() {
            if let local = entry.source.index(of: key) { return starts[number] + local }
        }
        return nil
    }

    func index(ofID id: AnyHashable) -> Int? {
        for (number, entry) in entries.enumerated() {
            if let local = entry.source.index(of: id) { return starts[number] + local }
        }
        return nil
    }

    func key(of id: AnyHashable) -> RowKey? {
        for entry in entries {
            if let local = entry.source.index(of: id) { return entry.source.key(at: local) }
        }
        return nil
    }

    // MARK: After a change

    /// Whether another table certainly is about the same elements.
    func hasSameData(as other: RowTable) -> Bool {
        entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { $0.source.hasSameData(as: $1.source) }
    }

    /// Takes over what another table has found out about the same elements.
    func inherit(from other: RowTable) {
        guard entries.count == other.entries.count else { return }
        for (mine, others) in zip(entries, other.entries) { mine.source.inherit(from: others.source) }
    }

    /// Where any of these rows are; one look at each element.
    func find(_ keys: [RowKey]) -> [RowKey: Int] {
        var found: [RowKey: Int] = [:]
        for (number, entry) in entries.enumerated() {
            for (key, local) in entry.source.find(keys) where found[key] == nil { found[key] = starts[number] + local }
        }
        return found
    }

    /// How far from its old number a row is looked for first.
    private static let near = 64

    /// The new numbers of rows that were at `places` in an older table, in order; rows that are gone are left out.
    ///
    /// Rows are looked for as far away as a change of their number, or another visible row, has moved them, and a
    /// screenful around that. Only where none is found is every element looked at, once: so a row that moved further
    /// than a screenful from all its neighbours is taken for a new one; it would not be in sight anyway.
    func relocate(_ places: [(key: RowKey, index: Int)], oldCount: Int) -> [RowKey: Int] {
        let reach = max(Self.near, places.count)
        var shifts = [0, count - oldCount]
        var found: [RowKey: Int] = [:]
        for (key, index) in places {
            guard let place = look(for: key, around: index, shifts, reach) else { continue }
            found[key] = place
            // The next row has most likely moved as far.
            let shift = place - index
            if shifts[0] != shift { shifts = [shift] + shifts.filter { $0 != shift }.prefix(2) }
        }
        if !found.isEmpty || places.isEmpty { return found }
        return find(places.map(\.key))
    }

    private func look(for key: RowKey, around index: Int, _ shifts: [Int], _ reach: Int) -> Int? {
        for shift in shifts {
            let place = index + shift
            if place >= 0, place < count, self.key(at: place) == key { return place }
        }
        for shift in shifts {
            for distance in 1...reach {
                for place in [index + shift - distance, index + shift + distance]
                where place >= 0 && place < count && self.key(at: place) == key {
                    return place
                }
            }
        }
        return nil
    }
}
