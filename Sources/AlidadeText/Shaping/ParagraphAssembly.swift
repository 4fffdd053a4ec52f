import Alidade
internal import CPango

/// Collects the glyphs of a paragraph in the making.
struct ParagraphAssembly {
    private var items: [ShapedParagraph.Item] = []
    private var glyphs: [ShapedParagraph.Glyph] = []
    private var starts: [Int32] = []
    private var edges: [Double] = []
    private var pen = 0.0

    private static let unit = 1 / Double(PANGO_SCALE)

    var isEmpty: Bool { starts.isEmpty }

    init(capacity: Int) {
        glyphs.reserveCapacity(capacity)
        starts.reserveCapacity(capacity + 1)
        edges.reserveCapacity(capacity + 1)
    }

    mutating func append(
        _ infos: UnsafeBufferPointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>,
        bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, run: Int, font: LoadedFont, level: UInt8,
        tracking: Double, tabInterval: Double
    ) {
        let firstGlyph = glyphs.count
        let firstCluster = starts.count
        let isReversed = level & 1 == 1
        var ascent: Int32 = 0
        var descent: Int32 = 0
        // Clusters are wanted in logical order; HarfBuzz gives glyphs in visual order.
        for step in 0..<infos.count {
            let index = isReversed ? infos.count - 1 - step : step
            let byte = Int32(bitPattern: infos[index].cluster)
            if starts.count == firstCluster || starts[starts.count - 1] != byte {
                if starts.count > firstCluster { pen += tracking }
                starts.append(byte)
                edges.append(pen)
            }
            var glyph = ShapedParagraph.Glyph(
                id: infos[index].codepoint, cluster: Int32(starts.count - 1), advance: positions[index].x_advance,
                dx: positions[index].x_offset, dy: positions[index].y_offset)
            if bytes[Int(byte)] < 0x20 || bytes[Int(byte)] == 0x7F {
                glyph.id = ShapedParagraph.noGlyph
                glyph.advance = 0
                if bytes[Int(byte)] == 0x09 {
                    let stop = ((pen / tabInterval).rounded(.down) + 1) * tabInterval
                    glyph.advance = Int32(clamping: Int((stop - pen) * Double(PANGO_SCALE)))
                }
            }
            pen += Double(glyph.advance) * ParagraphAssembly.unit
            ascent = max(ascent, glyph.dy)
            descent = min(descent, glyph.dy)
            glyphs.append(glyph)
        }
        if starts.count > firstCluster { pen += tracking }
        if isReversed { glyphs[firstGlyph...].reverse() }
        items.append(
            ShapedParagraph.Item(
                font: font, run: run, level: level, glyphs: firstGlyph..<glyphs.count,
                clusters: firstCluster..<starts.count, ascentOfMarks: Double(ascent) * ParagraphAssembly.unit,
                descentOfMarks: Double(-descent) * ParagraphAssembly.unit))
    }

    /// A stretch of plain characters whose advances are all known; it begins at byte `start`.
    mutating func append(
        _ pairs: PairTable, _ codes: UnsafeBufferPointer<UInt8>, start: Int, run: Int, font: LoadedFont,
        tracking: Double
    ) {
        let firstGlyph = glyphs.count
        let firstCluster = starts.count
        var byte = start
        for index in codes.indices {
            let advance = pairs.advance(codes, index)
            starts.append(Int32(byte))
            edges.append(pen)
            glyphs.append(
                ShapedParagraph.Glyph(
                    id: pairs.glyph(codes[index]), cluster: Int32(firstCluster + index), advance: advance, dx: 0,
                    dy: 0))
            pen += Double(advance) * ParagraphAssembly.unit + tracking
            byte += PlainCharacters.length(codes[index])
        }
        items.append(
            ShapedParagraph.Item(
                font: font, run: run, level: 0, glyphs: firstGlyph..<glyphs.count,
                clusters: firstCluster..<starts.count, ascentOfMarks: 0, descentOfMarks: 0))
    }

    /// Half an em a character and nothing to draw: a machine without fonts still lays out.
    mutating func appendWithoutFont(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: [(Range<Int>, Double, Int)]) {
        for (range, size, _) in parts {
            for index in range where bytes[index] & 0xC0 != 0x80 {
                starts.append(Int32(index))
                edges.append(pen)
                pen += FontLibrary.usableSize(size) / 2
            }
        }
    }

    mutating func finish(
        text: String, baseLevel: UInt8, metricsRun: Int, language: OpaquePointer
    ) -> ShapedParagraph {
        starts.append(Int32(text.utf8.count))
        edges.append(pen)
        return ShapedParagraph(
            text: text, baseLevel: baseLevel, items: items, glyphs: glyphs, starts: starts, edges: edges,
            metricsRun: metricsRun, language: language)
    }
}
