/// One answer: a proposal and the size that was given for it.
struct MeasureEntry {
    var proposalWidth: Double
    var proposalHeight: Double
    var width: Double
    var height: Double
}

/// What an item has answered since its last change, and to what kind of question.
///
/// The record is followed in memory by `capacity` entries.
struct MeasureCache {
    /// Three, which a stack needs of each child, make the work exponential in depth once both dimensions are finite.
    static let capacity = 11
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
    private var unused: Int32 = 0
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

    @inline(__always)
    func answer(_ proposal: Proposal) -> LayoutSize? {
        var index = 0
        let count = Int(pointee.count)
        let entries = self.entries
        while index < count {
            let entry = entries + index
            if entry.pointee.proposalWidth.isSame(as: proposal.width)
                && entry.pointee.proposalHeight.isSame(as: proposal.height)
            {
                return LayoutSize(width: entry.pointee.width, height: entry.pointee.height)
            }
            index &+= 1
        }
        return nil
    }

    @inline(__always)
    func store(_ proposal: Proposal, _ size: LayoutSize) {
        let index: Int
        if pointee.count < MeasureCache.capacity {
            index = Int(pointee.count)
            pointee.count &+= 1
        } else {
            index = Int(pointee.oldest)
            pointee.oldest = index + 1 == MeasureCache.capacity ? 0 : UInt8(index + 1)
            pointee.state.insert(.evicted)
        }
        (entries + index).initialize(
            to: MeasureEntry(
                proposalWidth: proposal.width, proposalHeight: proposal.height, width: size.width,
                height: size.height))
    }
}
