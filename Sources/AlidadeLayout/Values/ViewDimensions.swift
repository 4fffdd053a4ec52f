import Foundation

/// A view's size and its alignment guides, in the view's own coordinates.
public struct ViewDimensions {
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat

    private let provider: (any ViewDimensionsProvider)?
    private let view: MeasuredView

    /// Dimensions whose explicit guides `provider` answers when they are asked for; without one there are none.
    package init(
        width: Double, height: Double, provider: (any ViewDimensionsProvider)? = nil, item: Int32 = -1,
        generation: UInt32 = 0, proposedWidth: Double = .nan, proposedHeight: Double = .nan
    ) {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
        self.provider = provider
        self.view = MeasuredView(
            item: item, generation: generation, proposedWidth: proposedWidth, proposedHeight: proposedHeight,
            width: width, height: height)
    }

    /// The guide's place, in points from the leading edge: the explicit one, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(of: guide.key)) }

    /// The guide's place, in points from the top: the explicit one, else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(of: guide.key)) }

    /// The guide's place if the view, or something in it, sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }

    /// The guide's place if the view, or something in it, sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key).map { CGFloat($0) } }

    /// What the view was measured with.
    package var proposal: Proposal { Proposal(width: view.proposedWidth, height: view.proposedHeight) }

    package func value(of key: AlignmentKey) -> Double { explicit(key) ?? key.defaultValue(in: self) }

    package func explicit(_ key: AlignmentKey) -> Double? { provider?.explicitGuide(key, of: view) }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.provider === b.provider && a.view == b.view
    }
}
