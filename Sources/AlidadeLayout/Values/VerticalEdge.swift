/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom

    /// Any combination of vertical edges.
    public struct Set: OptionSet, Sendable {
        public typealias Element = VerticalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Only `e`.
        public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

        /// The upper edge.
        public static let top = VerticalEdge.Set(.top)
        /// The lower edge.
        public static let bottom = VerticalEdge.Set(.bottom)
        /// Both edges.
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}
