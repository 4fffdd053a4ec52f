extension LayoutTree {
    /// Offers each child its part of a stack's length and notes what it takes.
    ///
    /// Views of higher priority first, while the least lengths of the others are kept back. Among equals those that
    /// can stretch least are asked first: what they leave is shared by those that can take it.
    func divide(
        _ children: UnsafeMutablePointer<StackChild>, _ count: Int, _ horizontal: Bool, _ proposal: Proposal
    ) {
        let length = horizontal ? proposal.width : proposal.height
        if length != length || count == 1 {
            let share = length < 0 ? 0 : length
            var index = 0
            while index < count {
                offer(children + index, share, horizontal, proposal)
                index &+= 1
            }
            return
        }
        var available = length
        var samePriority = true
        var index = 0
        while index < count {
            let child = children + index
            available -= child.pointee.gap
            child.pointee.rank = Int32(truncatingIfNeeded: index)
            child.pointee.priority = priority(child.pointee.item)
            if child.pointee.priority != children.pointee.priority { samePriority = false }
            index &+= 1
        }
        if samePriority {
            divideGroup(children, 0, count, &available, horizontal, proposal)
        } else {
            divideByPriority(children, count, available, horizontal, proposal)
        }
    }

    private func divideByPriority(
        _ children: UnsafeMutablePointer<StackChild>, _ count: Int, _ length: Double, _ horizontal: Bool,
        _ proposal: Proposal
    ) {
        sortRanks(children, 0, count) { $0.pointee.priority > $1.pointee.priority }
        let top = children[Int(children[0].rank)].priority
        var available = length
        var place = 0
        while place < count {
            let child = children + Int(children[place].rank)
            if child.pointee.priority != top {
                child.pointee.least = probe(child, 0, horizontal, proposal)
                available -= child.pointee.least
            }
            place += 1
        }
        var start = 0
        while start < count {
            let priority = children[Int(children[start].rank)].priority
            var end = start
            while end < count, children[Int(children[end].rank)].priority == priority {
                if priority != top { available += children[Int(children[end].rank)].least }
                end += 1
            }
            divideGroup(children, start, end, &available, horizontal, proposal)
            start = end
        }
    }

    /// Children of one priority: those at places `start..<end` of the order.
    private func divideGroup(
        _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int, _ available: inout Double,
        _ horizontal: Bool, _ proposal: Proposal
    ) {
        if end - start > 1 {
            var place = start
            var isSorted = true
            var before = -Double.infinity
            while place < end {
                let child = children + Int(children[place].rank)
                let least = probe(child, 0, horizontal, proposal)
                let most = probe(child, .infinity, horizontal, proposal)
                child.pointee.least = least
                child.pointee.flexibility = most > least ? most - least : 0
                if child.pointee.flexibility < before || child.pointee.flexibility == .infinity { isSorted = false }
                before = child.pointee.flexibility
                place &+= 1
            }
            if !isSorted {
                sortRanks(children, start, end) { a, b in
                    if a.pointee.flexibility != b.pointee.flexibility {
                        return a.pointee.flexibility < b.pointee.flexibility
                    }
                    return a.pointee.flexibility == .infinity && a.pointee.least > b.pointee.least
                }
            }
        }
        var place = start
        while place < end {
            let child = children + Int(children[place].rank)
            let share = available / Double(end - place)
            offer(child, share > 0 ? share : 0, horizontal, proposal)
            let left = available - child.pointee.length
            if left == left { available = left }
            place &+= 1
        }
    }

    @inline(__always)
    private func offer(
        _ child: UnsafeMutablePointer<StackChild>, _ length: Double, _ horizontal: Bool, _ proposal: Proposal
    ) {
        let inner =
            horizontal
            ? Proposal(width: length, height: proposal.height) : Proposal(width: proposal.width, height: length)
        let size = measure(child.pointee.item, inner)
        child.pointee.offer = length
        child.pointee.length = horizontal ? size.width : size.height
        child.pointee.breadth = horizontal ? size.height : size.width
    }

    /// The length that a child would take if offered `length`.
    @inline(__always)
    private func probe(
        _ child: UnsafeMutablePointer<StackChild>, _ length: Double, _ horizontal: Bool, _ proposal: Proposal
    ) -> Double {
        let item = items + Int(child.pointee.item)
        if item.pointee.kind == .leaf { return length }
        return horizontal
            ? measure(child.pointee.item, Proposal(width: length, height: proposal.height)).width
            : measure(child.pointee.item, Proposal(width: proposal.width, height: length)).height
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
