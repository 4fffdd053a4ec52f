/// What a grid asks of its cells, by their place in the plan.
package protocol GridCellSource {
    func size(of cell: Int, _ proposal: Proposal) -> LayoutSize
    /// Where a guide crosses the cell, points from its leading or top edge.
    func guide(of cell: Int, _ key: AlignmentKey, _ proposal: Proposal, _ size: LayoutSize) -> Double
    func priority(of cell: Int) -> Double
    /// False where every cell surely has these guides where its frame has them.
    func mayMove(_ keys: [AlignmentKey]) -> Bool
}

/// Where a grid's cells go.
package struct GridSolution {
    package struct Place {
        package var x = 0.0
        package var y = 0.0
        package var proposal = Proposal.unspecified
        package var size = LayoutSize.zero
    }

    package var size = LayoutSize.zero
    /// One a cell, from the grid's leading top corner.
    package var places: [Place] = []
}

/// Lays out a table whose columns are as wide as their widest cell and whose rows are as high as their highest.
///
/// Columns share the width, then rows the height, each as the children of a stack do. A cell that covers several
/// columns widens them evenly where they are too narrow for it; it may use what the other columns leave.
package struct GridSolver<Source: GridCellSource> {
    let plan: GridPlan
    let source: Source
    /// Points; NaN: 8.
    let horizontalSpacing: Double
    let verticalSpacing: Double
    let horizontal: AlignmentKey
    let vertical: AlignmentKey

    package init(
        _ plan: GridPlan, _ source: Source, horizontalSpacing: Double, verticalSpacing: Double,
        horizontal: AlignmentKey, vertical: AlignmentKey
    ) {
        self.plan = plan
        self.source = source
        self.horizontalSpacing = Self.gap(horizontalSpacing)
        self.verticalSpacing = Self.gap(verticalSpacing)
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private static func gap(_ spacing: Double) -> Double {
        spacing.isFinite ? spacing : ViewSpacing.defaultDistance
    }

    package func solve(_ proposal: Proposal) -> GridSolution {
        guard !plan.cells.isEmpty else { return GridSolution() }
        var (widths, heights) = lengths(proposal)
        return align(&widths, &heights, isMoved: source.mayMove(allKeys))
    }

    /// The grid's size alone. Cells are not asked for what they are in their area unless guides matter: a grid in a
    /// grid would be asked ever more the deeper it is.
    package func size(_ proposal: Proposal) -> LayoutSize {
        guard !plan.cells.isEmpty else { return .zero }
        if source.mayMove(allKeys) { return solve(proposal).size }
        let (widths, heights) = lengths(proposal)
        return LayoutSize(
            width: starts(widths, horizontalSpacing).total, height: starts(heights, verticalSpacing).total
        ).sanitized
    }

    private func lengths(_ proposal: Proposal) -> (widths: [Double], heights: [Double]) {
        let priorities = priorities()
        let widths = columnWidths(proposal.width, priorities.columns)
        return (widths, rowHeights(proposal.height, widths, priorities.rows))
    }

    private var allKeys: [AlignmentKey] {
        [horizontal, vertical] + plan.rowAlignments.filter { $0 != .none }
            + plan.cells.map(\.columnAlignment).filter { $0 != .none }
    }

    // MARK: Lengths

    /// A column, or a row, is as important as its most important cell.
    private func priorities() -> (columns: [Double], rows: [Double]) {
        var columns = [Double](repeating: -.infinity, count: plan.columns)
        var rows = [Double](repeating: -.infinity, count: plan.rows)
        for (index, cell) in plan.cells.enumerated() {
            let priority = source.priority(of: index)
            rows[cell.row] = max(rows[cell.row], priority)
            for column in cell.column..<cell.column + cell.span { columns[column] = max(columns[column], priority) }
        }
        return (columns, rows)
    }

    private func columnWidths(_ proposed: Double, _ priorities: [Double]) -> [Double] {
        var cellsOfColumn = [[Int]](repeating: [], count: plan.columns)
        var spanning: [Int] = []
        for (index, cell) in plan.cells.enumerated() where !cell.isUnsizedHorizontally {
            if cell.span == 1 { cellsOfColumn[cell.column].append(index) } else { spanning.append(index) }
        }
        let gaps = horizontalSpacing * Double(plan.columns - 1)
        var widths = LengthDivision.divide(proposed - gaps, priorities: priorities) { column, offer in
            var width = 0.0
            for cell in cellsOfColumn[column] {
                width = max(width, source.size(of: cell, Proposal(width: offer, height: .nan)).width)
            }
            return width
        }
        spanning.sort { a, b in
            let (one, two) = (plan.cells[a].span, plan.cells[b].span)
            return one != two ? one < two : a < b
        }
        for index in spanning { widen(&widths, for: index, proposed) }
        return widths
    }

    private func widen(_ widths: inout [Double], for index: Int, _ proposed: Double) {
        let cell = plan.cells[index]
        let columns = cell.column..<cell.column + cell.span
        let own = width(of: cell, widths)
        var offer = Double.nan
        if proposed == proposed {
            var others = 0.0
            for column in widths.indices where !columns.contains(column) {
                others += widths[column] + horizontalSpacing
            }
            let rest = proposed - others
            offer = rest == rest ? max(rest, own) : own
        }
        let missing = source.size(of: index, Proposal(width: offer, height: .nan)).width - own
        guard missing > 0 else { return }
        for column in columns { widths[column] += missing / Double(cell.span) }
    }

    private func rowHeights(_ proposed: Double, _ widths: [Double], _ priorities: [Double]) -> [Double] {
        var cellsOfRow = [[Int]](repeating: [], count: plan.rows)
        for (index, cell) in plan.cells.enumerated() where !cell.isUnsizedVertically {
            cellsOfRow[cell.row].append(index)
        }
        let gaps = verticalSpacing * Double(plan.rows - 1)
        return LengthDivision.divide(proposed - gaps, priorities: priorities) { row, offer in
            var height = 0.0
            for index in cellsOfRow[row] {
                let width = width(of: plan.cells[index], widths)
                height = max(height, source.size(of: index, Proposal(width: width, height: offer)).height)
            }
            return height
        }
    }

    private func width(of cell: GridCell, _ widths: [Double]) -> Double {
        var width = horizontalSpacing * Double(cell.span - 1)
        for column in cell.column..<cell.column + cell.span { width += widths[column] }
        return max(width, 0)
    }

    // MARK: Places

    /// Lines up the cells' guides; guides that something has moved may widen a column or a row.
    private func align(_ widths: inout [Double], _ heights: inout [Double], isMoved: Bool) -> GridSolution {
        var columnKeys = [AlignmentKey](repeating: horizontal, count: plan.columns)
        for cell in plan.cells.reversed() where cell.columnAlignment != .none {
            columnKeys[cell.column] = cell.columnAlignment
        }
        let rowKeys = plan.rowAlignments.map { $0 == .none ? vertical : $0 }
        var columnExtents = [Extent](repeating: Extent(), count: plan.columns)
        var rowExtents = [Extent](repeating: Extent(), count: plan.rows)
        var solution = GridSolution()
        var guides: [(x: Double, y: Double)] = []
        solution.places.reserveCapacity(plan.cells.count)
        guides.reserveCapacity(plan.cells.count)
        for (index, cell) in plan.cells.enumerated() {
            var place = GridSolution.Place()
            place.proposal = Proposal(width: width(of: cell, widths), height: heights[cell.row])
            place.size = source.size(of: index, place.proposal)
            solution.places.append(place)
            guard cell.anchor == nil else {
                guides.append((0, 0))
                continue
            }
            let key = cell.span == 1 ? columnKeys[cell.column] : horizontal
            let x = source.guide(of: index, key, place.proposal, place.size)
            let y = source.guide(of: index, rowKeys[cell.row], place.proposal, place.size)
            guides.append((x, y))
            if cell.span == 1, !cell.isUnsizedHorizontally {
                columnExtents[cell.column].include(x, place.size.width)
            }
            if !cell.isUnsizedVertically { rowExtents[cell.row].include(y, place.size.height) }
        }
        if isMoved {
            for column in widths.indices { widths[column] = max(widths[column], columnExtents[column].length) }
            for row in heights.indices { heights[row] = max(heights[row], rowExtents[row].length) }
        }
        let (left, width) = starts(widths, horizontalSpacing)
        let (top, height) = starts(heights, verticalSpacing)
        for (index, cell) in plan.cells.enumerated() {
            let area = LayoutSize(width: self.width(of: cell, widths), height: heights[cell.row])
            let size = solution.places[index].size
            var x = left[cell.column]
            var y = top[cell.row]
            if let anchor = cell.anchor {
                x += part(Double(anchor.x), of: area.width - size.width)
                y += part(Double(anchor.y), of: area.height - size.height)
            } else {
                let key = cell.span == 1 ? columnKeys[cell.column] : horizontal
                let extent = cell.span == 1 ? columnExtents[cell.column] : Extent()
                x += line(key, extent, LayoutSize(width: area.width, height: size.height)) - guides[index].x
                y +=
                    line(rowKeys[cell.row], rowExtents[cell.row], LayoutSize(width: size.width, height: area.height))
                    - guides[index].y
            }
            solution.places[index].x = x == x ? x : 0
            solution.places[index].y = y == y ? y : 0
        }
        solution.size = LayoutSize(width: width, height: height).sanitized
        return solution
    }

    /// How far cells reach before and behind the line that their guides share.
    private struct Extent {
        var before = -Double.infinity
        var behind = -Double.infinity
        var isEmpty: Bool { before == -.infinity }
        var length: Double { isEmpty ? 0 : before + behind }

        mutating func include(_ guide: Double, _ length: Double) {
            before = max(before, guide)
            behind = max(behind, length - guide)
        }
    }

    /// The line in an area that may be longer than the extent: the extent lies in it as the guide says.
    private func line(_ key: AlignmentKey, _ extent: Extent, _ area: LayoutSize) -> Double {
        if extent.isEmpty { return defaultGuide(key, area) }
        let length = key.isVertical ? area.height : area.width
        let inner =
            key.isVertical
            ? LayoutSize(width: area.width, height: extent.length)
            : LayoutSize(width: extent.length, height: area.height)
        guard length > extent.length else { return extent.before }
        return extent.before + defaultGuide(key, area) - defaultGuide(key, inner)
    }

    private func defaultGuide(_ key: AlignmentKey, _ size: LayoutSize) -> Double {
        let value =
            key.defaultValue(width: size.width, height: size.height)
            ?? key.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
        return value == value ? value : 0
    }

    private func part(_ fraction: Double, of length: Double) -> Double {
        fraction.isFinite && fraction != 0 ? fraction * length : 0
    }

    private func starts(_ lengths: [Double], _ gap: Double) -> (starts: [Double], total: Double) {
        var starts: [Double] = []
        starts.reserveCapacity(lengths.count)
        var position = 0.0
        for length in lengths {
            starts.append(position)
            position += length + gap
        }
        return (starts, max(position - gap, 0))
    }
}
