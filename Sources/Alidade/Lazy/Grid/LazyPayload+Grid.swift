import AlidadeLayout

extension LazyPayload {
    /// The lines where a grid's breadth is as proposed; in a stack the rows.
    func lines(of rows: RowTable, proposed: Double) -> LineTable {
        guard let grid else { return LineTable(rows: rows.count) }
        let perLine = max(grid.tracks(for: proposed).tracks.count, 1)
        guard !rows.isCertain else { return LineTable(rows, perLine: perLine) }
        return LineTable(rows, perLine: perLine) { row in
            guard let cell = self.built[row] else { return 1 }
            var count = 0
            self.forEachElement(of: cell) { _ in count += 1 }
            return count
        }
    }

    /// The grid's size. Where all cells exist it is exact at any breadth, as that of a grid that is not lazy.
    func measure(_ grid: GridLook, proposed: Double) -> LayoutSize {
        let breadth = grid.breadth(proposed: proposed)
        let lines = lines(of: rows, proposed: proposed)
        var length = 0.0
        if order.count == count {
            for line in 0..<lines.count { length += self.length(of: line, lines, grid, proposed: proposed) + gap }
        } else if lines.perLine == self.lines.perLine, lines.count == lengths.count {
            length = lengths.total
        } else {
            length = Double(lines.count) * (lengths.mean ?? lengths.estimate)
        }
        length = max(0, length - (lines.count > 0 ? gap : 0))
        return isVertical ? LayoutSize(width: breadth, height: length) : LayoutSize(width: length, height: breadth)
    }

    /// Calls `body` with each view of a line and its track; nil for a header or footer, which has the whole breadth.
    private func forEachView(
        of line: Int, _ lines: LineTable, _ tracks: [GridTracks.Track],
        _ body: (_ element: ItemIndex, _ track: GridTracks.Track?) -> Void
    ) {
        for row in lines.rows(of: line) {
            guard let cell = built[row] else { continue }
            guard cell.role == .row else {
                forEachElement(of: cell) { body($0, nil) }
                continue
            }
            var track = lines.track(of: row, in: line)
            forEachElement(of: cell) { element in
                if tracks.indices.contains(track) { body(element, tracks[track]) }
                track += 1
            }
        }
    }

    private func offer(_ grid: GridLook, _ track: GridTracks.Track?, _ proposed: Double) -> Proposal {
        if let track { return grid.offer(track) }
        let breadth = grid.breadth(proposed: proposed)
        return isVertical ? Proposal(width: breadth, height: .nan) : Proposal(width: .nan, height: breadth)
    }

    /// How long a line is, without the gap behind it: as its longest cell.
    func length(of line: Int, _ lines: LineTable, _ grid: GridLook, proposed: Double) -> Double {
        var (longest, alone) = (0.0, 0.0)
        forEachView(of: line, lines, grid.tracks(for: proposed).tracks) { element, track in
            let size = host.tree.size(of: element, offer(grid, track, proposed))
            let length = isVertical ? size.height : size.width
            if track == nil { alone += length } else { longest = max(longest, length) }
        }
        return longest + alone
    }

    /// Places the views of a line. Headers and footers are placed like rows of a stack.
    func placeLine(_ line: Int, _ grid: GridLook, breadth: Double, proposed: Double) {
        let tracks = grid.tracks(for: proposed)
        let start = (breadth - tracks.length) * grid.fraction
        let offset = lengths.offset(of: line)
        let length = lengths.length(of: line) - gap
        forEachView(of: line, lines, tracks.tracks) { element, track in
            guard let track else { return }
            let inner = grid.offer(track, length)
            let (x, y) = grid.origin(of: host.tree.dimensions(of: element, inner), in: track, length)
            host.tree.placeChild(
                element, x: x + (isVertical ? start + track.start : offset),
                y: y + (isVertical ? offset : start + track.start), proposal: inner)
        }
    }

    /// A row's track, from the container's edge; nil where it has the whole breadth.
    func trackSpan(of row: Int) -> (start: Double, length: Double)? {
        guard let grid, rows.role(of: row) == .row else { return nil }
        let tracks = grid.tracks(for: proposed)
        let number = lines.track(of: row, in: lines.line(of: row))
        guard tracks.tracks.indices.contains(number) else { return nil }
        let place = host.tree.item(item).pointee
        let start = ((isVertical ? place.width : place.height) - tracks.length) * grid.fraction
        return (start + tracks.tracks[number].start, tracks.tracks[number].length)
    }
}
