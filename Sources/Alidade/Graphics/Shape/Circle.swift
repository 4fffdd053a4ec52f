import Foundation

/// The largest circle that fits, centred.
public struct Circle: InsettableShape, Hashable {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    nonisolated static func square(in rect: CGRect) -> CGRect {
        let rect = rect.standardized
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }

    public struct _Inset: InsettableShape, Hashable {
        var amount: CGFloat

        public nonisolated func path(in rect: CGRect) -> Path {
            Circle.square(in: rect).insetPath(by: amount) { Path(ellipseIn: $0) }
        }
        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Circle {
    public static var circle: Self { Circle() }
}
