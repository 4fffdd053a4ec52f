import AlidadeLayout
import Foundation

/// One row of a list: an element of a row of its table, for some bring several.
struct RowPlace: Comparable {
    var index: Int
    var element = 0

    static func < (a: RowPlace, b: RowPlace) -> Bool { (a.index, a.element) < (b.index, b.element) }
}

extension ListController {
    // MARK: Places

    /// The rows of a built number of the table.
    private func payloads(at index: Int) -> [RowPayload] {
        guard let rows, index >= 0, index < rows.count, let cell = rows.cells[rows.rows.key(at: index)] else {
            return []
        }
        return rows.elements(of: cell).compactMap { host.payload(of: $0) as? RowPayload }
    }

    func payload(at place: RowPlace) -> RowPayload? {
        let all = payloads(at: place.index)
        return place.element < all.count ? all[place.element] : nil
    }

    func place(of row: RowPayload) -> RowPlace? {
        guard let rows, let index = row.key.flatMap({ rows.index(of: $0) }) else { return nil }
        return RowPlace(index: index, element: payloads(at: index).firstIndex { $0 === row } ?? 0)
    }

    private func place(_ mark: RowMark?) -> RowPlace? {
        guard let mark, let rows, let index = rows.index(of: mark.key) else { return nil }
        return RowPlace(index: index, element: mark.element)
    }

    private func mark(_ place: RowPlace) -> RowMark? {
        guard let rows, place.index < rows.count else { return nil }
        return RowMark(key: rows.rows.key(at: place.index), element: place.element)
    }

    /// The next row; nil at the end.
    private func after(_ place: RowPlace) -> RowPlace? {
        if place.element + 1 < payloads(at: place.index).count {
            return RowPlace(index: place.index, element: place.element + 1)
        }
        return place.index + 1 < (rows?.count ?? 0) ? RowPlace(index: place.index + 1) : nil
    }

    private func before(_ place: RowPlace) -> RowPlace? {
        if place.element > 0 { return RowPlace(index: place.index, element: place.element - 1) }
        guard place.index > 0 else { return nil }
        return RowPlace(index: place.index - 1, element: max(0, payloads(at: place.index - 1).count - 1))
    }

    // MARK: Values

    /// What a row stands for in the selection; nil where it cannot be selected.
    func value(at place: RowPlace) -> AnyHashable? {
        guard let selection, let rows, place.index >= 0, place.index < rows.count else { return nil }
        let (number, local) = rows.rows.locate(place.index)
        let entry = rows.rows.entries[number]
        guard entry.role == .row else { return nil }
        if let row = payload(at: place) {
            let traits = row.traits
            if traits[key: SelectionDisabledTrait.self] { return nil }
            if let tag = traits[key: TagTrait.self], let value = selection.value(tag) { return value }
            if let id = traits[key: ExplicitIDTrait.self], let value = selection.value(id) { return value }
            if let id = row.innerID { return selection.value(id) }
        } else if let tag = entry.source.tag(at: local), let value = selection.value(tag) {
            return value
        }
        return entry.source.id(at: local).flatMap(selection.value)
    }

    func value(of row: RowPayload) -> AnyHashable? { place(of: row).flatMap { value(at: $0) } }

    func isSelected(_ row: RowPayload) -> Bool {
        guard let selection, let value = value(of: row) else { return false }
        return selection.contains(value)
    }

    // MARK: Choosing

    /// A click on a row.
    func click(_ row: RowPayload, _ modifiers: EventModifiers) {
        guard let selection, let place = place(of: row), let value = value(at: place) else { return }
        var new = selection.get()
        if selection.isMultiple, isEditing || !modifiers.isDisjoint(with: [.control, .command]) {
            if new.remove(value) == nil { new.insert(value) }
            anchorRow = mark(place)
        } else if selection.isMultiple, modifiers.contains(.shift), let range = values(to: place) {
            new = range
        } else {
            new = [value]
            anchorRow = mark(place)
        }
        cursorRow = mark(place)
        change(to: new)
    }

    private func change(to new: Set<AnyHashable>) {
        guard let selection, new != selection.get(), !new.isEmpty || !selection.isRequired else { return }
        selection.set(new)
        host.displayChanged = true
    }

    /// What is between where a selection with Shift began and a row.
    private func values(to place: RowPlace) -> Set<AnyHashable>? {
        guard let from = self.place(anchorRow) else { return nil }
        return values(from: min(from, place), to: max(from, place))
    }

