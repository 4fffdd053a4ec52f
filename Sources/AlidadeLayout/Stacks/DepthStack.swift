extension LayoutTree {
    /// A z-stack is as large as its children of the highest priority where their guides meet: the union of their
    /// frames. Recipes that move every child by a guide read the height of the whole from it.
    func zStackSize(
        _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize {
        let top = topPriority(item)
        let (horizontal, vertical) = (item.pointee.hAlign, item.pointee.vAlign)
        // Where nobody moves a frame guide the largest child holds the others.
        let isPlain = guideItems == 0 && horizontal.isFrameGuide && vertical.isFrameGuide
        var size = LayoutSize.zero
        var (before, above) = (-Double.infinity, -Double.infinity)
        var (after, below) = (-Double.infinity, -Double.infinity)
        var child = firstChildInLayout(of: item)
        while child != noItem {
            if priority(child) == top {
                let answer = measure(child, proposal, &range)
                if isPlain {
                    size.width = max(size.width, answer.width)
                    size.height = max(size.height, answer.height)
                } else {
                    let x = guide(child, horizontal, proposal, answer)
                    let y = guide(child, vertical, proposal, answer)
                    (before, above) = (max(before, x), max(above, y))
                    after = max(after, Self.rest(answer.width - x))
                    below = max(below, Self.rest(answer.height - y))
                }
            }
            child = nextInLayout(of: child)
        }
        guard !isPlain, before > -.infinity else { return size }
        return LayoutSize(width: Self.extent(before, after), height: Self.extent(above, below))
    }

    /// Half of something endless leaves something endless.
    private static func rest(_ difference: Double) -> Double { difference.isNaN ? .infinity : difference }

    private static func extent(_ before: Double, _ after: Double) -> Double {
        let sum = before + after
        return sum >= 0 ? sum : 0
    }

    func placeZStack(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let inner = Proposal(width: item.pointee.width, height: item.pointee.height)
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        let (count, x, y) = alignZStack(item, inner, children)
        scratch = UnsafeMutableRawPointer(children + count)
        var index = 0
        while index < count {
            let child = children + index
            put(
                child.pointee.item, in: item, x: x - child.pointee.guide, y: y - child.pointee.offer,
                LayoutSize(width: child.pointee.length, height: child.pointee.breadth), inner, moved: moved,
                mirrored: item.pointee.flags.contains(.rightToLeft))
            index &+= 1
        }
        scratch = UnsafeMutableRawPointer(children)
    }

    func zStackGuide(_ item: UnsafeMutablePointer<Item>, _ key: AlignmentKey, _ proposal: Proposal) -> Double {
        let size = measure(indexOf(item), proposal)
        let inner = Proposal(width: size.width, height: size.height)
        let children = scratch.assumingMemoryBound(to: StackChild.self)
        let (count, x, y) = alignZStack(item, inner, children)
        scratch = UnsafeMutableRawPointer(children + count)
        var combined: Double?
        var combinedCount = 0
        var index = 0
        while index < count {
            let child = children + index
            let value = explicitGuide(child.pointee.item, key, inner)
            if value == value {
                let origin = key.isHorizontal ? x - child.pointee.guide : y - child.pointee.offer
                key.combine(origin + value, count: combinedCount, into: &combined)
                combinedCount += 1
            }
            index &+= 1
        }
        scratch = UnsafeMutableRawPointer(children)
        return combined ?? .nan
    }

    /// Every child's size and guides (`guide` across, `offer` down), and where the guides meet: where the highest
    /// child of the top priority has them.
    private func alignZStack(
        _ item: UnsafeMutablePointer<Item>, _ inner: Proposal, _ children: UnsafeMutablePointer<StackChild>
    ) -> (count: Int, x: Double, y: Double) {
        let top = topPriority(item)
        let (horizontal, vertical) = (item.pointee.hAlign, item.pointee.vAlign)
        var (x, y) = (-Double.infinity, -Double.infinity)
        var count = 0
        var child = firstChildInLayout(of: item)
        while child != noItem {
            let slot = children + count
            // What is asked below uses the scratch stack behind this.
            scratch = UnsafeMutableRawPointer(slot + 1)
            let size = measure(child, inner)
            slot.pointee.item = child
            slot.pointee.length = size.width
            slot.pointee.breadth = size.height
            slot.pointee.guide = guide(child, horizontal, inner, size)
            slot.pointee.offer = guide(child, vertical, inner, size)
            if priority(child) == top {
                x = max(x, slot.pointee.guide)
                y = max(y, slot.pointee.offer)
            }
            count &+= 1
            child = nextInLayout(of: child)
        }
        scratch = UnsafeMutableRawPointer(children)
        return (count, x, y)
    }

    private func topPriority(_ item: UnsafeMutablePointer<Item>) -> Double {
        var top = -Double.infinity
        var child = firstChildInLayout(of: item)
        while child != noItem {
            top = max(top, priority(child))
            child = nextInLayout(of: child)
        }
        return top
    }
}
