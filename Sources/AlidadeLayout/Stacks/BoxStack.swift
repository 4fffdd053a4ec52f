/// A child of a stack whose size follows from what it is offered, without a question: a colour, an image, a line, or a
/// colour in a frame. Lives on the tree's scratch stack.
struct BoxChild {
    var item: ItemIndex
    /// Its own length along the stack, points; NaN: takes what it is offered.
    var length: Double
    /// The same across the stack.
    var breadth: Double
    /// What it is offered when it is placed.
    var offer: Double
}

/// The stack's alignment line where it crosses something that sets no guide.
enum BoxLine {
    case start, centre, end
    /// Somebody must be asked where it is.
    case asked

    @inline(__always)
    init<Along: StackAxis>(_ along: Along.Type, _ key: AlignmentKey) {
        if Along.isHorizontal {
            switch key {
            case .verticalCenter: self = .centre
            case .top, .none: self = .start
            case .bottom, .firstTextBaseline, .lastTextBaseline: self = .end
            default: self = .asked
            }
        } else {
            switch key {
            case .horizontalCenter: self = .centre
            case .leading, .listRowSeparatorLeading, .none: self = .start
            case .trailing, .listRowSeparatorTrailing: self = .end
            default: self = .asked
            }
        }
    }

    @inline(__always)
    func guide(_ breadth: Double) -> Double {
        switch self {
        case .start, .asked: 0
        case .centre: breadth * 0.5
        case .end: breadth
        }
    }
}

/// How the length of a stack is divided that has nothing but boxes.
///
/// It is what `StackDivision` comes to for such children, in the same arithmetic: rigid ones stretch least and are
/// served first, those that take what they are offered share the rest. Nobody is asked, nothing is sorted.
struct BoxDivision {
    var count = 0
    /// How many take what they are offered.
    var elastic = 0
    var gap = 0.0
    /// All of them.
    var gaps = 0.0
    /// The greatest breadth that one of them has by itself, and whether one takes what it is offered.
    var ownBreadth = 0.0
    var isElasticAcross = false

    /// The greatest breadth there is.
    @inline(__always)
    func breadth(offered: Double) -> Double { isElasticAcross && offered > ownBreadth ? offered : ownBreadth }
}

/// What each of a stack's boxes is offered.
enum BoxOffers {
    /// All of them the same; NaN: unspecified.
    case alike(Double)
    /// The elastic ones share what the rigid ones have left.
    case shared(available: Double, spent: Double)
}

