import Foundation

/// A rectangle that fills the given one.
public struct Rectangle: InsettableShape, Hashable {
    public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    public struct _Inset: InsettableShape, Hashable {
        var amount: CGFloat

        public nonisolated func path(in rect: CGRect) -> Path { rect.insetPath(by: amount) { Path($0) } }
        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
        public var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension CGRect {
    /// A rectangle inset to nothing has no path. (`CGRect.insetBy` would answer null, which has no finite origin.)
    func insetPath(by amount: CGFloat, _ make: (CGRect) -> Path) -> Path {
        let rect = standardized
        let (width, height) = (rect.width - 2 * amount, rect.height - 2 * amount)
        guard width >= 0, height >= 0 else { return Path() }
        return make(CGRect(x: rect.minX + amount, y: rect.minY + amount, width: width, height: height))
    }
}
