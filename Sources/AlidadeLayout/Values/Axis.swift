/// The horizontal or vertical dimension of a two-dimensional space.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// Any combination of the two axes.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Axis.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Only `axis`.
        package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// The horizontal axis.
        public static let horizontal = Axis.Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Axis.Set(rawValue: 2)

        package static let both: Axis.Set = [.horizontal, .vertical]

        package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
    }
}
