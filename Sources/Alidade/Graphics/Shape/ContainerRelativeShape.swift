import Foundation

/// The shape of the container; where none gave one, a rectangle.
public struct ContainerRelativeShape: InsettableShape, Hashable {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: Self { ContainerRelativeShape() }
}
