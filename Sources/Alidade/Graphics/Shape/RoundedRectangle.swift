import Foundation

/// A rectangle with equal round corners. Corners larger than half a side are cut down to it.
public struct RoundedRectangle: InsettableShape, Hashable {
    /// Points.
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        cornerSize.width == cornerSize.height
            ? Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
            : Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public struct _Inset: InsettableShape, Hashable {
        var base: RoundedRectangle
        var amount: CGFloat

        public nonisolated func path(in rect: CGRect) -> Path {
            rect.insetPath(by: amount) { inner in
                var shape = base
                shape.cornerSize.width = max(0, base.cornerSize.width - amount)
                shape.cornerSize.height = max(0, base.cornerSize.height - amount)
                return shape.path(in: inner)
            }
        }
        public nonisolated func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
        public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set {
                base.animatableData = newValue.first
                amount = newValue.second
            }
        }
    }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Rectangle {
    public static var rect: Self { Rectangle() }
}
