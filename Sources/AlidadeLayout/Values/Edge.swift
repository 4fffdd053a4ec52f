/// One edge of a rectangle, by reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where a line of text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where a line of text ends.
    case trailing

    /// Any combination of edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Edge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Only the edge `e`.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        /// The upper edge.
        public static let top = Edge.Set(.top)
        /// The edge where a line of text begins.
        public static let leading = Edge.Set(.leading)
        /// The lower edge.
        public static let bottom = Edge.Set(.bottom)
        /// The edge where a line of text ends.
        public static let trailing = Edge.Set(.trailing)
        /// All four edges.
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Edge.Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
    }
}
