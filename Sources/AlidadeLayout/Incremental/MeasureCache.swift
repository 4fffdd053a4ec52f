/// One answer: a proposal, the size that was given for it, and for which proposals it holds too.
struct MeasureEntry {
    var proposalWidth: Double
    var proposalHeight: Double
    var width: Double
    var height: Double
    /// Where a stack's own alignment line is, if it is a baseline that something in the stack sets; else NaN.
    var guide: Double
    var lowWidth: Float
    var highWidth: Float
    var lowHeight: Float
    var highHeight: Float

    var proposal: Proposal { Proposal(width: proposalWidth, height: proposalHeight) }
}

/// What an item has answered since its last change, and to what kind of question.
///
/// The record is followed in memory by `capacity` entries.
struct MeasureCache {
    /// Three, which a stack needs of each child, make the work exponential in depth once both dimensions are finite.
    static let capacity = 10
    static let stride = MemoryLayout<MeasureCache>.stride + capacity * MemoryLayout<MeasureEntry>.stride

    struct State: OptionSet {
        let rawValue: UInt8
        /// An answer was forgotten: nobody can tell whether it is still true.
        static let evicted = State(rawValue: 1 << 0)
        /// Was asked for a frame guide.
        static let askedFrameGuide = State(rawValue: 1 << 1)
        /// Was asked for a guide of another kind.
        static let askedOtherGuide = State(rawValue: 1 << 2)
        /// Something below set a frame guide when it was asked for.
        static let hadFrameGuide = State(rawValue: 1 << 3)
        /// The item's place rests on answers of an earlier epoch.
        static let placedEarlier = State(rawValue: 1 << 4)
    }

    var count: UInt8 = 0
    /// The oldest entry, once all are in use.
    var oldest: UInt8 = 0
    var state: State = []
    /// The tree's epoch in which the answers were given.
    var epoch: UInt32
    /// Counts the items that have used this record, for dimensions that user code kept.
    var serial: UInt32
    /// Index of the spacing that was answered: 0 plain, -1 never asked. The next free record while unused.
    var spacing: Int32 = -1
    /// Index of the guides that were answered; -1: none.
    var guides: Int32 = -1
    /// One bit an entry: whether it holds where the width, or the height, is unspecified.
    var unspecifiedWidth: UInt16 = 0
    var unspecifiedHeight: UInt16 = 0
    /// The priority that was answered; NaN: never asked.
    var priority: Double = .nan

    init(epoch: UInt32, serial: UInt32) {
        self.epoch = epoch
        self.serial = serial
    }
}

extension UnsafeMutablePointer<MeasureCache> {
    @inline(__always)
    var entries: UnsafeMutablePointer<MeasureEntry> {
        UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: MeasureEntry.self)
    }

    /// The entry that answers a proposal; -1: none.
    @inline(__always)
    func find(_ proposal: Proposal) -> Int {
        let count = Int(pointee.count)
        let (width, height) = (proposal.width.bitPattern, proposal.height.bitPattern)
        var entry = entries
        var index = 0
        while index < count {
            if entry.pointee.proposalWidth.bitPattern == width, entry.pointee.proposalHeight.bitPattern == height {
                return index
            }
            entry += 1
            index &+= 1
        }
        return count > 0 ? findInRange(proposal) : -1
    }

    private func findInRange(_ proposal: Proposal) -> Int {
        let (width, height) = (proposal.width, proposal.height)
        let count = Int(pointee.count)
        var bit: UInt16 = 1
        var entry = entries
        var index = 0
        while index < count {
            let matchesWidth =
                width != width
                ? pointee.unspecifiedWidth & bit != 0 || entry.pointee.proposalWidth.isNaN
                : width == entry.pointee.proposalWidth
                    || (width >= Double(entry.pointee.lowWidth) && width <= Double(entry.pointee.highWidth))
            if matchesWidth {
                let matchesHeight =
                    height != height
                    ? pointee.unspecifiedHeight & bit != 0 || entry.pointee.proposalHeight.isNaN
                    : height == entry.pointee.proposalHeight
                        || (height >= Double(entry.pointee.lowHeight) && height <= Double(entry.pointee.highHeight))
                if matchesHeight { return index }
            }
            bit &<<= 1
            entry += 1
            index &+= 1
        }
        return -1
    }

    @inline(__always)
    func size(_ index: Int) -> LayoutSize {
        LayoutSize(width: entries[index].width, height: entries[index].height)
    }

    func range(_ index: Int) -> AnswerRange {
        let entry = entries + index
        let bit: UInt16 = 1 << UInt16(truncatingIfNeeded: index)
        return AnswerRange(
            width: AxisRange(
                low: Double(entry.pointee.lowWidth), high: Double(entry.pointee.highWidth),
                unspecified: pointee.unspecifiedWidth & bit != 0),
            height: AxisRange(
                low: Double(entry.pointee.lowHeight), high: Double(entry.pointee.highHeight),
                unspecified: pointee.unspecifiedHeight & bit != 0))
    }

    @inline(__always)
    func store(_ proposal: Proposal, _ size: LayoutSize, _ range: AnswerRange, guide: Double) {
        let index: Int
        if pointee.count < MeasureCache.capacity {
            index = Int(pointee.count)
            pointee.count &+= 1
        } else {
            index = Int(pointee.oldest)
            pointee.oldest = index + 1 == MeasureCache.capacity ? 0 : UInt8(index + 1)
            pointee.state.insert(.evicted)
        }
        write(index, proposal, size, range, guide)
    }

    @inline(__always)
    private func write(
        _ index: Int, _ proposal: Proposal, _ size: LayoutSize, _ range: AnswerRange, _ guide: Double
    ) {
        (entries + index).initialize(
            to: MeasureEntry(
                proposalWidth: proposal.width, proposalHeight: proposal.height, width: size.width,
                height: size.height, guide: guide, lowWidth: Float(rounding: range.width.low, up: true),
                highWidth: Float(rounding: range.width.high, up: false),
                lowHeight: Float(rounding: range.height.low, up: true),
                highHeight: Float(rounding: range.height.high, up: false)))
        let bit: UInt16 = 1 << UInt16(truncatingIfNeeded: index)
        pointee.unspecifiedWidth = pointee.unspecifiedWidth & ~bit | (range.width.unspecified ? bit : 0)
        pointee.unspecifiedHeight = pointee.unspecifiedHeight & ~bit | (range.height.unspecified ? bit : 0)
    }

    /// Whether an answer holds for all that entry `index` was said to hold for.
    func covers(_ index: Int, _ range: AnswerRange) -> Bool {
        let old = self.range(index)
        func covers(_ new: AxisRange, _ old: AxisRange) -> Bool {
            if old.unspecified && !new.unspecified { return false }
            if old.low > old.high { return true }
            return Float(rounding: new.low, up: true) <= Float(old.low)
                && Float(rounding: new.high, up: false) >= Float(old.high)
        }
        return covers(range.width, old.width) && covers(range.height, old.height)
    }
}
