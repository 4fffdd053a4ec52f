/// Names a value that a view carries for the container around it.
public protocol LayoutValueKey {
    associatedtype Value
    /// For subviews that carry none.
    static var defaultValue: Self.Value { get }
}
