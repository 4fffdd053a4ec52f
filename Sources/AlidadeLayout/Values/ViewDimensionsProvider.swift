/// What answers a view's explicit guides when somebody asks: the layout tree.
package protocol ViewDimensionsProvider: AnyObject {
    /// The guide's place in the view's coordinates, points; nil where nothing sets it or the view is gone.
    func explicitGuide(_ key: AlignmentKey, of view: MeasuredView) -> Double?
}

/// A view with the proposal that it was measured with: where its guides lie depends on that.
package struct MeasuredView: Equatable, Sendable {
    package let item: Int32
    /// Lets the provider notice that the item's place was reused; user code may keep dimensions for long.
    package let generation: UInt32
    /// Points; nan where the dimension was left unspecified.
    package let proposedWidth, proposedHeight: Double
    /// The answer, points.
    package let width, height: Double

    package init(
        item: Int32, generation: UInt32, proposedWidth: Double, proposedHeight: Double, width: Double, height: Double
    ) {
        self.item = item
        self.generation = generation
        self.proposedWidth = proposedWidth
        self.proposedHeight = proposedHeight
        self.width = width
        self.height = height
    }

    package static func == (a: MeasuredView, b: MeasuredView) -> Bool {
        // Bit patterns, because an unspecified proposal is nan.
        a.item == b.item && a.generation == b.generation && a.width == b.width && a.height == b.height
            && a.proposedWidth.bitPattern == b.proposedWidth.bitPattern
            && a.proposedHeight.bitPattern == b.proposedHeight.bitPattern
    }
}
