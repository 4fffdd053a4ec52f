extension LayoutTree {
    func stackSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let horizontal = item.pointee.kind != .vStack
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        let count = collect(item, children)
        scratch = UnsafeMutableRawPointer(children + count)
        var division = StackDivision(horizontal: horizontal, proposal: proposal, tracksRange: true)
        divide(children, count, &division)
        range = division.range
        let result = align(item, children, count, horizontal, proposal)
        scratch = UnsafeMutableRawPointer(children)
        return horizontal
            ? LayoutSize(width: result.length, height: result.breadth)
            : LayoutSize(width: result.breadth, height: result.length)
    }

    func placeStack(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let horizontal = item.pointee.kind != .vStack
        let reversed = horizontal && item.pointee.flags.contains(.rightToLeft)
        var proposal = item.pointee.proposal
        if horizontal {
            if proposal.height != proposal.height { proposal.height = item.pointee.height }
        } else {
            if proposal.width != proposal.width { proposal.width = item.pointee.width }
        }
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        let count = collect(item, children)
        scratch = UnsafeMutableRawPointer(children + count)
        var division = StackDivision(horizontal: horizontal, proposal: proposal, tracksRange: false)
        divide(children, count, &division)
        let result = align(item, children, count, horizontal, proposal)
        var position = 0.0
        var index = 0
        while index < count {
            let child = children + index
            position += child.pointee.gap
            let across = result.guide - child.pointee.guide
            if horizontal {
                put(
                    child.pointee.item, in: item, x: position, y: across,
                    LayoutSize(width: child.pointee.length, height: child.pointee.breadth),
                    Proposal(width: child.pointee.offer, height: proposal.height), moved: moved, mirrored: reversed)
            } else {
                put(
                    child.pointee.item, in: item, x: across, y: position,
                    LayoutSize(width: child.pointee.breadth, height: child.pointee.length),
                    Proposal(width: proposal.width, height: child.pointee.offer), moved: moved,
                    mirrored: item.pointee.flags.contains(.rightToLeft))
            }
            position += child.pointee.length
            index &+= 1
        }
        scratch = UnsafeMutableRawPointer(children)
    }

    func stackGuide(_ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
        let horizontal = item.pointee.kind != .vStack
        var proposal = proposal
        // As when it is placed: the children's guides are asked where the children will be.
        if horizontal ? proposal.height != proposal.height : proposal.width != proposal.width {
            let size = measure(indexOf(item), proposal)
            if horizontal { proposal.height = size.height } else { proposal.width = size.width }
        }
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        let count = collect(item, children)
        scratch = UnsafeMutableRawPointer(children + count)
        var division = StackDivision(horizontal: horizontal, proposal: proposal, tracksRange: false)
        divide(children, count, &division)
        let result = align(item, children, count, horizontal, proposal)
        var position = 0.0
        var combined: Double?
        var combinedCount = 0
        var index = 0
        while index < count {
            let child = children + index
            position += child.pointee.gap
            let inner =
                horizontal
                ? Proposal(width: child.pointee.offer, height: proposal.height)
                : Proposal(width: proposal.width, height: child.pointee.offer)
            let value = explicitGuide(child.pointee.item, key, inner)
            if value == value {
                let origin = key.isHorizontal == horizontal ? position : result.guide - child.pointee.guide
                key.combine(origin + value, count: combinedCount, into: &combined)
                combinedCount += 1
            }
            position += child.pointee.length
            index &+= 1
        }
        scratch = UnsafeMutableRawPointer(children)
        return combined ?? .nan
    }

    // MARK: Steps

    /// Lists the children with the gaps before them.
    private func collect(
        _ item: UnsafeMutablePointer<Item>, _ children: UnsafeMutablePointer<StackChild>
    ) -> Int {
        let given = item.pointee.params.p0
        let horizontal = item.pointee.kind != .vStack
        let reversed = item.pointee.flags.contains(.rightToLeft)
        var count = 0
        var child = firstChildInLayout(of: item)
        var before: Int32 = 0
        while child != noItem {
            let slot = children + count
            slot.pointee.item = child
            var gap = 0.0
            if given == given {
                gap = count == 0 || !given.isFinite ? 0 : given
            } else {
                let spacing = spacing(child)
                if count > 0 { gap = self.gap(before, spacing, horizontal: horizontal, reversed: reversed) }
                before = spacing
            }
            slot.pointee.gap = gap
            count &+= 1
            child = nextInLayout(of: child)
        }
        return count
    }

    /// Finds the children's guides across the stack, and the stack's size.
    private func align(
        _ item: UnsafeMutablePointer<Item>, _ children: UnsafeMutablePointer<StackChild>, _ count: Int,
        _ horizontal: Bool, _ proposal: Proposal
    ) -> StackResult {
        let key = horizontal ? item.pointee.vAlign : item.pointee.hAlign
        var result = StackResult()
        // The alignment line is always inside the stack.
        var below = 0.0
        var index = 0
        while index < count {
            let child = children + index
            let size =
                horizontal
                ? LayoutSize(width: child.pointee.length, height: child.pointee.breadth)
                : LayoutSize(width: child.pointee.breadth, height: child.pointee.length)
            let inner =
                horizontal
                ? Proposal(width: child.pointee.offer, height: proposal.height)
                : Proposal(width: proposal.width, height: child.pointee.offer)
            let guide = guide(child.pointee.item, key, inner, size)
            child.pointee.guide = guide
            if guide > result.guide { result.guide = guide }
            let rest = child.pointee.breadth - guide
            if rest > below { below = rest }
            result.length += child.pointee.gap + child.pointee.length
            index &+= 1
        }
        result.breadth = result.guide + below
        result.length = result.length > 0 ? result.length : 0
        return result
    }
}
