extension LayoutTree {
    /// The cells of a grid's item, as its children and the row markers among them say.
    package func gridPlan(of index: ItemIndex) -> (plan: GridPlan, items: [ItemIndex]) {
        var plan = GridPlan()
        var cells: [ItemIndex] = []
        var child = items[Int(index)].firstChild
        while child != noItem {
            let item = items + Int(child)
            switch item.pointee.kind {
            case .marker: break
            case .gridRow: if item.pointee.params.p0 == 1 { plan.beginRow(item.pointee.vAlign) } else { plan.endRow() }
            default:
                plan.add(gridCell(item))
                cells.append(child)
            }
            child = item.pointee.next
        }
        plan.finish()
        return (plan, cells)
    }

    /// What the modifiers of a cell ask for; the outermost of a kind counts.
    private func gridCell(_ item: UnsafeMutablePointer<Item>) -> GridCell {
        var cell = GridCell()
        var (hasSpan, hasAxes) = (false, false)
        var current = item
        while current.pointee.kind.forwardsPrimary {
            if current.pointee.kind == .gridCell {
                let params = current.pointee.params
                if !hasSpan, params.p0 == params.p0 {
                    hasSpan = true
                    cell.span = Int(min(max(params.p0, 1), Double(GridPlan.mostColumns)))
                }
                if !hasAxes, params.p1 == params.p1 {
                    hasAxes = true
                    cell.isUnsizedHorizontally = params.p1 == 1 || params.p1 == 3
                    cell.isUnsizedVertically = params.p1 == 2 || params.p1 == 3
                }
                if cell.anchor == nil, params.p2 == params.p2, params.p3 == params.p3 {
                    cell.anchor = UnitPoint(x: params.p2, y: params.p3)
                }
                if cell.columnAlignment == .none { cell.columnAlignment = current.pointee.hAlign }
            }
            let child = primaryChild(of: current)
            guard child != noItem else { break }
            current = items + Int(child)
        }
        return cell
    }

    /// A cell's modifiers are the grid's business, not that of what is between them.
    func markGrid(of index: ItemIndex) {
        var current = items[Int(index)].parent
        while current != noItem, items[Int(current)].kind.forwardsPrimary { current = items[Int(current)].parent }
        if current != noItem, items[Int(current)].kind == .grid || items[Int(current)].kind == .external {
            markMeasure(current)
        }
    }

    private func gridSolution(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal
    ) -> (solution: GridSolution, cells: [ItemIndex]) {
        let (solver, cells) = gridSolver(item)
        return (solver.solve(proposal), cells)
    }

    private func gridSolver(
        _ item: UnsafeMutablePointer<Item>
    ) -> (solver: GridSolver<TreeCells>, cells: [ItemIndex]) {
        let (plan, cells) = gridPlan(of: indexOf(item))
        let solver = GridSolver(
            plan, TreeCells(tree: self, cells: cells), horizontalSpacing: item.pointee.params.p0,
            verticalSpacing: item.pointee.params.p1, horizontal: item.pointee.hAlign, vertical: item.pointee.vAlign)
        return (solver, cells)
    }

    func gridSize(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> LayoutSize {
        gridSolver(item).solver.size(proposal)
    }

    func placeGrid(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let (solution, cells) = gridSolution(item, item.pointee.proposal)
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        for (cell, place) in zip(cells, solution.places) {
            put(
                cell, in: item, x: place.x, y: place.y, place.size, place.proposal, moved: moved, mirrored: mirrored)
        }
    }

    func gridGuide(_ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
        let (solution, cells) = gridSolution(item, proposal)
        var combined: Double?
        var count = 0
        for (cell, place) in zip(cells, solution.places) {
            let value = explicitGuide(cell, key, place.proposal)
            guard value == value else { continue }
            key.combine((key.isHorizontal ? place.x : place.y) + value, count: count, into: &combined)
            count += 1
        }
        return combined ?? .nan
    }
}

/// The items that are a grid's cells.
private struct TreeCells: GridCellSource {
    unowned(unsafe) let tree: LayoutTree
    let cells: [ItemIndex]

    func size(of cell: Int, _ proposal: Proposal) -> LayoutSize { tree.measure(cells[cell], proposal) }
    func guide(of cell: Int, _ key: AlignmentKey, _ proposal: Proposal, _ size: LayoutSize) -> Double {
        tree.guide(cells[cell], key, proposal, size)
    }
    func priority(of cell: Int) -> Double { tree.priority(cells[cell]) }
    func mayMove(_ keys: [AlignmentKey]) -> Bool { tree.guideItems > 0 || !keys.allSatisfy(\.isFrameGuide) }
}
