import Alidade
internal import CPango

/// A `ResolvedFont` with its first file found and its features spelt out.
final class Face {
    let font: ResolvedFont
    /// nil where the machine has no font at all.
    let primary: LoadedFont?
    let metrics: VerticalMetrics
    let description: OpaquePointer
    let features: [hb_feature_t]
    /// For texts of plain characters in the system font.
    let pairs: PairTable?
    /// Which plain characters are in the primary file, so that text of them needs no itemising.
    private let covered: [Bool]
    /// Upward distance of an underline's centre from the baseline (negative: below) and its thickness, points.
    let underlinePosition: Double
    let underlineThickness: Double
    /// Upward distance of a strikethrough's centre from the baseline, points.
    let strikethroughPosition: Double

    init(
        font: ResolvedFont, primary: LoadedFont?, metrics: VerticalMetrics, description: OpaquePointer,
        isSystem: Bool
    ) {
        self.font = font
        self.primary = primary
        self.metrics = metrics
        self.description = description
        var features = isSystem ? Face.systemFeatures : []
        if font.monospacedDigits { features.append(Face.feature("tnum")) }
        if font.smallCaps { features.append(Face.feature("smcp")) }
        self.features = features
        var covered = [Bool](repeating: false, count: PlainCharacters.count)
        if let primary {
            var glyph: hb_codepoint_t = 0
            for code in covered.indices {
                covered[code] =
                    hb_font_get_nominal_glyph(primary.shaper, PlainCharacters.scalar(UInt8(code)), &glyph) != 0
            }
        }
        self.covered = covered
        pairs = isSystem && primary != nil ? PairTable() : nil
        underlinePosition = primary?.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -font.size * 0.1
        underlineThickness = max(primary?.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0, font.size / 20)
        strikethroughPosition = primary?.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? font.size * 0.26
    }

    func covers(_ codes: UnsafeBufferPointer<UInt8>) -> Bool {
        for code in codes where !covered[Int(code)] { return false }
        return true
    }

    deinit {
        pango_font_description_free(description)
    }

    /// Inter's contextual alternates make arrows of "->" and a times sign of "2x2", which San Francisco does not; they
    /// also cost more than everything else in shaping.
    private static let systemFeatures = [feature("calt", value: 0)]

    static let noLigatures = [feature("liga", value: 0), feature("clig", value: 0)]

    static func feature(_ tag: String, value: UInt32 = 1) -> hb_feature_t {
        var feature = hb_feature_t()
        hb_feature_from_string("\(tag)=\(value)", -1, &feature)
        return feature
    }
}
