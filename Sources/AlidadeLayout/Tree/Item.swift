/// An item's place in `LayoutTree`. Valid until the item is removed.
package typealias ItemIndex = Int32

/// No item.
@inlinable
package var noItem: Int32 { -1 }

/// A view's place in the layout: a plain record, linked by index.
package struct Item {
    package internal(set) var kind: ItemKind
    var marks: ItemMarks
    package internal(set) var flags: ItemFlags
    package internal(set) var hAlign: AlignmentKey
    package internal(set) var vAlign: AlignmentKey
    package internal(set) var parent: ItemIndex
    package internal(set) var firstChild: ItemIndex
    package internal(set) var next: ItemIndex
    package internal(set) var previous: ItemIndex
    /// Index of the item's `MeasureCache`; -1: never measured.
    var cache: Int32
    /// The client's; -1: none.
    package var payload: Int32
    package internal(set) var params: ItemParams
    /// Where the item is, relative to its parent, points; always finite.
    package internal(set) var x: Double
    package internal(set) var y: Double
    package internal(set) var width: Double
    package internal(set) var height: Double
    /// What it was placed with; NaN: unspecified.
    package internal(set) var proposalWidth: Double
    package internal(set) var proposalHeight: Double

    @inline(__always)
    package var proposal: Proposal { Proposal(width: proposalWidth, height: proposalHeight) }
    @inline(__always)
    var size: LayoutSize { LayoutSize(width: width, height: height) }
}
