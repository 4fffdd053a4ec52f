/// How a stack was divided when its earlier answers were replayed. Its children lie on the scratch stack, which is not
/// used again before the layout ends.
struct KeptDivision {
    var item: UnsafeMutablePointer<Item>?
    var proposal = Proposal.unspecified
    /// Of `BoxChild` where `isOfBoxes`, else of `StackChild`.
    var children: UnsafeMutableRawPointer
    var count = 0
    /// From the children's common edge to the alignment line.
    var guide = 0.0
    var isOfBoxes = false
    var boxes = BoxDivision()

    var end: UnsafeMutableRawPointer {
        children + count * (isOfBoxes ? MemoryLayout<BoxChild>.stride : MemoryLayout<StackChild>.stride)
    }
}

// A change divides the stacks around it to see what they answer now. Between that and placing them nothing changes, so
// most are placed as they were divided then.
extension LayoutTree {
    /// More than a change has stacks around it that answer something else, with few proposals each.
    static let keptLimit = 16

    /// The record for the division that is being made.
    @inline(__always)
    var newestDivision: UnsafeMutablePointer<KeptDivision> { keptDivisions + keptCount }

    /// Begins to watch for the division of the item that is replayed.
    @inline(__always)
    func forgetNewestDivision() { newestDivision.pointee.item = nil }

    /// Keeps the division that the item has just been replayed with, if it is a stack.
    @inline(__always)
    func keepNewestDivision(of item: UnsafeMutablePointer<Item>) {
        guard keepsDivisions, newestDivision.pointee.item == item, keptCount < Self.keptLimit else { return }
        scratch = newestDivision.pointee.end
        keptCount &+= 1
    }

    /// The division of a stack for what it is placed with, to be used once; nil where it has to be made.
    @inline(__always)
    func keptDivision(of item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> UnsafeMutablePointer<KeptDivision>?
    {
        keptCount == 0 ? nil : findDivision(of: item, proposal)
    }

    private func findDivision(
        of item: UnsafeMutablePointer<Item>, _ proposal: Proposal
    ) -> UnsafeMutablePointer<KeptDivision>? {
        var index = keptCount
        while index > 0 {
            index &-= 1
            let kept = keptDivisions + index
            guard kept.pointee.item == item, kept.pointee.proposal == proposal else { continue }
            kept.pointee.item = nil
            return kept
        }
        return nil
    }
}
