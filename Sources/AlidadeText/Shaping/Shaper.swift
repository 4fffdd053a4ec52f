import Alidade
internal import CPango

/// Turns text into glyphs, one paragraph at a time.
final class Shaper {
    let library: FontLibrary
    /// Paragraphs given to Pango and stretches given to HarfBuzz, for tests.
    private(set) var shapeCount = 0
    private(set) var itemizeCount = 0

    private let buffer: OpaquePointer

    init(library: FontLibrary) {
        self.library = library
        // Aborts by itself, or answers an inert empty buffer, where memory is exhausted.
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    func shape(_ text: StyledText) -> ShapedText {
        if text.runs.count == 1, let shaped = shapeKnown(text) { return shaped }
        let faces = text.runs.map { library.face(for: $0.font) }
        var paragraphs: [ShapedParagraph] = []
        ParagraphBuilder(shaper: self, text: text, faces: faces).forEachParagraph { paragraphs.append($0) }
        return ShapedText(text, paragraphs: paragraphs, faces: faces)
    }

    /// The commonest text: one run of plain characters, one paragraph, all of whose advances are known.
    private func shapeKnown(_ text: StyledText) -> ShapedText? {
        let run = text.runs[0]
        let face = library.face(for: run.font)
        guard let pairs = face.pairs, pairs.isUsable, let font = face.primary else { return nil }
        let paragraph = run.text.utf8.withContiguousStorageIfAvailable { bytes in
            withPlainCodes(bytes) { decoded, codes -> ShapedParagraph? in
                guard let decoded, !text.isRightToLeft || decoded.hasLetters, pairs.knows(codes) else { return nil }
                var assembly = ParagraphAssembly(capacity: codes.count)
                assembly.append(pairs, codes, start: 0, run: 0, font: font, tracking: run.usableTracking)
                return assembly.finish(text: run.text, baseLevel: 0, metricsRun: 0, language: library.language)
            }
        }
        guard let paragraph = paragraph ?? nil else { return nil }
        return ShapedText(text, paragraphs: [paragraph], faces: [face])
    }

    /// Decodes plain characters on the stack; `decoded` is nil where there are others.
    func withPlainCodes<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (PlainCharacters.Decoded?, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { codes in
            guard let base = codes.baseAddress, let decoded = PlainCharacters.decode(bytes, into: base) else {
                return body(nil, UnsafeBufferPointer(start: nil, count: 0))
            }
            return body(decoded, UnsafeBufferPointer(start: base, count: decoded.count))
        }
    }

    /// Splits into stretches of one font, script and direction. The caller frees what it is given.
    func itemize(
        _ bytes: UnsafeBufferPointer<UInt8>, base: PangoDirection, attributes: OpaquePointer?
    ) -> UnsafeMutablePointer<GList>? {
        itemizeCount += 1
        guard let start = bytes.baseAddress else { return nil }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            pango_itemize_with_base_dir(library.context, base, $0, 0, Int32(bytes.count), attributes, nil)
        }
    }

    /// Shapes one stretch, `range` of `bytes`, with what stands around it as context.
    func shapeItem(
        _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, font: LoadedFont, features: [hb_feature_t],
        isRightToLeft: Bool, script: hb_script_t, language: OpaquePointer?,
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafePointer<hb_glyph_position_t>) -> Void
    ) {
        shapeCount += 1
        hb_buffer_clear_contents(buffer)
        guard let start = bytes.baseAddress else { return }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            hb_buffer_add_utf8(buffer, $0, Int32(bytes.count), UInt32(range.lowerBound), Int32(range.count))
        }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        if let language, let name = pango_language_to_string(language) {
            hb_buffer_set_language(buffer, hb_language_from_string(name, -1))
        }
        features.withUnsafeBufferPointer {
            hb_shape(font.shaper, buffer, $0.baseAddress, UInt32($0.count))
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        body(UnsafeBufferPointer(start: infos, count: Int(count)), UnsafePointer(positions))
    }
}
