/// A grid's cell: where it is in the table, and what it asks of it.
package struct GridCell: Equatable, Sendable {
    /// Counted from the grid's top.
    package var row = 0
    /// The first column it covers.
    package var column = 0
    /// The number of columns it covers, 1 or more.
    package var span = 1
    /// Does not make its columns wider.
    package var isUnsizedHorizontally = false
    /// Does not make its row higher.
    package var isUnsizedVertically = false
    /// The part of the cell's area that the same part of the view goes to; nil: the guides decide.
    package var anchor: UnitPoint?
    /// For the whole column; `none`: the grid's.
    package var columnAlignment = AlignmentKey.none

    package init() {}
}

/// What a grid is made of: its cells in source order, and its rows.
package struct GridPlan: Equatable, Sendable {
    package var cells: [GridCell] = []
    /// One a row; `none`: the grid's.
    package var rowAlignments: [AlignmentKey] = []
    package var columns = 0
    package var rows: Int { rowAlignments.count }

    /// The number of columns that a cell may cover; a program that asks for more gets these.
    package static let mostColumns = 1000

    package init() {}

    /// Begins a row. One without cells takes no place.
    package mutating func beginRow(_ alignment: AlignmentKey) {
        endRow()
        pendingRow = alignment
        column = 0
    }

    package mutating func endRow() {
        if isRowOpen { rowAlignments.append(rowAlignment) }
        isRowOpen = false
        pendingRow = nil
    }

    /// Adds the next cell: to the row that has been begun, else alone across all columns.
    package mutating func add(_ cell: GridCell) {
        var cell = cell
        cell.row = rows
        if let pendingRow {
            rowAlignment = pendingRow
            isRowOpen = true
            cell.column = column
            cell.span = min(max(cell.span, 1), Self.mostColumns)
            column += cell.span
            columns = max(columns, column)
        } else {
            cell.column = 0
            cell.span = 0
            rowAlignments.append(.none)
        }
        cells.append(cell)
    }

    /// Ends the last row, and lets cells that stand alone cover all columns.
    package mutating func finish() {
        endRow()
        if !cells.isEmpty { columns = max(columns, 1) }
        for index in cells.indices where cells[index].span == 0 { cells[index].span = columns }
    }

    private var pendingRow: AlignmentKey?
    private var rowAlignment = AlignmentKey.none
    private var isRowOpen = false
    private var column = 0
}
