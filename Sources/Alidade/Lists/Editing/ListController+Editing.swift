import AlidadeLayout
import Foundation

extension ListController {
    /// The elements of selected rows, by entry of the row table.
    private func selected(_ isAllowed: (RowPayload?, RowEditing) -> Bool) -> [Int: IndexSet] {
        guard let rows else { return [:] }
        var found: [Int: IndexSet] = [:]
        for index in selectedIndices {
            let (entry, local) = rows.rows.locate(index)
            guard let editing = rows.rows.entries[entry].editing,
                isAllowed(payload(of: rows.rows.key(at: index)), editing)
            else { continue }
            found[entry, default: []].insert(local)
        }
        return found
    }

    /// Deletes the selected rows; true where there were any to delete.
    func deleteSelected() -> Bool {
        guard let rows else { return false }
        let wanted = selected { row, editing in
            editing.delete != nil && !(row?.traits[key: DeleteDisabledTrait.self] ?? false)
        }
        guard !wanted.isEmpty else { return false }
        // The row after the last one that goes has the keyboard next.
        let last = wanted.map { rows.rows.start(of: $0.key) + ($0.value.last ?? 0) }.max() ?? 0
        let next = [last + 1, (selectedIndices.first ?? 0) - 1].first { value(at: RowPlace(index: $0)) != nil }
        let nextKey = next.map { RowMark(key: rows.rows.key(at: $0)) }
        let nextValue = next.flatMap { value(at: RowPlace(index: $0)) }
        for (entry, offsets) in wanted { rows.rows.entries[entry].editing?.delete?(offsets) }
        if let selection {
            cursorRow = nextKey
            anchorRow = nextKey
            if let nextValue { selection.set([nextValue]) } else if !selection.isRequired { selection.set([]) }
        }
        return true
    }

    /// Deletes one row.
    func delete(_ key: RowKey) {
        guard let rows, let index = rows.index(of: key) else { return }
        let (entry, local) = rows.rows.locate(index)
        closeSwipe()
        withAnimation { rows.rows.entries[entry].editing?.delete?(IndexSet(integer: local)) }
    }

    /// Moves the selected rows by one place; true where there were any to move.
    func moveSelected(by distance: Int) -> Bool {
        guard let rows else { return false }
        let wanted = selected { row, editing in
            editing.move != nil && !(row?.traits[key: MoveDisabledTrait.self] ?? false)
        }
        guard let (entry, offsets) = wanted.first, wanted.count == 1, let first = offsets.first, let last = offsets.last
        else { return false }
        let count = rows.rows.entries[entry].source.count
        let destination = distance < 0 ? first - 1 : last + 2
        guard destination >= 0, destination <= count else { return true }
        rows.rows.entries[entry].editing?.move?(offsets, destination)
        return true
    }

    /// Takes rows up: the one under the pointer, with the others that are selected where it is one of them.
    func beginDrag(_ row: RowPayload, at point: CGPoint) {
        guard let rows, let key = row.key, let index = rows.index(of: key) else { return }
        let (entry, local) = rows.rows.locate(index)
        var offsets = IndexSet(integer: local)
        if isSelected(row) {
            let others = selected { _, editing in editing.move != nil }
            offsets.formUnion(others[entry] ?? [])
        }
        host.animations.places.holder = self
        drag = RowDrag(self, key: key, entry: entry, offsets: offsets, at: point)
    }
}
