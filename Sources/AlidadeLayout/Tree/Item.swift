/// An item's place in `LayoutTree`. Valid until the item is removed.
@usableFromInline package typealias ItemIndex = Int32

/// No item.
@inlinable
package var noItem: Int32 { -1 }

/// A view's place in the layout: a plain record, linked by index.
@usableFromInline
package struct Item {
    @usableFromInline package internal(set) var kind: ItemKind
    @usableFromInline var marks: ItemMarks
    @usableFromInline package internal(set) var flags: ItemFlags
    @usableFromInline package internal(set) var hAlign: AlignmentKey
    @usableFromInline package internal(set) var vAlign: AlignmentKey
    @usableFromInline package internal(set) var parent: ItemIndex
    @usableFromInline package internal(set) var firstChild: ItemIndex
    @usableFromInline package internal(set) var next: ItemIndex
    @usableFromInline package internal(set) var previous: ItemIndex
    /// Index of the item's `MeasureCache`; -1: never measured.
    @usableFromInline var cache: Int32
    /// The client's; -1: none.
    @usableFromInline package var payload: Int32
    @usableFromInline package internal(set) var params: ItemParams
    /// Where the item is, relative to its parent, points; always finite.
    @usableFromInline package internal(set) var x: Double
    @usableFromInline package internal(set) var y: Double
    @usableFromInline package internal(set) var width: Double
    @usableFromInline package internal(set) var height: Double
    /// What it was placed with; NaN: unspecified.
    @usableFromInline package internal(set) var proposalWidth: Double
    @usableFromInline package internal(set) var proposalHeight: Double

    @inlinable
    package var proposal: Proposal { Proposal(width: proposalWidth, height: proposalHeight) }
    /// Relative to the parent, points.
    @inlinable package var maxY: Double { y + height }
    @inline(__always)
    var size: LayoutSize { LayoutSize(width: width, height: height) }
}
