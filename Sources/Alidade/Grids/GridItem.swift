import AlidadeLayout
import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// Points. Lengths that are negative or not finite count as 0, an infinite maximum as none.
    public enum Size: Sendable {
        case fixed(CGFloat)
        /// One track that takes its share of what is left.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least `minimum` as fit into the share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Behind this track, points; nil: 8.
    public var spacing: CGFloat?
    /// Of views in their cells; nil: centred.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: GridTrackItem {
        let size: GridTrackSize =
            switch self.size {
            case .fixed(let length): .fixed(Double(length))
            case .flexible(let minimum, let maximum): .flexible(least: Double(minimum), most: Double(maximum))
            case .adaptive(let minimum, let maximum): .adaptive(least: Double(minimum), most: Double(maximum))
            }
        return GridTrackItem(size, spacing: spacing.map(Double.init) ?? .nan)
    }
}
