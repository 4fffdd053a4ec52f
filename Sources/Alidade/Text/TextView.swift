import AlidadeLayout
import Foundation

extension Text: View {
    public typealias Body = Never

    @MainActor public static func _visit(_ view: Text, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement { cursor in
            cursor.item(
                .text,
                payload: { slot in
                    let (payload, isNew) = slot.payload { TextPayload() }
                    let changed = payload.configure(view, environment)
                    if changed && !isNew { slot.measureChanged = true }
                })
        }
    }
}

/// A text's shaped form and its last layout.
final class TextPayload: ItemPayload {
    private var text: Text?
    private var environment: EnvironmentValues?
    private var styled: StyledText?
    private var typeset: (any TypesetText)?
    private var layout: (size: CGSize, layout: TextLayout)?

    override var viewName: String? { "Text" }
    override var accessibilityText: String? { styled?.runs.map(\.text).joined() }

    /// True where the shaped text is another one.
    func configure(_ text: Text, _ environment: EnvironmentValues) -> Bool {
        if let old = self.environment, old.isIdentical(to: environment), self.text == text { return false }
        self.text = text
        self.environment = environment
        let new = text.styledText(in: environment.textEnvironment)
        guard new != styled else { return false }
        styled = new
        typeset = nil
        layout = nil
        return true
    }

    private var shaped: (any TypesetText)? {
        if let typeset { return typeset }
        guard let styled else { return nil }
        let made = host.typesetter.typeset(styled)
        typeset = made
        return made
    }

    override func measure(_ proposal: Proposal) -> LayoutSize {
        guard let size = shaped?.size(width: proposal.width, height: proposal.height) else {
            return LayoutSize(width: 0, height: 0)
        }
        return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
        shaped?.baselines(width: proposal.width, height: proposal.height) ?? (0, 0)
    }

    override var spacing: ViewSpacing {
        guard let metrics = shaped?.edgeMetrics else { return ViewSpacing() }
        return .text(
            first: TextLineMetrics(
                ascent: metrics.firstAscent, descent: metrics.firstDescent, leading: metrics.firstLeading, capHeight: 0),
            last: TextLineMetrics(
                ascent: metrics.lastAscent, descent: metrics.lastDescent, leading: 0, capHeight: metrics.lastCapHeight),
            pixel: host.tree.pixelLength)
    }

    override func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard let shaped else { return }
        let lines: TextLayout
        if let layout, layout.size == rect.size {
            lines = layout.layout
        } else {
            lines = shaped.layout(size: rect.size)
            layout = (rect.size, lines)
        }
        list.add(.text(lines, origin: rect.origin), bounds: lines.inkBounds.offsetBy(dx: rect.minX, dy: rect.minY))
    }
}

extension EnvironmentValues {
    /// What a text takes from its surroundings.
    var textEnvironment: TextEnvironment {
        var result = TextEnvironment()
        result.font = known.font
        result.fonts.weight = known.fontWeight
        result.fonts.isItalic = known.isItalic
        result.fonts.design = known.fontDesign
        result.fonts.monospacedDigits = known.monospacedDigits
        result.fonts.dynamicTypeSize = known.dynamicTypeSize
        result.isBold = known.isBold
        result.textCase = known.textCase
        result.style = styleContext
        result.tracking = Double(known.tracking)
        result.kerning = Double(known.kerning)
        result.baselineOffset = Double(known.baselineOffset)
        result.underline = known.underline
        result.strikethrough = known.strikethrough
        result.alignment = known.multilineTextAlignment
        result.truncation = known.truncationMode
        result.lineLimit = known.lineLimit
        result.reservesSpace = known.reservesSpace
        result.lineSpacing = Double(known.lineSpacing)
        result.minimumScaleFactor = Double(known.minimumScaleFactor)
        result.isRightToLeft = known.layoutDirection == .rightToLeft
        result.displayScale = known.displayScale
        result.locale = known.locale
        return result
    }
}
