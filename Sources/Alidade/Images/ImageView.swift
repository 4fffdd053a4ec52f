import AlidadeLayout
import Foundation

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _visit(_ view: Image, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        let warnings = cursor.host.warnings
        cursor.asElement { cursor in
            cursor.item(
                .external,
                payload: { slot in
                    let (payload, isNew) = slot.payload { ImagePayload() }
                    let changed = payload.configure(view, environment, warnings)
                    if changed && !isNew { slot.measureChanged = true }
                })
        }
    }
}

/// A picture or symbol in its environment.
final class ImagePayload: ItemPayload {
    private var image: Image?
    private var environment: EnvironmentValues?
    private var figure = ImageFigure.nothing

    override var viewName: String? { "Image" }
    override var accessibilityText: String? { nil }

    /// True where its own size may be another.
    func configure(_ image: Image, _ environment: EnvironmentValues, _ warnings: WarningLog) -> Bool {
        if let old = self.environment, old.isIdentical(to: environment), self.image == image { return false }
        let before = (figure.size, self.image?.resizing)
        self.image = image
        self.environment = environment
        figure = ImageFigure(image, environment, warnings)
        return before != (figure.size, image.resizing)
    }

    override func measure(_ proposal: Proposal) -> LayoutSize {
        let own = figure.size
        guard image?.resizing != nil else { return LayoutSize(width: Double(own.width), height: Double(own.height)) }
        func side(_ proposed: Double, _ own: CGFloat) -> Double { proposed.isNaN ? Double(own) : max(proposed, 0) }
        return LayoutSize(width: side(proposal.width, own.width), height: side(proposal.height, own.height))
    }

    override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
        let height = measure(proposal).height
        guard image?.resizing == nil, let baseline = figure.baseline else { return (height, height) }
        return (baseline, baseline)
    }

    override func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? {
        switch key {
        case .firstTextBaseline: baselines(dimensions.proposal).first
        case .lastTextBaseline: baselines(dimensions.proposal).last
        default: nil
        }
    }

    override func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard let image, let environment, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite
        else { return }
        if environment.redactionReasons.contains(.placeholder) {
            let color = Color.gray.opacity(0.3).display(in: environment)
            return list.add(.fill(.rectangle(rect), .color(color)), bounds: rect)
        }
        figure.draw(image, environment, rect, &list)
    }
}
