/// The axis along which a stack arranges its children. Two types, so that each axis gets code of its own.
protocol StackAxis {
    static var isHorizontal: Bool { get }
}

enum AlongWidth: StackAxis {
    @inline(__always) static var isHorizontal: Bool { true }
}

enum AlongHeight: StackAxis {
    @inline(__always) static var isHorizontal: Bool { false }
}

extension StackAxis {
    /// The proposal's length along the stack.
    @inline(__always)
    static func length(_ proposal: Proposal) -> Double { isHorizontal ? proposal.width : proposal.height }
    @inline(__always)
    static func breadth(_ proposal: Proposal) -> Double { isHorizontal ? proposal.height : proposal.width }
    @inline(__always)
    static func length(_ size: LayoutSize) -> Double { isHorizontal ? size.width : size.height }
    @inline(__always)
    static func breadth(_ size: LayoutSize) -> Double { isHorizontal ? size.height : size.width }
    @inline(__always)
    static func proposal(_ length: Double, _ breadth: Double) -> Proposal {
        isHorizontal ? Proposal(width: length, height: breadth) : Proposal(width: breadth, height: length)
    }
    @inline(__always)
    static func size(_ length: Double, _ breadth: Double) -> LayoutSize {
        isHorizontal ? LayoutSize(width: length, height: breadth) : LayoutSize(width: breadth, height: length)
    }
}
