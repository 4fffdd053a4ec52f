/// What is true of an item beside its kind and parameters.
@usableFromInline
package struct ItemFlags: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The general one makes a sequence and an iterator for each literal.
    @inlinable
    package init(arrayLiteral elements: ItemFlags...) {
        var bits: UInt16 = 0
        for element in elements { bits |= element.rawValue }
        self.init(rawValue: bits)
    }

    @inlinable package static var none: ItemFlags { ItemFlags(rawValue: 0) }
    /// The item's leading edge is its right one.
    @inlinable package static var rightToLeft: ItemFlags { ItemFlags(rawValue: 1 << 0) }
    /// A scroll view's offset is not kept within its content.
    @inlinable package static var freeOffset: ItemFlags { ItemFlags(rawValue: 1 << 1) }
    /// The client wants to know when the item has been placed first or its size changed.
    @inlinable package static var observesSize: ItemFlags { ItemFlags(rawValue: 1 << 2) }
    /// The client wants to know when the item has moved in the window.
    @inlinable package static var observesPosition: ItemFlags { ItemFlags(rawValue: 1 << 3) }
    /// Keeps its place and is not drawn.
    @inlinable package static var hidden: ItemFlags { ItemFlags(rawValue: 1 << 4) }
    @inlinable package static var client0: ItemFlags { ItemFlags(rawValue: 1 << 5) }
    @inlinable package static var client1: ItemFlags { ItemFlags(rawValue: 1 << 6) }
    @inlinable package static var client2: ItemFlags { ItemFlags(rawValue: 1 << 7) }
    @inlinable package static var client3: ItemFlags { ItemFlags(rawValue: 1 << 8) }

    /// The client that placed the item's container has left it out: it is not there, and nothing below it is.
    @inlinable package static var leftOut: ItemFlags { ItemFlags(rawValue: 1 << 9) }

    /// How far what is inside reaches out of the item is known. If it is for an item, it is for what is inside.
    static let reachKnown = ItemFlags(rawValue: 1 << 15)
    /// It was known but for what has changed in one child since (`soleChanges`).
    static let reachPartly = ItemFlags(rawValue: 1 << 14)

    /// Neither drawn nor hit.
    package static let unseen: ItemFlags = [.hidden, .leftOut]

    static let observers: ItemFlags = [.observesSize, .observesPosition]
    /// Set one by one while the tree lives; a patch keeps them.
    static let kept: ItemFlags = [.observesSize, .observesPosition, .leftOut, .reachKnown, .reachPartly]
}
