/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing

    /// Any combination of horizontal edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = HorizontalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Only `edge`.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The edge where a line of text begins.
        public static let leading = HorizontalEdge.Set(.leading)
        /// The edge where a line of text ends.
        public static let trailing = HorizontalEdge.Set(.trailing)
        /// Both edges.
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}
