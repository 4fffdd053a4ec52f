/// How a stack's length is being divided.
struct StackDivision {
    /// Whether it matters for which other proposals the result would be the same.
    let tracksRange: Bool
    let length: Double
    let breadth: Double
    /// For which lengths the result is the same, along the stack and across.
    var major = AxisRange()
    var minor = AxisRange()
    /// What is left of the length.
    var available: Double
    /// What is not: gaps, lengths that were taken, lengths that are kept back.
    var spent = 0.0

    @inline(__always)
    init<Along: StackAxis>(_ along: Along.Type, _ proposal: Proposal, tracksRange: Bool) {
        self.tracksRange = tracksRange
        length = Along.length(proposal)
        breadth = Along.breadth(proposal)
        available = length
    }
}

extension LayoutTree {
    /// Offers each child its part of a stack's length and notes what it takes; leaves the scratch stack behind the
    /// children.
    ///
    /// Views of higher priority first, while the least lengths of the others are kept back. Among equals those that
    /// can stretch least are asked first: what they leave is shared by those that can take it.
    @inline(__always)
    func divide<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ children: UnsafeMutablePointer<StackChild>,
        _ division: inout StackDivision
    ) -> Int {
        statistics.divisions &+= 1
        let (count, samePriority) = collect(along, item, children, &division)
        scratch = UnsafeMutableRawPointer(children + count)
        if division.length != division.length || count == 1 {
            offerAlike(along, children, count, &division)
        } else if samePriority {
            divideGroup(along, children, 0, count, &division)
        } else {
            divideByPriority(along, children, count, &division)
        }
        return count
    }

    /// Lists the children with the gaps before them.
    private func collect<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ children: UnsafeMutablePointer<StackChild>,
        _ division: inout StackDivision
    ) -> (count: Int, samePriority: Bool) {
        let given = item.pointee.params.p0
        let isGiven = given == given
        let givenGap = given.isFinite ? given : 0
        let reversed = item.pointee.flags.contains(.rightToLeft)
        let needsPriority = division.length == division.length
        var samePriority = true
        var count = 0
        var index = item.pointee.firstChild
        var before: Int32 = 0
        var gaps = 0.0
        while index != noItem {
            let child = items + Int(index)
            let kind = child.pointee.kind
            if !kind.isMarker {
                let slot = children + count
                slot.pointee.item = index
                slot.pointee.rank = Int32(truncatingIfNeeded: count)
                describeBox(along, child, kind, slot)
                var gap = 0.0
                if count > 0 {
                    if isGiven {
                        gap = givenGap
                    } else {
                        // An only child is asked for nothing.
                        if count == 1 { before = spacing(children.pointee.item) }
                        let spacing = spacing(index)
                        gap = self.gap(before, spacing, horizontal: Along.isHorizontal, reversed: reversed)
                        before = spacing
                    }
                }
                slot.pointee.gap = gap
                gaps += gap
                if needsPriority {
                    let priority = slot.pointee.isBox ? 0 : self.priority(index)
                    slot.pointee.priority = priority
                    if priority != children.pointee.priority { samePriority = false }
                }
                count &+= 1
            }
            index = child.pointee.next
        }
        division.available -= gaps
        division.spent = gaps
        return (count, samePriority)
    }

    /// Colours, images, lines, and colours in frames need no questions.
    @inline(__always)
    private func describeBox<Along: StackAxis>(
        _ along: Along.Type, _ child: UnsafeMutablePointer<Item>, _ kind: ItemKind,
        _ slot: UnsafeMutablePointer<StackChild>
    ) {
        guard let size = boxSize(child, kind) else {
            slot.pointee.isBox = false
            return
        }
        slot.pointee.isBox = true
        slot.pointee.ownLength = Along.length(size)
        slot.pointee.ownBreadth = Along.breadth(size)
    }

    /// Where there is nothing to divide: no length, or one child.
    private func offerAlike<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ count: Int,
        _ division: inout StackDivision
    ) {
        let length = division.length < 0 ? 0 : division.length
        var range = AxisRange()
        var isRigid = true
        var index = 0
        while index < count {
            range = AxisRange()
            offer(along, children + index, length, &division, &range)
            isRigid = isRigid && range.isEverything
            index &+= 1
        }
        if count == 1 {
            division.major = range
            division.major.extendBelowZero()
        } else if count > 1, !isRigid {
            // Where all take the same whatever they are offered, so does the stack.
            division.major = .unspecifiedOnly
        }
    }

    @inline(never)
    private func divideByPriority<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ count: Int,
        _ division: inout StackDivision
    ) {
        sortRanks(children, 0, count) { $0.pointee.priority > $1.pointee.priority }
        let top = children[Int(children[0].rank)].priority
        var place = 0
        while place < count {
            let child = children + Int(children[place].rank)
            if child.pointee.priority != top {
                child.pointee.least = probe(along, child, 0, &division)
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
            divideGroup(along, children, start, end, &division)
            start = end
        }
    }

    /// Children of one priority: those at places `start..<end` of the order.
    private func divideGroup<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int,
        _ division: inout StackDivision
    ) {
        if end - start > 1 {
            if division.available <= 0 { return offerNothing(along, children, start, end, &division) }
            if division.available == .infinity { return offerEverything(along, children, start, end, &division) }
            sortByFlexibility(along, children, start, end, &division)
        }
        var place = start
        while place < end {
            let child = children + Int(children[place].rank)
            let parts = Double(end - place)
            let share = division.available / parts
            var range = AxisRange()
            offer(along, child, share > 0 ? share : 0, &division, &range)
            if division.tracksRange { narrow(range, share, parts, &division) }
            let length = child.pointee.length
            let left = division.available - length
            if left == left { division.available = left }
            division.spent += length
            place &+= 1
        }
    }

    /// Keeps to the lengths of the stack for which the child is offered a length that it answers alike.
    @inline(__always)
    private func narrow(_ range: AxisRange, _ share: Double, _ parts: Double, _ division: inout StackDivision) {
        guard division.major.low <= division.major.high, !range.isEverything else { return }
        var range = range
        if range.low > range.high {
            guard share <= 0 else {
                division.major = .itself
                return
            }
            range = AxisRange(low: 0, high: 0, unspecified: false)
        }
        range.unspecified = false
        guard division.spent.isFinite else {
            division.major = .itself
            return
        }
        range.extendBelowZero()
        division.major.formIntersection(range.scaled(parts, plus: division.spent))
    }

    private func sortByFlexibility<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int,
        _ division: inout StackDivision
    ) {
        var place = start
        var isSorted = true
        var before = -Double.infinity
        var leastBefore = Double.infinity
        while place < end {
            let child = children + Int(children[place].rank)
            let least: Double
            let flexibility: Double
            if child.pointee.isBox {
                let own = child.pointee.ownLength
                least = own == own ? own : 0
                flexibility = own == own ? 0 : .infinity
            } else {
                least = probe(along, child, 0, &division)
                let most = probe(along, child, .infinity, &division)
                // Less than nothing where a view is longer the less it is offered, as text of a given shape is.
                let difference = most - least
                flexibility = difference == difference ? difference : 0
            }
            child.pointee.least = least
            child.pointee.flexibility = flexibility
            // Of two that stretch for ever the one with the larger least length comes first.
            if flexibility < before || (flexibility == .infinity && before == .infinity && least > leastBefore) {
                isSorted = false
            }
            before = flexibility
            leastBefore = least
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

    /// Notes what the child takes, and narrows `range` to the offers for which that would be the same.
    @inline(__always)
    func offer<Along: StackAxis>(
        _ along: Along.Type, _ child: UnsafeMutablePointer<StackChild>, _ length: Double,
        _ division: inout StackDivision, _ range: inout AxisRange
    ) {
        child.pointee.offer = length
        if child.pointee.isBox {
            let (ownLength, ownBreadth) = (child.pointee.ownLength, child.pointee.ownBreadth)
            if ownLength != ownLength { range = .itself }
            if ownBreadth != ownBreadth { division.minor = .itself }
            child.pointee.length = ownLength == ownLength ? ownLength : filledLength(length)
            child.pointee.breadth = ownBreadth == ownBreadth ? ownBreadth : filledLength(division.breadth)
            return
        }
        let size = ask(along, child, length, &division, &range)
        child.pointee.length = Along.length(size)
        child.pointee.breadth = Along.breadth(size)
    }

    /// The length that a child would take if offered `length`.
    @inline(__always)
    private func probe<Along: StackAxis>(
        _ along: Along.Type, _ child: UnsafeMutablePointer<StackChild>, _ length: Double,
        _ division: inout StackDivision
    ) -> Double {
        // It will be asked again with its share, and narrow the range then.
        if child.pointee.isBox {
            let own = child.pointee.ownLength
            return own == own ? own : length
        }
        var range = AxisRange()
        return Along.length(ask(along, child, length, &division, &range))
    }

    @inline(__always)
    private func ask<Along: StackAxis>(
        _ along: Along.Type, _ child: UnsafeMutablePointer<StackChild>, _ length: Double,
        _ division: inout StackDivision, _ range: inout AxisRange
    ) -> LayoutSize {
        let inner = Along.proposal(length, division.breadth)
        guard division.tracksRange else { return measure(child.pointee.item, inner) }
        var both = AnswerRange()
        let size = measure(child.pointee.item, inner, &both)
        range = Along.isHorizontal ? both.width : both.height
        division.minor.formIntersection(Along.isHorizontal ? both.height : both.width)
        return size
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