    private func values(from first: RowPlace, to last: RowPlace) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        var next: RowPlace? = first
        while let place = next, place <= last {
            if let value = value(at: place) { found.insert(value) }
            next = after(place)
        }
        return found
    }

    func selectAll() {
        guard selection?.isMultiple ?? false, let rows, rows.count > 0 else { return }
        change(to: values(from: RowPlace(index: 0), to: RowPlace(index: rows.count - 1, element: .max)))
    }

    /// Where the keyboard is: the row it was on, else the first selected.
    private var cursorPlace: RowPlace? {
        guard let place = place(cursorRow) else { return selectedPlaces.first }
        if let value = value(at: place), selection?.contains(value) ?? false { return place }
        return selectedPlaces.first ?? place
    }

    /// The selected rows, in order.
    private var selectedPlaces: [RowPlace] {
        guard let selection, let rows else { return [] }
        var left = selection.get()
        guard !left.isEmpty else { return [] }
        var found: [RowPlace] = []
        for cell in rows.cells.values {
            for element in 0..<max(1, rows.elements(of: cell).count) {
                let place = RowPlace(index: cell.index, element: element)
                if let value = value(at: place), left.remove(value) != nil { found.append(place) }
            }
        }
        for value in left {
            if let index = rows.rows.index(ofID: value) { found.append(RowPlace(index: index)) }
        }
        return found.sorted()
    }

    /// The numbers of the selected rows, in order.
    var selectedIndices: [Int] { selectedPlaces.filter { $0.element == 0 }.map(\.index) }

    var selectedRow: RowPayload? { selectedPlaces.first.flatMap { payload(at: $0) } }

    /// Moves the selection by rows that can be selected.
    ///
    /// - Parameter extending: the rows on the way are selected, too.
    func step(_ distance: Int, extending: Bool) -> Bool {
        guard let selection, let rows, rows.count > 0 else { return false }
        let forward = distance > 0
        var next: RowPlace?
        if let place = cursorPlace {
            next = forward ? after(place) : before(place)
        } else {
            next = forward ? RowPlace(index: 0) : RowPlace(index: rows.count - 1)
        }
        var left = abs(distance)
        var last: RowPlace?
        // Far away the number of steps does not matter, only the end.
        if left >= rows.count { next = forward ? RowPlace(index: rows.count - 1) : RowPlace(index: 0) }
        while left > 0, let place = next {
            if value(at: place) != nil {
                last = place
                left -= 1
                if abs(distance) >= rows.count { break }
            }
            // At an end without a row that can be selected one looks back.
            let goesOn = abs(distance) >= rows.count ? !forward : forward
            next = goesOn ? after(place) : before(place)
        }
        guard let last, let value = value(at: last) else { return true }
        cursorRow = mark(last)
        if extending, selection.isMultiple, let range = values(to: last) {
            change(to: range)
        } else {
            anchorRow = mark(last)
            change(to: [value])
        }
        reveal(last)
        return true
    }

    /// Rows that fit the viewport, less one.
    private var page: Int {
        guard let scroll, let rows, rows.lengths.estimate > 0 else { return 1 }
        return max(1, Int(Double(scroll.viewport.height) / rows.lengths.estimate) - 1)
    }

    /// A key while the list has the keyboard; true where it was used.
    func key(_ press: KeyPress) -> Bool {
        guard press.phase != .up, selection != nil else { return false }
        let shift = press.modifiers.contains(.shift)
        let isCommand = !press.modifiers.isDisjoint(with: [.control, .command])
        if press.modifiers.contains(.option) {
            switch press.key {
            case .upArrow: return moveSelected(by: -1)
            case .downArrow: return moveSelected(by: 1)
            default: return false
            }
        }
        if isCommand {
            guard press.key.normalized == "a", selection?.isMultiple ?? false else { return false }
            selectAll()
            return true
        }
        switch press.key {
        case .upArrow: return step(-1, extending: shift)
        case .downArrow: return step(1, extending: shift)
        case .pageUp: return step(-page, extending: shift)
        case .pageDown: return step(page, extending: shift)
        case .home: return step(-Int.max, extending: shift)
        case .end: return step(Int.max, extending: shift)
        case .delete, .deleteForward: return deleteSelected()
        case .escape:
            guard swipe != nil else { return false }
            closeSwipe()
            return true
        case .leftArrow: return fold(true)
        case .rightArrow: return fold(false)
        case KeyEquivalent("\u{F735}"): return toggleSwipe()
        case .return, .space: return activate()
        default: return false
        }
    }

    /// Works the button or link of the selected row.
    private func activate() -> Bool {
        guard let row = cursorPlace.flatMap({ payload(at: $0) }), let action = row.action else { return false }
        action()
        return true
    }

    /// Folds the selected row up or out where it can be.
    private func fold(_ isFolded: Bool) -> Bool {
        cursorPlace.flatMap { payload(at: $0) }?.fold?(isFolded) ?? false
    }
}