extension LayoutTree {
    /// The size of a stack of boxes; nil for any other.
    @inline(__always)
    func boxStackSize<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, _ range: inout AnswerRange
    ) -> LayoutSize? {
        let line = BoxLine(along, Along.isHorizontal ? item.pointee.vAlign : item.pointee.hAlign)
        if line == .asked { return nil }
        let boxes = scratch.assumingMemoryBound(to: BoxChild.self)
        var listed = BoxDivision()
        guard listBoxes(along, item, boxes, &listed) else { return nil }
        let division = listed
        if keepsDivisions {
            newestDivision.initialize(
                to: KeptDivision(
                    item: item, proposal: proposal, children: scratch, count: division.count, isOfBoxes: true,
                    boxes: division))
        }
        let length: Double
        var major: AxisRange
        switch offers(Along.length(proposal), boxes, division) {
        case .alike(let offer):
            major = rangeOfAlike(Along.length(proposal), division)
            length = sum(boxes, division, elastic: filledLength(offer))
        case .shared(let available, let spent):
            if available > 0 {
                major = division.elastic == 0 ? AxisRange() : .itself
                length = sum(boxes, division, sharing: available)
            } else {
                major = rangeOfNothing(division, spent)
                length = sum(boxes, division, elastic: 0)
            }
        }
        let minor = division.isElasticAcross ? AxisRange.itself : AxisRange()
        range.width = Along.isHorizontal ? major : minor
        range.height = Along.isHorizontal ? minor : major
        let breadth = division.breadth(offered: filledLength(Along.breadth(proposal)))
        let guide = line.guide(breadth)
        let below = breadth - guide
        return Along.size(length > 0 ? length : 0, guide + (below > 0 ? below : 0))
    }

    /// Places the children of a stack of boxes; false for any other.
    @inline(__always)
    func placeBoxStack<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal,
        _ kept: UnsafeMutablePointer<KeptDivision>?, moved: Bool
    ) -> Bool {
        let line = BoxLine(along, Along.isHorizontal ? item.pointee.vAlign : item.pointee.hAlign)
        if line == .asked { return false }
        var boxes = scratch.assumingMemoryBound(to: BoxChild.self)
        var listed = BoxDivision()
        if let kept {
            guard kept.pointee.isOfBoxes else { return false }
            boxes = kept.pointee.children.assumingMemoryBound(to: BoxChild.self)
            listed = kept.pointee.boxes
        } else {
            guard listBoxes(along, item, boxes, &listed) else { return false }
        }
        let division = listed
        let filledAcross = filledLength(Along.breadth(proposal))
        let breadth = division.breadth(offered: filledAcross)
        let total = giveLengths(Along.length(proposal), boxes, division)
        // Places that are near need not be bounded, one by one.
        let limit = 1e11
        let isNear =
            total < limit && abs(division.gaps) < limit && breadth < limit && item.pointee.width < limit
        let guide = line.guide(breadth)
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        let parentWidth = item.pointee.width
        var position = 0.0
        var box = boxes
        let end = boxes + division.count
        while box != end {
            let own = box.pointee.breadth
            let breadth = own == own ? own : filledAcross
            let across = guide - line.guide(breadth)
            let size = Along.size(box.pointee.length, breadth)
            let inner = Along.proposal(box.pointee.offer, Along.breadth(proposal))
            let x = Along.isHorizontal ? position : across
            let y = Along.isHorizontal ? across : position
            let index = box.pointee.item
            if isNear {
                settle(
                    items + Int(index), index, x: mirrored ? parentWidth - x - size.width : x, y: y, size, inner,
                    moved: moved, isBox: true)
            } else {
                putFar(index, in: item, x: x, y: y, size, inner, moved: moved, mirrored: mirrored)
            }
            position += box.pointee.length
            position += division.gap
            box += 1
        }
        return true
    }

    /// Notes what each is offered and takes. Returns the sum of that.
    @inline(__always)
    private func giveLengths(
        _ length: Double, _ boxes: UnsafeMutablePointer<BoxChild>, _ division: BoxDivision
    ) -> Double {
        var total = 0.0
        var box = boxes
        let end = boxes + division.count
        switch offers(length, boxes, division) {
        case .alike(let offer):
            let filled = filledLength(offer)
            while box != end {
                let own = box.pointee.length
                let taken = own == own ? own : filled
                box.pointee.length = taken
                box.pointee.offer = offer
                total += taken
                box += 1
            }
        case .shared(var available, _):
            var parts = Double(division.elastic)
            // The rigid ones were served before: what was left then, for how many.
            var availableBefore = length - division.gaps
            var partsBefore = Double(division.count)
            while box != end {
                let own = box.pointee.length
                let offer: Double
                if own != own {
                    offer = max(available / parts, 0)
                    available -= offer
                    parts -= 1
                    box.pointee.length = offer
                    total += offer
                } else {
                    offer = max(availableBefore / partsBefore, 0)
                    availableBefore -= own
                    partsBefore -= 1
                    total += own
                }
                box.pointee.offer = offer
                box += 1
            }
        }
        return total
    }

    @inline(never)
    private func putFar(
        _ index: ItemIndex, in parent: UnsafeMutablePointer<Item>, x: Double, y: Double, _ size: LayoutSize,
        _ proposal: Proposal, moved: Bool, mirrored: Bool
    ) {
        put(index, in: parent, x: x, y: y, size, proposal, moved: moved, mirrored: mirrored)
    }

    /// False where one of the children is no box, or there is none.
    @inline(__always)
    private func listBoxes<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ boxes: UnsafeMutablePointer<BoxChild>,
        _ division: inout BoxDivision
    ) -> Bool {
        let given = item.pointee.params.p0
        let gap = given == given ? (given.isFinite ? given : 0) : ViewSpacing.defaultDistance
        var count = 0
        var elastic = 0
        var gaps = 0.0
        var ownBreadth = 0.0
        var isElasticAcross = false
        var index = item.pointee.firstChild
        while index != noItem {
            let child = items + Int(index)
            if !child.pointee.kind.isMarker {
                guard let size = boxSize(child, child.pointee.kind) else { return false }
                let (length, breadth) = (Along.length(size), Along.breadth(size))
                let slot = boxes + count
                slot.pointee.item = index
                slot.pointee.length = length
                slot.pointee.breadth = breadth
                if length != length { elastic &+= 1 }
                if breadth != breadth { isElasticAcross = true }
                if breadth > ownBreadth { ownBreadth = breadth }
                if count > 0 { gaps += gap }
                count &+= 1
            }
            index = child.pointee.next
        }
        guard count > 0, gaps.isFinite else { return false }
        statistics.divisions &+= 1
        division.count = count
        division.elastic = elastic
        division.gap = gap
        division.gaps = gaps
        division.ownBreadth = ownBreadth
        division.isElasticAcross = isElasticAcross
        return true
    }

    /// Serves the rigid ones.
    @inline(__always)
    private func offers(
        _ length: Double, _ boxes: UnsafeMutablePointer<BoxChild>, _ division: BoxDivision
    ) -> BoxOffers {
        if length != length || division.count == 1 { return .alike(length < 0 ? 0 : length) }
        var available = length - division.gaps
        if available <= 0 { return .alike(0) }
        if available == .infinity { return .alike(.infinity) }
        var spent = division.gaps
        if division.elastic == division.count { return .shared(available: available, spent: spent) }
        var index = 0
        while index < division.count {
            let own = boxes[index].length
            if own == own {
                available -= own
                spent += own
            }
            index &+= 1
        }
        return .shared(available: available, spent: spent)
    }

    /// The stack's length, gaps included, where all elastic boxes take the same.
    @inline(__always)
    private func sum(
        _ boxes: UnsafeMutablePointer<BoxChild>, _ division: BoxDivision, elastic: Double
    ) -> Double {
        var length = 0.0
        var gap = 0.0
        var index = 0
        while index < division.count {
            let own = boxes[index].length
            length += gap + (own == own ? own : elastic)
            gap = division.gap
            index &+= 1
        }
        return length
    }

    /// The same where they share something.
    @inline(__always)
    private func sum(
        _ boxes: UnsafeMutablePointer<BoxChild>, _ division: BoxDivision, sharing available: Double
    ) -> Double {
        var available = available
        var parts = Double(division.elastic)
        var length = 0.0
        var gap = 0.0
        var index = 0
        while index < division.count {
            var own = boxes[index].length
            if own != own {
                own = max(available / parts, 0)
                available -= own
                parts -= 1
            }
            length += gap + own
            gap = division.gap
            index &+= 1
        }
        return length
    }

    /// For which lengths of the stack all take the same that are offered the same.
    @inline(__always)
    private func rangeOfAlike(_ length: Double, _ division: BoxDivision) -> AxisRange {
        if division.elastic == 0 { return AxisRange() }
        if division.count == 1 { return .itself }
        if length != length { return .unspecifiedOnly }
        if length - division.gaps > 0 { return .itself }
        var major = AxisRange()
        major.formIntersection(
            AxisRange(low: -.infinity, high: 0, unspecified: false).scaled(1, plus: division.gaps))
        return major
    }

    /// The same where nothing is left to share, as in any shorter stack.
    @inline(never)
    private func rangeOfNothing(_ division: BoxDivision, _ spent: Double) -> AxisRange {
        if division.elastic == 0 { return AxisRange() }
        guard spent.isFinite else { return .itself }
        var major = AxisRange()
        var parts = Double(division.elastic)
        while parts > 0 {
            major.formIntersection(
                AxisRange(low: -.infinity, high: 0, unspecified: false).scaled(parts, plus: spent))
            parts -= 1
        }
        return major
    }

    /// The size of what needs no question, each axis NaN where it takes what it is offered; nil for all else.
    @inline(__always)
    func boxSize(_ child: UnsafeMutablePointer<Item>, _ kind: ItemKind) -> LayoutSize? {
        switch kind {
        case .leaf: return LayoutSize(width: .nan, height: .nan)
        case .divider:
            let thickness = positive(child.pointee.params.p0)
            return child.pointee.params.p1 == 1
                ? LayoutSize(width: thickness, height: .nan) : LayoutSize(width: .nan, height: thickness)
        case .sizedLeaf:
            return LayoutSize(width: positive(child.pointee.params.p0), height: positive(child.pointee.params.p1))
        case .frame:
            guard child.pointee.cache < 0, child.pointee.firstChild != noItem,
                items[Int(child.pointee.firstChild)].kind == .leaf
            else { return nil }
            return LayoutSize(
                width: usableLength(child.pointee.params.p0), height: usableLength(child.pointee.params.p1))
        default: return nil
        }
    }

    @inline(__always)
    private func positive(_ length: Double) -> Double { length > 0 ? length : 0 }
}
