/// How a stack's length is being divided.
struct StackDivision {
    let horizontal: Bool
    let proposal: Proposal
    /// Whether it matters for which other proposals the result would be the same.
    let tracksRange: Bool
    /// Along the stack, and across.
    var major = AxisRange()
    var minor = AxisRange()
    /// What is left of the length.
    var available = 0.0
    /// What is not: gaps, lengths that were taken, lengths that are kept back.
    var spent = 0.0

    init(horizontal: Bool, proposal: Proposal, tracksRange: Bool) {
        self.horizontal = horizontal
        self.proposal = proposal
        self.tracksRange = tracksRange
    }

    @inline(__always)
    var length: Double { horizontal ? proposal.width : proposal.height }

    var range: AnswerRange {
        horizontal ? AnswerRange(width: major, height: minor) : AnswerRange(width: minor, height: major)
    }

    @inline(__always)
    func inner(_ length: Double) -> Proposal {
        horizontal
            ? Proposal(width: length, height: proposal.height) : Proposal(width: proposal.width, height: length)
    }
}

extension LayoutTree {
    /// Offers each child its part of a stack's length and notes what it takes.
    ///
    /// Views of higher priority first, while the least lengths of the others are kept back. Among equals those that
    /// can stretch least are asked first: what they leave is shared by those that can take it.
    func divide(
        _ children: UnsafeMutablePointer<StackChild>, _ count: Int, _ division: inout StackDivision
    ) {
        let length = division.length
        if length != length || count == 1 {
            offerAlike(children, count, length < 0 ? 0 : length, &division)
            return
        }
        division.available = length
        var samePriority = true
        var index = 0
        while index < count {
            let child = children + index
            division.available -= child.pointee.gap
            division.spent += child.pointee.gap
            child.pointee.rank = Int32(truncatingIfNeeded: index)
            child.pointee.priority = priority(child.pointee.item)
            if child.pointee.priority != children.pointee.priority { samePriority = false }
            index &+= 1
        }
        if samePriority {
            divideGroup(children, 0, count, &division)
        } else {
            divideByPriority(children, count, &division)
        }
    }

    /// Where there is nothing to divide: no length, or one child.
    private func offerAlike(
        _ children: UnsafeMutablePointer<StackChild>, _ count: Int, _ length: Double,
        _ division: inout StackDivision
    ) {
        var index = 0
        while index < count {
            let range = offer(children + index, length, &division)
            if count == 1 { division.major = range }
            index &+= 1
        }
        if count == 1 {
            division.major.extendBelowZero()
        } else if count > 1 {
            division.major = AxisRange(low: .infinity, high: -.infinity, unspecified: true)
        }
    }

    private func divideByPriority(
        _ children: UnsafeMutablePointer<StackChild>, _ count: Int, _ division: inout StackDivision
    ) {
        sortRanks(children, 0, count) { $0.pointee.priority > $1.pointee.priority }
        let top = children[Int(children[0].rank)].priority
        var place = 0
        while place < count {
            let child = children + Int(children[place].rank)
            if child.pointee.priority != top {
                child.pointee.least = probe(child, 0, &division)
                division.available -= child.pointee.least
                division.spent += child.pointee.least
            }
            place += 1
        }
        var start = 0
        while start < count {
            let priority = children[Int(children[start].rank)].priority
            var end = start
            while end < count, children[Int(children[end].rank)].priority == priority {
                if priority != top {
                    division.available += children[Int(children[end].rank)].least
                    division.spent -= children[Int(children[end].rank)].least
                }
                end += 1
            }
            divideGroup(children, start, end, &division)
            start = end
        }
    }

    /// Children of one priority: those at places `start..<end` of the order.
    private func divideGroup(
        _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int, _ division: inout StackDivision
    ) {
        if end - start > 1 { sortByFlexibility(children, start, end, &division) }
        var place = start
        while place < end {
            let child = children + Int(children[place].rank)
            let parts = Double(end - place)
            let share = division.available / parts
            let range = offer(child, share > 0 ? share : 0, &division)
            if division.tracksRange { narrow(range, share, parts, &division) }
            let left = division.available - child.pointee.length
            if left == left { division.available = left }
            division.spent += child.pointee.length
            place &+= 1
        }
    }

