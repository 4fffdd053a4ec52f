import Alidade
import Foundation

/// A shaped text with limits, alignment and scale: answers proposals by re-breaking, never by shaping again.
package final class PangoText: TypesetText {
    let shaped: ShapedText
    let style: StyledText
    private let typesetter: PangoTypesetter
    /// Lines as tall as the first run's.
    private let uniformHeight: BrokenText.Height
    private let naturalHeight: Double
    private let naturalSize: CGSize
    private let isEmpty: Bool
    private let lineLimit: Int
    /// Lines that there is room for though there are fewer.
    private let reservedLines: Int

    private struct Answer {
        var width: Double
        var height: Double
        var broken: BrokenText
    }

    /// Oldest first. A container asks three or four times, most often for the same.
    private var answers: [Answer] = []
    private var lastLayout: (size: CGSize, layout: TextLayout)?

    private static let answerLimit = 4

    init(_ style: StyledText, shaped: ShapedText, typesetter: PangoTypesetter) {
        self.style = style
        self.shaped = shaped
        self.typesetter = typesetter
        lineLimit = style.lineLimit.map { max($0, 1) } ?? .max
        isEmpty = !style.runs.contains { !$0.text.isEmpty }
        let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
        if let face = shaped.faces.first {
            uniformHeight = BrokenText.Height(
                ascent: face.metrics.ascent, descent: face.metrics.descent,
                leading: face.metrics.leading + face.font.leading + spacing)
        } else {
            uniformHeight = BrokenText.Height(ascent: 0, descent: 0, leading: 0)
        }
        var height = 0.0
        if shaped.isUniform {
            height = PangoText.height(of: shaped.paragraphs.count, uniformHeight)
        } else {
            var above: BrokenText.Height?
            for paragraph in shaped.paragraphs {
                let line = PangoText.height(
                    of: BrokenLine(paragraph: 0, start: 0, end: paragraph.clusterCount, width: 0), in: paragraph,
                    shaped: shaped, runs: style.runs, spacing: spacing)
                height += line.ascent + line.descent + (above?.leading ?? 0)
                above = line
            }
        }
        naturalHeight = height
        reservedLines = style.reservesSpace && lineLimit != .max ? lineLimit : style.leastLines
        let scale = PangoText.usableScale(style.scale)
        naturalSize = CGSize(
            width: PangoText.roundUp(shaped.width, scale),
            height: PangoText.roundUp(
                reservedLines > 0 ? max(height, PangoText.height(of: reservedLines, uniformHeight)) : height, scale))
    }

    // MARK: TypesetText

    package func size(width: Double, height: Double) -> CGSize {
        if isEmpty || width <= 0 { return .zero }
        let width = width == width ? width : .infinity
        // However little height there is, one line stays: what stands below something too high is not left out.
        let height = height == height ? max(height, .leastNonzeroMagnitude) : .infinity
        if isNatural(width, height) {
            return CGSize(width: min(naturalSize.width, width), height: naturalSize.height)
        }
        let broken = broken(width: width, height: height)
        let scale = PangoText.usableScale(style.scale)
        return CGSize(
            width: min(PangoText.roundUp(broken.width, scale), width),
            height: PangoText.roundUp(reserved(broken.height, factor: broken.factor), scale))
    }

    /// Nothing, or one line that fits.
    package func hasOneHeight(width: Double) -> Bool {
        isEmpty || width <= 0 || (shaped.paragraphs.count == 1 && !(shaped.width > width + LineBreaker.slop))
    }

    package func baselines(width: Double, height: Double) -> (first: Double, last: Double) {
        let scale = PangoText.usableScale(style.scale)
        let size = size(width: width, height: height)
        if size == .zero { return (0, 0) }
        let broken = broken(
            width: width > 0 ? width : .infinity,
            height: height == height ? max(height, .leastNonzeroMagnitude) : .infinity)
        guard broken.lines.count > 0 else { return (size.height, size.height) }
        let first = broken.height(0)
        let last = broken.height(broken.lines.count - 1)
        let text = PangoText.roundUp(broken.height, scale)
        return (
            PangoText.round(first.ascent, scale),
            text - PangoText.roundUp(last.ascent + last.descent, scale) + PangoText.round(last.ascent, scale)
        )
    }

    package func layout(size: CGSize) -> TextLayout {
        if let lastLayout, lastLayout.size == size { return lastLayout.layout }
        let layout: TextLayout
        if isEmpty || size.height <= 0 || (size.width <= 0 && naturalSize.width > 0) {
            layout = TextLayout(string: "", runs: [], rules: [], inkBounds: .zero)
        } else {
            var placer = LinePlacer(
                style, shaped: shaped, broken: broken(width: max(size.width, 0), height: size.height),
                width: size.width,
                mark: { self.typesetter.mark($0, like: $1) })
            layout = placer.place()
        }
        lastLayout = (size, layout)
        return layout
    }

    package var edgeMetrics: TextEdgeMetrics {
        guard let first = shaped.paragraphs.first.map({ shaped.faces[$0.metricsRun] }),
            let last = shaped.paragraphs.last.map({ shaped.faces[$0.metricsRun] })
        else {
            return TextEdgeMetrics(
                firstAscent: 0, firstDescent: 0, firstLeading: 0, lastAscent: 0, lastDescent: 0, lastCapHeight: 0)
        }
        return TextEdgeMetrics(
            firstAscent: first.metrics.ascent, firstDescent: first.metrics.descent,
            firstLeading: first.font.leading + first.metrics.leading, lastAscent: last.metrics.ascent,
            lastDescent: last.metrics.descent, lastCapHeight: last.metrics.capHeight)
    }

    /// What stands on each line, for tests: white space that hangs over a line's end left out.
    package func lines(width: Double, height: Double) -> [String] {
        if size(width: width, height: height) == .zero { return [] }
        return broken(width: width, height: max(height, .leastNonzeroMagnitude)).lines.map { line in
            let paragraph = shaped.paragraphs[line.paragraph]
            guard let cut = line.cut else {
                return paragraph.substring(line.start..<line.end) + (line.endsWithHyphen ? "-" : "")
            }
            return paragraph.substring(line.start..<cut.lowerBound) + "\u{2026}"
                + paragraph.substring(cut.upperBound..<line.end)
        }
    }

    // MARK: Breaking

    /// The lines for a proposal; positive or infinite lengths.
    func broken(width: Double, height: Double) -> BrokenText {
        for answer in answers where answer.width == width && answer.height == height {
            return answer.broken
        }
        let broken = fit(width: width == width ? width : .infinity, height: height == height ? height : .infinity)
        if answers.count >= PangoText.answerLimit { answers.removeFirst() }
        answers.append(Answer(width: width, height: height, broken: broken))
        return broken
    }

    private func isNatural(_ width: Double, _ height: Double) -> Bool {
        shaped.width <= width + LineBreaker.slop && shaped.paragraphs.count <= lineLimit
            // One line that fits stays whatever the height.
            && (naturalHeight <= height + LineBreaker.slop || shaped.paragraphs.count == 1)
    }

    private func fit(width: Double, height: Double) -> BrokenText {
        let whole = attempt(width: width, height: height, factor: 1)
        let least = style.minimumScaleFactor
        guard whole.isTruncated, least > 0, least < 1 else { return finish(whole, width: width) }
        // The largest factor on a fixed grid, so that the size that is answered gives the same factor again.
        let steps = 128.0
        func factor(_ step: Double) -> Double { 1 - (1 - least) * step / steps }
        var low = 0.0
        var high = steps
        var best = attempt(width: width, height: height, factor: least)
        guard !best.isTruncated else { return finish(best, width: width) }
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded()
            let candidate = attempt(width: width, height: height, factor: factor(middle))
            if candidate.isTruncated {
                low = middle
            } else {
                high = middle
                best = candidate
            }
        }
        return finish(best, width: width)
    }

    private func attempt(width: Double, height: Double, factor: Double) -> BrokenText {
        typesetter.countBreaking()
        let unscaled = width / factor
        let spacing = style.lineSpacing.isFinite ? style.lineSpacing : 0
        var limit = lineLimit
        if shaped.isUniform { limit = min(limit, lines(in: height / factor)) }
        let breaker = LineBreaker(shaped, width: unscaled, limit: limit) {
            self.typesetter.mark("-", like: self.style.runs[$0]).width
        }
        var lines = breaker.lines
        var isTruncated = breaker.isOverLimit
        var heights: [BrokenText.Height] = []
        var total = 0.0
        if shaped.isUniform {
            heights = [uniformHeight]
            total = PangoText.height(of: lines.count, uniformHeight)
        } else {
            for (index, line) in lines.enumerated() {
                let line = PangoText.height(
                    of: line, in: shaped.paragraphs[line.paragraph], shaped: shaped, runs: style.runs,
                    spacing: spacing)
                let next = total + (heights.last?.leading ?? 0) + line.ascent + line.descent
                if index > 0, next * factor > height + LineBreaker.slop {
                    lines.removeSubrange(index...)
                    isTruncated = true
                    break
                }
                heights.append(line)
                total = next
            }
        }
        var widest = 0.0
        for line in lines { widest = max(widest, line.width) }
        return BrokenText(
            lines: lines, heights: heights, isTruncated: isTruncated, factor: factor, width: widest, height: total)
    }

    /// Puts the ellipsis in and multiplies by the factor.
    private func finish(_ attempt: BrokenText, width: Double) -> BrokenText {
        var broken = attempt
        if broken.isTruncated, let last = broken.lines.last {
            let ellipsis = typesetter.mark("\u{2026}", like: style.runs[run(of: last)])
            broken.lines[broken.lines.count - 1] = Truncation.cut(
                last, of: shaped, width: width / broken.factor, mode: style.truncation, ellipsis: ellipsis.width)
            broken.width = broken.lines.reduce(0) { max($0, $1.width) }
        }
        guard broken.factor != 1 else { return broken }
        broken.width *= broken.factor
        broken.height *= broken.factor
        for index in broken.heights.indices {
            broken.heights[index].ascent *= broken.factor
            broken.heights[index].descent *= broken.factor
            broken.heights[index].leading *= broken.factor
        }
        return broken
    }

    private func run(of line: BrokenLine) -> Int {
        let paragraph = shaped.paragraphs[line.paragraph]
        for item in paragraph.items where item.clusters.contains(line.start) { return item.run }
        return paragraph.metricsRun
    }

    /// How many lines a height has room for, at least one.
    private func lines(in height: Double) -> Int {
        guard height.isFinite else { return .max }
        let line = uniformHeight.ascent + uniformHeight.descent
        let pitch = line + uniformHeight.leading
        guard pitch > 0 else { return .max }
        let count = ((height + uniformHeight.leading + LineBreaker.slop) / pitch).rounded(.down)
        return count < 1 ? 1 : count > 1e9 ? .max : Int(count)
    }

    // MARK: Lengths

    private func reserved(_ height: Double, factor: Double) -> Double {
        guard reservedLines > 0 else { return height }
        return max(height, PangoText.height(of: reservedLines, uniformHeight) * factor)
    }

    private static func height(of lines: Int, _ line: BrokenText.Height) -> Double {
        lines < 1 ? 0 : Double(lines) * (line.ascent + line.descent) + Double(lines - 1) * line.leading
    }

    /// The tallest of the runs that a line touches; fallback fonts keep the run's own measures.
    private static func height(
        of line: BrokenLine, in paragraph: ShapedParagraph, shaped: ShapedText, runs: [StyledText.Run],
        spacing: Double
    ) -> BrokenText.Height {
        var height = BrokenText.Height(ascent: 0, descent: 0, leading: -.infinity)
        func add(_ run: Int) {
            let face = shaped.faces[run]
            let offset = runs[run].usableBaselineOffset
            height.ascent = max(height.ascent, face.metrics.ascent + offset)
            height.descent = max(height.descent, face.metrics.descent - offset)
            height.leading = max(height.leading, face.metrics.leading + face.font.leading + spacing)
        }
        for item in paragraph.items
        where item.clusters.lowerBound < line.end && item.clusters.upperBound > line.start { add(item.run) }
        if height.leading == -.infinity { add(paragraph.metricsRun) }
        return height
    }

    /// Bad scales count as 1.
    static func usableScale(_ scale: Double) -> Double { scale.isFinite && scale > 0 ? scale : 1 }

    /// Up to a device pixel. Errors of arithmetic do not cost a pixel.
    static func roundUp(_ value: Double, _ scale: Double) -> Double {
        max((value * scale - 1e-6).rounded(.up), 0) / scale
    }

    static func round(_ value: Double, _ scale: Double) -> Double { (value * scale).rounded() / scale }
}
