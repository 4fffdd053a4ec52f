import Alidade
internal import CPango

/// Cuts a text into paragraphs and shapes each.
struct ParagraphBuilder {
    private let shaper: Shaper
    private let runs: [StyledText.Run]
    private let faces: [Face]
    private let isRightToLeft: Bool

    /// Distance between tab stops, points: a paragraph style's on Apple's systems.
    private static let tabInterval = 28.0

    init(shaper: Shaper, text: StyledText, faces: [Face]) {
        self.shaper = shaper
        runs = text.runs
        self.faces = faces
        isRightToLeft = text.isRightToLeft
    }

    /// A part of a paragraph that belongs to one styled run; bytes of the paragraph.
    private struct Part {
        var run: Int
        var bytes: Range<Int>
    }

    func forEachParagraph(_ body: (ShapedParagraph) -> Void) {
        var text = ""
        var parts: [Part] = []
        var length = 0
        for (run, piece) in runs.enumerated() {
            let units = piece.text.utf8
            var rest = units.startIndex
            while true {
                let end = ParagraphSeparator.first(in: units, from: rest)
                let stop = end?.lowerBound ?? units.endIndex
                let slice = piece.text[rest..<stop]
                let count = units.distance(from: rest, to: stop)
                if count > 0 || parts.isEmpty {
                    parts.append(Part(run: run, bytes: length..<length + count))
                    if text.isEmpty { text = String(slice) } else { text += slice }
                    length += count
                }
                guard let end else { break }
                body(shape(text, parts))
                text = ""
                parts = []
                length = 0
                rest = end.upperBound
                // The next paragraph exists even if it is empty, with this run's metrics.
                if rest == units.endIndex { parts.append(Part(run: run, bytes: 0..<0)) }
            }
        }
        if !parts.isEmpty { body(shape(text, parts)) }
    }

    private func shape(_ text: String, _ parts: [Part]) -> ShapedParagraph {
        var text = text
        // Fast storage, so that offsets in bytes are cheap from here on.
        text.makeContiguousUTF8()
        var assembly = ParagraphAssembly(capacity: text.utf8.count)
        var base: UInt8 = 0
        if !text.withUTF8({ shapePlain($0, parts, &assembly) }) {
            base = BaseDirection.isRightToLeft(text) ?? isRightToLeft ? 1 : 0
            text.withUTF8 { shapeItemized($0, parts, isRightToLeft: base == 1, &assembly) }
        }
        return assembly.finish(
            text: text, baseLevel: base, metricsRun: parts.first?.run ?? 0, language: shaper.library.language)
    }

    /// Plain characters in fonts that have them need no itemising; false where there are others.
    private func shapePlain(
        _ bytes: UnsafeBufferPointer<UInt8>, _ parts: [Part], _ assembly: inout ParagraphAssembly
    ) -> Bool {
        let isLeftToRight = shaper.withPlainCodes(bytes) { decoded, _ in
            decoded.map { !isRightToLeft || $0.hasLetters } ?? false
        }
        guard isLeftToRight else { return false }
        for part in parts {
            let isCovered = shaper.withPlainCodes(UnsafeBufferPointer(rebasing: bytes[part.bytes])) { decoded, codes in
                decoded != nil && faces[part.run].covers(codes)
            }
            guard isCovered, faces[part.run].primary != nil else { return false }
        }
        for part in parts where !part.bytes.isEmpty {
            shaper.withPlainCodes(UnsafeBufferPointer(rebasing: bytes[part.bytes])) { _, codes in
                let face = faces[part.run]
                guard let font = face.primary else { return }
                if let pairs = face.pairs, pairs.knows(codes) {
                    assembly.append(
                        pairs, codes, start: part.bytes.lowerBound, run: part.run, font: font,
                        tracking: runs[part.run].usableTracking)
                    return
                }
                append(
                    to: &assembly, bytes, part.bytes, run: part.run, font: font, level: 0,
                    script: HB_SCRIPT_LATIN, language: shaper.library.language
                ) { infos, positions in
                    face.pairs?.learn(codes, start: part.bytes.lowerBound, infos, positions)
                }
            }
        }
        return true
    }

    private func shapeItemized(
        _ bytes: UnsafeBufferPointer<UInt8>, _ parts: [Part], isRightToLeft: Bool,
        _ assembly: inout ParagraphAssembly
    ) {
        guard bytes.count < Int32.max / 4, parts.allSatisfy({ faces[$0.run].primary != nil }) else {
            assembly.appendWithoutFont(bytes, parts.map { ($0.bytes, faces[$0.run].font.size, $0.run) })
            return
        }
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        for part in parts {
            guard let attribute = pango_attr_font_desc_new(faces[part.run].description) else { continue }
            attribute.pointee.start_index = UInt32(part.bytes.lowerBound)
            attribute.pointee.end_index = UInt32(part.bytes.upperBound)
            pango_attr_list_insert(attributes, attribute)
        }
        // Control characters are no text: Pango and HarfBuzz get a character without a glyph in place of NUL.
        let clean = bytes.contains(0) ? bytes.map { $0 == 0 ? 1 : $0 } : nil
        func run(_ bytes: UnsafeBufferPointer<UInt8>) {
            let list = shaper.itemize(
                bytes, base: isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, attributes: attributes)
            defer { g_list_free(list) }
            var part = 0
            var node = list
            while let link = node {
                node = link.pointee.next
                guard let item = link.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
                defer { pango_item_free(item) }
                var start = Int(item.pointee.offset)
                let end = start + Int(item.pointee.length)
                let analysis = item.pointee.analysis
                let tag = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: Int32(analysis.script)))
                let script = hb_script_from_iso15924_tag(tag)
                // A run's border splits an item, so that a glyph has one colour.
                while start < end {
                    while part + 1 < parts.count, parts[part].bytes.upperBound <= start { part += 1 }
                    let stop = part + 1 < parts.count ? min(end, parts[part].bytes.upperBound) : end
                    let index = parts[part].run
                    let font =
                        analysis.font.flatMap { shaper.library.loadedFont($0, size: faces[index].font.size) }
                        ?? faces[index].primary
                    if let font {
                        append(
                            to: &assembly, bytes, start..<stop, run: index, font: font, level: analysis.level,
                            script: script, language: analysis.language)
                    }
                    start = stop
                }
            }
        }
        if let clean { clean.withUnsafeBufferPointer(run) } else { run(bytes) }
    }

    private func append(
        to assembly: inout ParagraphAssembly, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, run: Int,
        font: LoadedFont, level: UInt8, script: hb_script_t, language: OpaquePointer?,
        glyphs: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafePointer<hb_glyph_position_t>) -> Void = { _, _ in }
    ) {
        let tracking = runs[run].usableTracking
        var features = faces[run].features
        // Letters set apart are not joined, as in Core Text.
        if tracking != 0 { features += Face.noLigatures }
        shaper.shapeItem(
            bytes, range: range, font: font, features: features, isRightToLeft: level & 1 == 1, script: script,
            language: language
        ) { infos, positions in
            glyphs(infos, positions)
            assembly.append(
                infos, positions, bytes: bytes, range: range, run: run, font: font, level: level, tracking: tracking,
                tabInterval: ParagraphBuilder.tabInterval)
        }
    }
}
