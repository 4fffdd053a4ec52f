import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape, Hashable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(abs(rect.width), abs(rect.height)) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    public struct _Inset: InsettableShape, Hashable {
        var base: Capsule
        var amount: CGFloat

        public nonisolated func path(in rect: CGRect) -> Path {
            rect.insetPath(by: amount) { base.path(in: $0) }
        }
        public nonisolated func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Self { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