    /// Keeps to the lengths of the stack for which the child is offered a length that it answers alike.
    @inline(__always)
    private func narrow(_ range: AxisRange, _ share: Double, _ parts: Double, _ division: inout StackDivision) {
        guard division.major.low <= division.major.high else { return }
        var range = range
        range.unspecified = false
        guard division.spent.isFinite else {
            division.major = .itself
            return
        }
        if range.low > range.high, share <= 0 { range = AxisRange(low: 0, high: 0, unspecified: false) }
        range.extendBelowZero()
        division.major.formIntersection(range.scaled(parts, plus: division.spent))
    }

    private func sortByFlexibility(
        _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int, _ division: inout StackDivision
    ) {
        var place = start
        var isSorted = true
        var before = -Double.infinity
        while place < end {
            let child = children + Int(children[place].rank)
            let least = probe(child, 0, &division)
            let most = probe(child, .infinity, &division)
            child.pointee.least = least
            child.pointee.flexibility = most > least ? most - least : 0
            if child.pointee.flexibility < before || child.pointee.flexibility == .infinity { isSorted = false }
            before = child.pointee.flexibility
            place &+= 1
        }
        if isSorted { return }
        sortRanks(children, start, end) { a, b in
            if a.pointee.flexibility != b.pointee.flexibility {
                return a.pointee.flexibility < b.pointee.flexibility
            }
            return a.pointee.flexibility == .infinity && a.pointee.least > b.pointee.least
        }
    }

    /// Returns for which offers the child's answer would be the same.
    @inline(__always)
    private func offer(
        _ child: UnsafeMutablePointer<StackChild>, _ length: Double, _ division: inout StackDivision
    ) -> AxisRange {
        var range = AnswerRange()
        let inner = division.inner(length)
        let size =
            division.tracksRange ? measure(child.pointee.item, inner, &range) : measure(child.pointee.item, inner)
        child.pointee.offer = length
        child.pointee.length = division.horizontal ? size.width : size.height
        child.pointee.breadth = division.horizontal ? size.height : size.width
        division.minor.formIntersection(division.horizontal ? range.height : range.width)
        return division.horizontal ? range.width : range.height
    }

    /// The length that a child would take if offered `length`.
    @inline(__always)
    private func probe(
        _ child: UnsafeMutablePointer<StackChild>, _ length: Double, _ division: inout StackDivision
    ) -> Double {
        let item = items + Int(child.pointee.item)
        // It will be asked again with its share, and narrow the range then.
        if item.pointee.kind == .leaf { return length }
        var range = AnswerRange()
        let inner = division.inner(length)
        let size =
            division.tracksRange ? measure(child.pointee.item, inner, &range) : measure(child.pointee.item, inner)
        division.minor.formIntersection(division.horizontal ? range.height : range.width)
        return division.horizontal ? size.width : size.height
    }

    /// Sorts the children's numbers at places `start..<end` of the order; equal children keep their order.
    @inline(__always)
    private func sortRanks(
        _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int,
        _ isBefore: (UnsafeMutablePointer<StackChild>, UnsafeMutablePointer<StackChild>) -> Bool
    ) {
        if end - start > 32 {
            var ranks = (start..<end).map { children[$0].rank }
            ranks.sort {
                if isBefore(children + Int($0), children + Int($1)) { return true }
                if isBefore(children + Int($1), children + Int($0)) { return false }
                return $0 < $1
            }
            for (offset, rank) in ranks.enumerated() { children[start + offset].rank = rank }
            return
        }
        var place = start + 1
        while place < end {
            let rank = children[place].rank
            var gap = place
            while gap > start, isBefore(children + Int(rank), children + Int(children[gap - 1].rank)) {
                children[gap].rank = children[gap - 1].rank
                gap -= 1
            }
            children[gap].rank = rank
            place += 1
        }
    }
}
