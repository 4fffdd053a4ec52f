import AlidadeLayout
import Foundation

/// What a shape is for; painters and hit tests may treat a separator or a stroke apart.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// A path that follows the rectangle it is given.
public protocol Shape: Sendable, Animatable {
    /// The outline inside `rect`, points.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
}

extension Shape {
    public static var role: ShapeRole { .fill }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
