/// A child of a stack whose size follows from what it is offered, without a question: a colour, an image, a line, or a
/// colour in a frame. Lives on the tree's scratch stack.
struct BoxChild {
    var item: ItemIndex
    /// Its own length along the stack, points; NaN: takes what it is offered.
    var length: Double
    /// The same across the stack.
    var breadth: Double
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
    /// What each is offered where all are offered the same; otherwise they share.
    var alike = 0.0
    var isShared = false
    /// What is left of the length for the elastic ones, and what is not.
    var available = 0.0
    var spent = 0.0

    /// The greatest breadth there is.
    @inline(__always)
    func breadth(offered: Double) -> Double {
        isElasticAcross && offered > ownBreadth ? offered : ownBreadth
    }
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
        var division = BoxDivision()
        guard listBoxes(along, item, boxes, &division) else { return nil }
        divideAmongBoxes(Along.length(proposal), boxes, &division)
        var major = majorRange(Along.length(proposal), division)
        var length = 0.0
        var parts = Double(division.elastic)
        let filled = filledLength(division.alike)
        var gap = 0.0
        var index = 0
        while index < division.count {
            var own = boxes[index].length
            if own != own {
                if division.isShared {
                    let share = division.available / parts
                    if share > 0 {
                        own = share
                        major = .itself
                    } else {
                        own = 0
                        narrowToNothing(parts, division, &major)
                    }
                    division.available -= own
                    division.spent += own
                    parts -= 1
                } else {
                    own = filled
                }
            }
            length += gap + own
            gap = division.gap
            index &+= 1
        }
        let minor = division.isElasticAcross ? AxisRange.itself : AxisRange()
        range =
            Along.isHorizontal
            ? AnswerRange(width: major, height: minor) : AnswerRange(width: minor, height: major)
        let breadth = division.breadth(offered: filledLength(Along.breadth(proposal)))
        let guide = line.guide(breadth)
        let below = breadth - guide
        return Along.size(length > 0 ? length : 0, guide + (below > 0 ? below : 0))
    }

    /// Places the children of a stack of boxes; false for any other.
    @inline(__always)
    func placeBoxStack<Along: StackAxis>(
        _ along: Along.Type, _ item: UnsafeMutablePointer<Item>, _ proposal: Proposal, moved: Bool
    ) -> Bool {
        let line = BoxLine(along, Along.isHorizontal ? item.pointee.vAlign : item.pointee.hAlign)
        if line == .asked { return false }
        let boxes = scratch.assumingMemoryBound(to: BoxChild.self)
        var division = BoxDivision()
        guard listBoxes(along, item, boxes, &division) else { return false }
        divideAmongBoxes(Along.length(proposal), boxes, &division)
        let filled = filledLength(division.alike)
        let filledAcross = filledLength(Along.breadth(proposal))
        let guide = line.guide(division.breadth(offered: filledAcross))
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        var parts = Double(division.elastic)
        // The rigid ones were served before: what was left then, for how many.
        var availableBefore = Along.length(proposal) - division.gaps
        var partsBefore = Double(division.count)
        var position = 0.0
        var gap = 0.0
        var index = 0
        while index < division.count {
            var length = boxes[index].length
            var offer = division.alike
            if division.isShared {
                if length != length {
                    let share = division.available / parts
                    offer = share > 0 ? share : 0
                    length = offer
                    division.available -= offer
                    parts -= 1
                } else {
                    let share = availableBefore / partsBefore
                    offer = share > 0 ? share : 0
                    availableBefore -= length
                    partsBefore -= 1
                }
            } else if length != length {
                length = filled
            }
            let own = boxes[index].breadth
            let breadth = own == own ? own : filledAcross
            let across = guide - line.guide(breadth)
            position += gap
            put(
                boxes[index].item, in: item, x: Along.isHorizontal ? position : across,
                y: Along.isHorizontal ? across : position, Along.size(length, breadth),
                Along.proposal(offer, Along.breadth(proposal)), moved: moved, mirrored: mirrored)
            position += length
            gap = division.gap
            index &+= 1
        }
        return true
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
    private func divideAmongBoxes(
        _ length: Double, _ boxes: UnsafeMutablePointer<BoxChild>, _ division: inout BoxDivision
    ) {
        if length != length || division.count == 1 {
            division.alike = length < 0 ? 0 : length
            return
        }
        division.available = length - division.gaps
        division.spent = division.gaps
        if division.available <= 0 { return }
        if division.available == .infinity {
            division.alike = .infinity
            return
        }
        division.isShared = true
        if division.elastic == division.count { return }
        var index = 0
        while index < division.count {
            let own = boxes[index].length
            if own == own {
                division.available -= own
                division.spent += own
            }
            index &+= 1
        }
    }

    /// For which lengths of the stack all take the same, but for what sharing adds to it.
    @inline(__always)
    private func majorRange(_ length: Double, _ division: BoxDivision) -> AxisRange {
        if division.elastic == 0 || division.isShared { return AxisRange() }
        if division.count == 1 { return .itself }
        if length != length { return .unspecifiedOnly }
        if division.alike == .infinity { return .itself }
        var major = AxisRange()
        major.formIntersection(
            AxisRange(low: -.infinity, high: 0, unspecified: false).scaled(1, plus: division.gaps))
        return major
    }

    /// Nothing is left for one that takes what it is offered, as in any shorter stack.
    @inline(never)
    private func narrowToNothing(_ parts: Double, _ division: BoxDivision, _ major: inout AxisRange) {
        guard major.low <= major.high else { return }
        guard division.spent.isFinite else {
            major = .itself
            return
        }
        major.formIntersection(
            AxisRange(low: -.infinity, high: 0, unspecified: false).scaled(parts, plus: division.spent))
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
                width: usable(child.pointee.params.p0) ?? .nan, height: usable(child.pointee.params.p1) ?? .nan)
        default: return nil
        }
    }

    @inline(__always)
    private func positive(_ length: Double) -> Double { length > 0 ? length : 0 }
}
