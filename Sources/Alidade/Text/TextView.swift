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
    /// What the text is painted with where that is no colour.
    private var gradient: _ResolvedStyle?
    /// Pictures in the text by the mark that their runs have for a colour.
    private var figures: [DisplayColor: (figure: ImageFigure, image: Image, color: DisplayColor)] = [:]
    private var ticking: Int?

    override var viewName: String? { "Text" }
    override var accessibilityText: String? {
        styled?.runs.map { $0.attachment == nil ? $0.text : "" }.joined()
    }

    /// True where the shaped text is another one.
    func configure(_ text: Text, _ environment: EnvironmentValues) -> Bool {
        if let old = self.environment, old.isIdentical(to: environment), self.text == text { return false }
        self.text = text
        self.environment = environment
        return refresh()
    }

    /// Works out anew what the text reads. True where that has changed.
    private func refresh() -> Bool {
        guard let text, let environment else { return false }
        if let string = text.plainString, var plain = environment.plainText {
            // Most texts are a string in the look of their surroundings: that look is worked out once for all of them.
            plain.runs[0].text = string
            gradient = nil
            if ticking != nil { cancelTick() }
            if !figures.isEmpty { figures = [:] }
            return replace(plain)
        }
        let resolved = environment.textEnvironment
        gradient = text.gradient(in: resolved.style)
        var new = text.styledText(in: resolved)
        // Written out: a closure that is handed to a function of the library's asks which actor it runs on.
        for run in new.runs where run.attachment != nil {
            setFigures(&new, environment)
            break
        }
        schedule(text)
        return replace(new)
    }

    private func replace(_ new: StyledText) -> Bool {
        guard new != styled else { return false }
        styled = new
        typeset = nil
        layout = nil
        return true
    }

    // MARK: Text that changes with time

    private func schedule(_ text: Text) {
        guard case .object = text.storage, let next = text.nextChange(after: Date()) else { return cancelTick() }
        cancelTick()
        // A little later, so that the clock has passed the instant.
        let delay = max(next.timeIntervalSinceNow, 0) + 0.005
        guard delay < 86_400 else { return }
        ticking = host.timers.schedule(after: delay) { [weak self] in
            guard let self else { return }
            self.ticking = nil
            if self.refresh(), self.item != noItem {
                self.host.tree.markMeasure(self.item)
                self.host.displayChanged = true
            }
        }
    }

    private func cancelTick() {
        if let ticking { host.timers.cancel(ticking) }
        ticking = nil
    }

    override func removed() { cancelTick() }

    // MARK: Pictures in the text

    /// Makes the characters that stand for pictures as wide as these.
    private func setFigures(_ styled: inout StyledText, _ environment: EnvironmentValues) {
        figures = [:]
        for (index, run) in styled.runs.enumerated() {
            guard let attachment = run.attachment else { continue }
            var surroundings = environment
            surroundings.known.font = .system(size: CGFloat(run.font.size), weight: Font.Weight(value: run.font.weight))
            let figure = ImageFigure(attachment.image, surroundings, host.warnings)
            figures[run.color] = (figure, attachment.image, attachment.color)
            var single = styled
            single.runs = [run]
            single.lineLimit = 1
            single.leastLines = 0
            let width = Double(host.typesetter.typeset(single).size(width: .nan, height: .nan).width)
            styled.runs[index].tracking = Double(figure.size.width) - width + run.tracking
        }
    }

    private func drawFigures(_ lines: TextLayout, at origin: CGPoint, into list: inout DisplayListBuilder) {
        guard !figures.isEmpty, var environment else { return }
        for run in lines.runs {
            guard run.color.alpha == 0, let entry = figures[run.color], let place = run.positions.first else {
                continue
            }
            environment.known.foreground = [_ResolvedStyle(entry.color)]
            let size = entry.figure.size
            let top = entry.figure.baseline.map { Double(place.y) - $0 } ?? Double(place.y - size.height)
            entry.figure.draw(
                entry.image, environment,
                CGRect(x: origin.x + place.x, y: origin.y + top, width: size.width, height: size.height), &list)
        }
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

    override func hasOneHeight(_ proposal: Proposal) -> Bool { shaped?.hasOneHeight(width: proposal.width) ?? false }

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
        if environment?.redactionReasons.contains(.placeholder) == true { return drawBars(lines, rect, &list) }
        let ink = lines.inkBounds.offsetBy(dx: rect.minX, dy: rect.minY)
        guard let gradient else {
            list.add(.text(lines, origin: rect.origin), bounds: ink)
            return drawFigures(lines, at: rect.origin, into: &list)
        }
        // The glyphs are windows onto the style.
        var mask = DisplayListBuilder(host: host, visible: ink)
        mask.add(.text(lines, origin: rect.origin), bounds: ink)
        drawFigures(lines, at: rect.origin, into: &mask)
        list.group([.mask(mask.items)]) { $0.fill(Path(ink.union(rect)), FillStyle(), gradient, in: rect) }
    }
}

extension TextPayload {
    /// A bar for each line of a text that is not to be read.
    fileprivate func drawBars(_ lines: TextLayout, _ rect: CGRect, _ list: inout DisplayListBuilder) {
        var bars: [(baseline: CGFloat, start: CGFloat, end: CGFloat, height: CGFloat)] = []
        for run in lines.runs {
            guard let first = run.positions.first, let last = run.positions.last else { continue }
            let (start, end) = (min(first.x, last.x), max(first.x, last.x) + CGFloat(run.size) * 0.5)
            if let index = bars.indices.last, bars[index].baseline == first.y {
                bars[index].start = min(bars[index].start, start)
                bars[index].end = max(bars[index].end, end)
            } else {
                bars.append((first.y, start, end, CGFloat(run.size)))
            }
        }
        guard let environment else { return }
        let color = Color.gray.opacity(0.3).display(in: environment)
        for bar in bars {
            let place = CGRect(
                x: rect.minX + bar.start, y: rect.minY + bar.baseline - bar.height * 0.76,
                width: min(bar.end, rect.width) - bar.start, height: bar.height * 0.8)
            let shape = DisplayShape.roundedRectangle(
                place, cornerSize: CGSize(width: bar.height * 0.15, height: bar.height * 0.15), .circular)
            list.add(.fill(shape, .color(color)), bounds: place)
        }
    }
}

extension Text {
    /// What the text reads, where it is one string that has no look of its own and no Markdown.
    fileprivate var plainString: String? {
        guard modifiers.isEmpty else { return nil }
        switch storage {
        case .verbatim(let string): return string
        case .key(let key):
            let string = StringsTables.string(for: key, table: nil, bundle: nil)
            return InlineMarkdown.mayApply(to: string) || Inflection.mayApply(to: string) ? nil : string
        case .object: return nil
        }
    }
}

extension EnvironmentValues {
    func makePlainText() -> PlainText {
        let resolved = textEnvironment
        let text = Text(verbatim: "")
        guard resolved.textCase == nil, text.gradient(in: resolved.style) == nil else { return .intricate }
        let styled = text.styledText(in: resolved)
        return styled.runs.count == 1 ? .simple(styled) : .intricate
    }

    /// What a text takes from its surroundings.
    func makeTextEnvironment() -> TextEnvironment {
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
        result.leastLines = known.leastLines
        result.lineSpacing = Double(known.lineSpacing)
        result.minimumScaleFactor = Double(known.minimumScaleFactor)
        result.isRightToLeft = known.layoutDirection == .rightToLeft
        result.displayScale = known.displayScale
        result.locale = known.locale
        return result
    }
}
