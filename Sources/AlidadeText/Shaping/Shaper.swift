import Alidade
internal import CPango

/// Turns text into glyphs, one paragraph at a time.
final class Shaper {
    let library: FontLibrary
    /// Paragraphs shaped and stretches given to HarfBuzz, for tests.
    private(set) var paragraphCount = 0
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

    func shape(_ key: ShapingKey) -> ShapedText {
        let pieces = key.pieces
        let faces = pieces.map { library.face(for: $0.font) }
        var paragraphs: [ShapedParagraph] = []
        let builder = ParagraphBuilder(shaper: self, pieces: pieces, faces: faces, isRightToLeft: key.isRightToLeft)
        builder.forEachParagraph { paragraphs.append($0) }
        var isUniform = true
        if let first = faces.first {
            for (face, piece) in zip(faces, pieces)
            where face.metrics != first.metrics || face.font.leading != first.font.leading
                || piece.baselineOffset != 0
            {
                isUniform = false
            }
        }
        paragraphCount += paragraphs.count
        return ShapedText(paragraphs: paragraphs, faces: faces, isUniform: isUniform)
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
