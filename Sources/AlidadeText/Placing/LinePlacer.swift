import Alidade
import Foundation

/// Puts the glyphs of broken lines where they are drawn.
struct LinePlacer {
    private let style: StyledText
    private let shaped: ShapedText
    private let broken: BrokenText
    private let width: Double
    /// Shapes an ellipsis or hyphen like a run.
    private let mark: (String, StyledText.Run) -> ShapedText

    private var runs: [GlyphRun] = []
    private var rules: [TextLayout.Rule] = []
    private var ink: InkBounds
    private var string = ""

    init(
        _ style: StyledText, shaped: ShapedText, broken: BrokenText, width: Double,
        mark: @escaping (String, StyledText.Run) -> ShapedText
    ) {
        self.style = style
        self.shaped = shaped
        self.broken = broken
        self.width = width
        self.mark = mark
        ink = InkBounds()
    }

    mutating func place() -> TextLayout {
        var top = 0.0
        for (index, line) in broken.lines.enumerated() {
            let height = broken.height(index)
            appendString(index)
            place(line, baseline: top + height.ascent)
            top += height.ascent + height.descent + height.leading
        }
        return TextLayout(string: string, runs: runs, rules: rules, inkBounds: ink.rect)
    }

    // MARK: Text as shown

    private mutating func appendString(_ index: Int) {
        let line = broken.lines[index]
        let paragraph = shaped.paragraphs[line.paragraph]
        if line.start == 0, index > 0 { string += "\n" }
        if let cut = line.cut {
            string += paragraph.substring(line.start..<cut.lowerBound)
            string += "\u{2026}"
            string += paragraph.substring(cut.upperBound..<line.end)
            return
        }
        // White space that hangs over a line's end is still text.
        let next = index + 1 < broken.lines.count ? broken.lines[index + 1] : nil
        let isLast = next?.paragraph != line.paragraph
        string += paragraph.substring(line.start..<(isLast ? paragraph.clusterCount : next?.start ?? line.end))
    }

    // MARK: Glyphs

    private mutating func place(_ line: BrokenLine, baseline: Double) {
        let paragraph = shaped.paragraphs[line.paragraph]
        let factor = broken.factor
        var pen = start(of: line.width * factor)
        for segment in VisualOrder.segments(of: line, in: paragraph) {
            switch segment.content {
            case .clusters(let clusters, let item):
                let item = paragraph.items[item]
                let end = append(paragraph, item, clusters, x: pen, baseline: baseline, run: item.run)
                appendRules(item.run, from: pen, to: end, baseline: baseline)
                pen = end
            case .ellipsis(let item), .hyphen(let item):
                let run = item.map { paragraph.items[$0].run } ?? paragraph.metricsRun
                let isHyphen = segment.isHyphen
                let shapedMark = mark(isHyphen ? "-" : "\u{2026}", style.runs[run])
                for paragraph in shapedMark.paragraphs {
                    for item in paragraph.items {
                        pen = append(paragraph, item, item.clusters, x: pen, baseline: baseline, run: run)
                    }
                }
            }
        }
    }

    private func start(of lineWidth: Double) -> Double {
        let room = width - lineWidth
        switch (style.alignment, style.isRightToLeft) {
        case (.leading, false), (.trailing, true): return 0
        case (.center, _): return room / 2
        case (.leading, true), (.trailing, false): return room
        }
    }

    /// Appends a slice of an item and gives back where the pen stands then.
    private mutating func append(
        _ paragraph: ShapedParagraph, _ item: ShapedParagraph.Item, _ clusters: Range<Int>, x: Double,
        baseline: Double, run: Int
    ) -> Double {
        let styledRun = style.runs[run]
        let factor = broken.factor
        let unit = factor / ShapedParagraph.unitsPerPoint
        let tracking = styledRun.usableTracking * factor
        let lift = styledRun.usableBaselineOffset * factor
        let target = runIndex(item.font, size: item.font.size * factor, color: styledRun.color)
        var pen = x
        var cluster = Int32(-1)
        for index in item.glyphRange(of: clusters, in: paragraph.glyphs) {
            let glyph = paragraph.glyphs[index]
            if glyph.cluster != cluster {
                if cluster >= 0 { pen += tracking }
                cluster = glyph.cluster
            }
            if glyph.id != ShapedParagraph.noGlyph {
                runs[target].glyphs.append(glyph.id)
                runs[target].positions.append(
                    CGPoint(x: pen + Double(glyph.dx) * unit, y: baseline - lift - Double(glyph.dy) * unit))
            }
            pen += Double(glyph.advance) * unit
        }
        if cluster >= 0 { pen += tracking }
        ink.add(
            from: x, to: pen, baseline: baseline - lift, ascent: (item.font.inkAscent + item.ascentOfMarks) * factor,
            descent: (item.font.inkDescent + item.descentOfMarks) * factor, margin: item.font.size * factor * 0.3)
        return pen
    }

    /// Runs of one font and colour are drawn together, whatever line they stand on.
    private mutating func runIndex(_ font: LoadedFont, size: Double, color: DisplayColor) -> Int {
        for index in runs.indices.reversed()
        where runs[index].font === font.file && runs[index].size == size && runs[index].color == color {
            return index
        }
        runs.append(GlyphRun(font: font.file, size: size, color: color, glyphs: [], positions: []))
        return runs.count - 1
    }

    // MARK: Rules

    private mutating func appendRules(_ run: Int, from start: Double, to end: Double, baseline: Double) {
        let styledRun = style.runs[run]
        guard styledRun.underline != nil || styledRun.strikethrough != nil, end > start else { return }
        let face = shaped.faces[run]
        let lift = styledRun.usableBaselineOffset
        let thickness = max(
            face.underlineThickness * broken.factor, 1 / PangoText.usableScale(style.scale))
        func rule(at position: Double, _ color: DisplayColor?) {
            guard let color else { return }
            let y = baseline - (lift + position) * broken.factor - thickness / 2
            if let last = rules.indices.last, rules[last].color == color, rules[last].rect.minY == y,
                rules[last].rect.height == thickness, abs(rules[last].rect.maxX - start) < 1e-6
            {
                rules[last].rect.size.width = end - rules[last].rect.minX
                return
            }
            rules.append(
                TextLayout.Rule(rect: CGRect(x: start, y: y, width: end - start, height: thickness), color: color))
        }
        rule(at: face.underlinePosition, styledRun.underline)
        rule(at: face.strikethroughPosition, styledRun.strikethrough)
    }
}
