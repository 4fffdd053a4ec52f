// Nothing to give away, or everything: here the order does not matter, so nobody is asked how far it stretches. With
// depth those questions would multiply the proposals that each stack has to remember.
extension LayoutTree {
    /// Where nothing is left each is offered nothing, in whatever order: nobody needs to be asked how far it stretches.
    func offerNothing<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int,
        _ division: inout StackDivision
    ) {
        let before = division.spent
        var isRigid = true
        var place = start
        while place < end {
            let child = children + Int(children[place].rank)
            var range = AxisRange()
            offer(along, child, 0, &division, &range)
            isRigid = isRigid && range.isEverything
            let left = division.available - child.pointee.length
            if left == left { division.available = left }
            division.spent += child.pointee.length
            place &+= 1
        }
        guard division.tracksRange, !isRigid, division.major.low <= division.major.high else { return }
        guard before.isFinite else {
            division.major = .itself
            return
        }
        // In a longer stack the order would matter.
        division.major.formIntersection(
            AxisRange(low: -.infinity, high: 0, unspecified: false).scaled(1, plus: before))
    }

    /// Where the length is infinite each is offered all of it, in whatever order.
    func offerEverything<Along: StackAxis>(
        _ along: Along.Type, _ children: UnsafeMutablePointer<StackChild>, _ start: Int, _ end: Int,
        _ division: inout StackDivision
    ) {
        let before = division.spent
        // What every share must reach, and none may take more of.
        var least = 0.0
        var isRigid = true
        var isBounded = true
        var place = start
        while place < end {
            let child = children + Int(children[place].rank)
            var range = AxisRange()
            offer(along, child, .infinity, &division, &range)
            if !range.isEverything {
                isRigid = false
                isBounded = isBounded && range.low < .infinity && range.high == .infinity
                least = max(least, range.low)
            }
            least = max(least, child.pointee.length)
            let left = division.available - child.pointee.length
            if left == left { division.available = left }
            division.spent += child.pointee.length
            place &+= 1
        }
        guard division.tracksRange, !isRigid, division.major.low <= division.major.high else { return }
        guard isBounded, least < .infinity, before.isFinite else {
            division.major = .itself
            return
        }
        division.major.formIntersection(
            AxisRange(low: least, high: .infinity, unspecified: false).scaled(Double(end - start), plus: before))
    }
}
