import AlidadeLayout
import Foundation

/// What a shape is for; painters and hit tests may treat a separator or a stroke apart.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// A path that follows the rectangle it is given.
// Cut off from `View`'s isolation: a shape draws anywhere.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline inside `rect`, points.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    /// The size for a proposal; a shape takes what it is offered, 10 points for nil.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public static var role: ShapeRole { .fill }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
