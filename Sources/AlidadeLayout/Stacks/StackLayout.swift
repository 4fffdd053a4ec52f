extension LayoutTree {
    func stackSize<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        if let size = boxStackSize(along, item, proposal, &range) {
            lastGuide = .nan
            return size
        }
        return generalStackSize(along, item, proposal, &range)
    }

    private func generalStackSize<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        var division = StackDivision(along, proposal, tracksRange: true)
        let count = divide(along, item, children, &division)
        let result = align(along, item, children, count, proposal)
        scratch = UnsafeMutableRawPointer(children)
        if keepsDivisions {
            newestDivision.initialize(
                to: KeptDivision(
                    item: item, proposal: proposal, children: scratch, count: count, guide: result.guide))
        }
        lastGuide = result.hasExplicitGuide ? result.guide : .nan
        range =
            Along.isHorizontal
            ? AnswerRange(width: division.major, height: division.minor)
            : AnswerRange(width: division.minor, height: division.major)
        return Along.size(result.length, result.breadth)
    }

    func placeStack<Along: StackAxis>(_ along: Along.Type, _ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let breadth = Along.breadth(item.pointee.proposal).or(Along.breadth(item.pointee.size))
        let proposal = Along.proposal(Along.length(item.pointee.proposal), breadth)
        let kept = keptDivision(of: item, proposal)
        if placeBoxStack(along, item, proposal, kept, moved: moved) { return }
        placeGeneralStack(along, item, proposal, kept, moved: moved)
    }

    private func placeGeneralStack<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal,
        _ kept: UnsafeMutablePointer<KeptDivision>?, moved: Bool
    ) {
        let isReversed = item.pointee.flags.contains(.rightToLeft)
        let breadth = Along.breadth(proposal)
        let top = scratch
        var children = scratch.assumingMemoryBound(to: StackChild.self)
        let count: Int
        let guide: Double
        if let kept {
            children = kept.pointee.children.assumingMemoryBound(to: StackChild.self)
            count = kept.pointee.count
            guide = kept.pointee.guide
        } else {
            var division = StackDivision(along, proposal, tracksRange: false)
            count = divide(along, item, children, &division)
            guide = align(along, item, children, count, proposal).guide
        }
        var position = 0.0
        var index = 0
        while index < count {
            let child = children + index
            position += child.pointee.gap
            let across = guide - child.pointee.guide
            put(
                child.pointee.item, in: item, x: Along.isHorizontal ? position : across,
                y: Along.isHorizontal ? across : position, Along.size(child.pointee.length, child.pointee.breadth),
                Along.proposal(child.pointee.offer, breadth), moved: moved, mirrored: isReversed)
            position += child.pointee.length
            index &+= 1
        }
        scratch = top
    }

    func stackGuide<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey, _ proposal: Proposal
    ) -> Double {
        // As when it is placed: the children's guides are asked where the children will be.
        var breadth = Along.breadth(proposal)
        if breadth != breadth { breadth = Along.breadth(measure(indexOf(item), proposal)) }
        let proposal = Along.proposal(Along.length(proposal), breadth)
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        var division = StackDivision(along, proposal, tracksRange: false)
        let count = divide(along, item, children, &division)
        let result = align(along, item, children, count, proposal)
        if isOwnBaseline(item, key) {
            // All that set it have it on the stack's line.
            scratch = UnsafeMutableRawPointer(children)
            return result.hasExplicitGuide ? result.guide : .nan
        }
        var position = 0.0
        var combined: Double?
        var combinedCount = 0
        var index = 0
        while index < count {
            let child = children + index
            position += child.pointee.gap
            let value = explicitGuide(child.pointee.item, key, Along.proposal(child.pointee.offer, breadth))
            if value == value {
                let origin = key.isHorizontal == Along.isHorizontal ? position : result.guide - child.pointee.guide
                key.combine(origin + value, count: combinedCount, into: &combined)
                combinedCount += 1
            }
            position += child.pointee.length
            index &+= 1
        }
        scratch = UnsafeMutableRawPointer(children)
        return combined ?? .nan
    }

    /// Whether a guide is the baseline on which a stack aligns its children.
    @inline(__always)
    func isOwnBaseline(_ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey) -> Bool {
        item.pointee.kind == .hStack && item.pointee.vAlign == key
            && (key == .firstTextBaseline || key == .lastTextBaseline)
    }

    /// The baseline of a row that aligns on it, which was found with its size; nil where that was for another key.
    func measuredBaseline(
        _ item: UnsafeMutablePointer<Item>, _ index: ItemIndex, _ key: AlignmentKey, _ proposal: Proposal,
        _ cache: UnsafeMutablePointer<MeasureCache>
    ) -> Double? {
        guard isOwnBaseline(item, key) else { return nil }
        // As when it is placed: the children's guides are asked where the children will be.
        if proposal.height != proposal.height {
            let height = measure(index, proposal).height
            return rememberedGuide(item, index, key, Proposal(width: proposal.width, height: height))
        }
        _ = measure(index, proposal)
        let entry = cache.find(proposal)
        guard entry >= 0, !cache.entries[entry].proposalHeight.isNaN else { return nil }
        return cache.entries[entry].guide
    }

    /// Finds the children's guides across the stack, and the stack's size.
    @inline(__always)
    private func align<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ children: UnsafeMutablePointer<StackChild>,
        _ count: Int, _ proposal: Proposal
    ) -> StackResult {
        let key = Along.isHorizontal ? item.pointee.vAlign : item.pointee.hAlign
        var result = StackResult()
        // The alignment line is always inside the stack.
        var below = 0.0
        var index = 0
        // Most stacks align centres, and most trees have nobody who moves them.
        let isPlain = guideItems == 0 && (key == .horizontalCenter || key == .verticalCenter)
        let isBaseline = key == .firstTextBaseline || key == .lastTextBaseline
        while index < count {
            let child = children + index
            let breadth = child.pointee.breadth
            let guide: Double
            if isPlain {
                guide = breadth * 0.5
            } else if isBaseline {
                let explicit = explicitGuide(
                    child.pointee.item, key, Along.proposal(child.pointee.offer, Along.breadth(proposal)))
                if explicit == explicit { result.hasExplicitGuide = true }
                guide = explicit == explicit ? explicit : defaultGuide(key, Along.size(child.pointee.length, breadth))
            } else {
                guide = self.guide(
                    child.pointee.item, key, Along.proposal(child.pointee.offer, Along.breadth(proposal)),
                    Along.size(child.pointee.length, breadth))
            }
            child.pointee.guide = guide
            if guide > result.guide { result.guide = guide }
            let rest = breadth - guide
            if rest > below { below = rest }
            result.length += child.pointee.gap + child.pointee.length
            index &+= 1
        }
        result.breadth = result.guide + below
        result.length = result.length > 0 ? result.length : 0
        return result
    }
}
