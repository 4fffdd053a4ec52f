/// A stack's child while the stack divides its length. Lives on the tree's scratch stack.
struct StackChild {
    var item: ItemIndex
    /// The number of the child that is at this place in the order in which lengths are offered.
    var rank: Int32
    var priority: Double
    /// Its length when offered nothing.
    var least: Double
    /// How much longer it can get.
    var flexibility: Double
    /// The length it was offered; NaN: unspecified.
    var offer: Double
    var length: Double
    /// Its length across the stack.
    var breadth: Double
    /// Before it.
    var gap: Double
    /// From its own edge to the stack's alignment line, across the stack.
    var guide: Double
    /// Whether its size follows from these two at once: NaN takes what it is offered, anything else is its length.
    var isBox: Bool
    var ownLength: Double
    var ownBreadth: Double
}

/// What dividing a stack's length came to.
struct StackResult {
    var length = 0.0
    /// Across the stack: from the children's common edge to the alignment line.
    var guide = 0.0
    var breadth = 0.0
    /// Whether one of the children sets the baseline on which they are aligned.
    var hasExplicitGuide = false
}
