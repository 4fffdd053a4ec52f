import Foundation

/// An ellipse that touches all four sides.
public struct Ellipse: InsettableShape, Hashable {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    public struct _Inset: InsettableShape, Hashable {
        var amount: CGFloat

        public nonisolated func path(in rect: CGRect) -> Path {
            rect.insetPath(by: amount) { Path(ellipseIn: $0) }
        }
        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Self { Ellipse() }
}
