/// What is true of an item beside its kind and parameters.
package struct ItemFlags: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The general one makes a sequence and an iterator for each literal.
    package init(arrayLiteral elements: ItemFlags...) {
        var bits: UInt16 = 0
        for element in elements { bits |= element.rawValue }
        self.init(rawValue: bits)
    }

    package static let none: ItemFlags = []
    /// The item's leading edge is its right one.
    package static let rightToLeft = ItemFlags(rawValue: 1 << 0)
    /// A scroll view's offset is not kept within its content.
    package static let freeOffset = ItemFlags(rawValue: 1 << 1)
    /// The client wants to know when the item has been placed first or its size changed.
    package static let observesSize = ItemFlags(rawValue: 1 << 2)
    /// The client wants to know when the item has moved in the window.
    package static let observesPosition = ItemFlags(rawValue: 1 << 3)
    /// Keeps its place and is not drawn.
    package static let hidden = ItemFlags(rawValue: 1 << 4)
    package static let client0 = ItemFlags(rawValue: 1 << 5)
    package static let client1 = ItemFlags(rawValue: 1 << 6)
    package static let client2 = ItemFlags(rawValue: 1 << 7)
    package static let client3 = ItemFlags(rawValue: 1 << 8)

    /// The client that placed the item's container has left it out: it is not there, and nothing below it is.
    package static let leftOut = ItemFlags(rawValue: 1 << 9)

    /// How far what is inside reaches out of the item is known. If it is for an item, it is for what is inside.
    static let reachKnown = ItemFlags(rawValue: 1 << 15)

    /// Neither drawn nor hit.
    package static let unseen: ItemFlags = [.hidden, .leftOut]

    static let observers: ItemFlags = [.observesSize, .observesPosition]
    /// Set one by one while the tree lives; a patch keeps them.
    static let kept: ItemFlags = [.observesSize, .observesPosition, .leftOut, .reachKnown]
}
