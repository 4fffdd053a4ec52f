/// How an item measures itself and places its children. Parameters `p0`… are those of `ItemParams`; NaN: not given.
@usableFromInline
package enum ItemKind: UInt8, Sendable, CaseIterable {
    // MARK: No children, no measurement cache

    /// Takes no part in layout: holds the place of a part of the tree whose number of elements can change.
    case marker
    /// The same; the children of a grid from one with `p0` = 1 to the next with 0 are a row, aligned by `vAlign`.
    case gridRow
    /// Takes the proposal; 10 points where there is none.
    case leaf
    /// Has a size of its own: `p0` × `p1`.
    case sizedLeaf
    /// `p0` least length (default 8), `p1` axis of the enclosing stack: 0 none, 1 horizontal, 2 vertical.
    case spacer
    /// `p0` thickness, `p1` axis as for `spacer`.
    case divider

    // MARK: The client's

    /// The client measures it and knows its baselines and spacing.
    case text
    /// The client measures it and places its children.
    case external

    // MARK: Containers

    /// `p0` spacing; aligned by `vAlign`.
    case hStack
    /// `p0` spacing; aligned by `hAlign`.
    case vStack
    /// Aligned by both guides.
    case zStack

    // MARK: One child

    /// `p0` top, `p1` leading, `p2` bottom, `p3` trailing.
    case padding
    /// `p0` width, `p1` height.
    case frame
    /// `p0` least, `p1` ideal, `p2` largest width; `p3`, `p4`, `p5` the same for the height.
    case flexFrame
    /// `p0`, `p1`: 1 where the axis is fixed.
    case fixedSize
    /// `p0` width by height; `p1` 0 fit, 1 fill.
    case aspectRatio
    /// The child's centre is at `p0`, `p1`.
    case position
    /// The child is moved by `p0`, `p1`.
    case offset
    /// `p0` priority.
    case priority
    /// `hAlign` or `vAlign` is the guide, the other `none`; the client computes it.
    case alignmentGuide
    /// `p0` edges (1 top, 2 leading, 4 bottom, 8 trailing), `p1` regions.
    case ignoresSafeArea
    /// As `padding`, none below 0; what it takes away is safe area for what is inside.
    case safeAreaPadding
    /// What a cell asks of its grid. `p0` columns it covers, `p1` axes on which it has no say (1 horizontal, 2
    /// vertical), `p2`, `p3` the part of its area that it goes to; `hAlign` aligns its column.
    case gridCell
    /// Changes nothing.
    case passthrough

    // MARK: A primary child and one more

    /// First the primary child, then a `zStack` that is proposed the primary's size.
    case overlay
    /// First a `zStack` that is proposed the primary's size, then the primary child.
    case background
    /// First the primary child, then the bar. `p0` edge (0 top, 1 leading, 2 bottom, 3 trailing), `p1` spacing.
    case safeAreaInset

    // MARK: Boundaries

    /// Takes the proposal; its children never affect its size, and are placed in its leading top corner.
    case geometryReader
    /// `p0` axes (1 horizontal, 2 vertical), `p1`, `p2` offset of the content.
    case scroll
    /// The window: `p0` top, `p1` leading, `p2` bottom, `p3` trailing safe area.
    case root

    // MARK: Tables

    /// `p0` horizontal, `p1` vertical spacing.
    case grid

    /// Takes no part in layout.
    @inlinable
    package var isMarker: Bool { rawValue <= ItemKind.gridRow.rawValue }

    /// Children of no other kind may have children or a measurement cache.
    @inline(__always)
    var isCached: Bool { rawValue >= ItemKind.text.rawValue }

    /// Around something that is measured by a look at its parameters it is nearly as cheap itself.
    @inline(__always)
    var canBeSimple: Bool {
        switch self {
        case .padding, .frame, .flexFrame, .fixedSize, .aspectRatio, .position, .offset, .priority, .passthrough: true
        default: false
        }
    }

    /// Answers for one child, plus what it adds itself.
    @inline(__always)
    var forwardsPrimary: Bool {
        rawValue >= ItemKind.padding.rawValue && rawValue <= ItemKind.safeAreaInset.rawValue
    }
}
