import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
    package let base: any Shape

    public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
