import Alidade
internal import CPango
import Foundation
import Synchronization

/// Finds font files for resolved fonts and keeps what it found. Used from one thread.
final class FontLibrary {
    /// At 72 dots an inch one point is one pixel: sizes stay free of any screen.
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let language: OpaquePointer
    private var faces: [ResolvedFont: Face] = [:]
    private var lastFace: Face?
    private var loaded: [UnsafeMutablePointer<PangoFont>: LoadedFont] = [:]

    /// nil: the machine's own fonts.
    private let configuration: OpaquePointer?

    /// `directories`: use only the fonts in there.
    init(directories: [String]?) {
        map = pango_ft2_font_map_new()
        configuration = directories.flatMap(FontLibrary.configuration)
        if let configuration {
            pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        }
        pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
        context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        language = pango_language_get_default()
    }

    deinit {
        faces = [:]
        loaded = [:]
        lastFace = nil
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        if let configuration { FcConfigDestroy(configuration) }
    }

    private static func configuration(_ directories: [String]) -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        // A cache directory only so that fontconfig does not complain that it has none.
        let lines =
            directories.map { "<dir>\($0)</dir>" } + ["<cachedir>\(NSTemporaryDirectory())alidade-fonts</cachedir>"]
        FcConfigParseAndLoadFromMemory(configuration, "<fontconfig>\(lines.joined())</fontconfig>", 0)
        FcConfigBuildFonts(configuration)
        return configuration
    }

    /// Pango ends the program where there is no font at all, so it must not be asked then.
    private lazy var hasFonts: Bool = [FcSetSystem, FcSetApplication].contains {
        (FcConfigGetFonts(configuration, $0)?.pointee.nfont ?? 0) > 0
    }

    func face(for font: ResolvedFont) -> Face {
        if let lastFace, lastFace.font == font { return lastFace }
        if faces.count > 128 {
            // An animated font size leaves a face for every frame behind it.
            faces = [:]
            loaded = [:]
        }
        let face = faces[font] ?? makeFace(font)
        faces[font] = face
        lastFace = face
        return face
    }

    /// The file behind a font that itemising chose.
    func loadedFont(_ font: UnsafeMutablePointer<PangoFont>, size: Double) -> LoadedFont? {
        if let known = loaded[font] { return known }
        let made = LoadedFont(font, size: size)
        loaded[font] = made
        return made
    }

    private func makeFace(_ font: ResolvedFont) -> Face {
        let size = FontLibrary.usableSize(font.size)
        if let family = font.family, let found = load(family: family, font: font, size: size),
            found.isWanted || substitutes(family)
        {
            let primary = found.font
            return Face(
                font: font, primary: primary, metrics: FontLibrary.ownMetrics(primary, size: size),
                description: found.description, isSystem: false)
        }
        let family = FontLibrary.systemFamily(font.design)
        let found = load(family: family, font: font, size: size)
        if let found {
            if !found.isWanted, family == FontLibrary.systemName { FontLibrary.warnOnce(.noInter) }
        } else {
            FontLibrary.warnOnce(.noFont)
        }
        return Face(
            font: font, primary: found?.font, metrics: .system(size: size),
            description: found?.description ?? FontLibrary.describe(family: family, font: font, size: size),
            isSystem: family == FontLibrary.systemName)
    }

    private func load(
        family: String, font: ResolvedFont, size: Double
    ) -> (font: LoadedFont, isWanted: Bool, description: OpaquePointer)? {
        guard hasFonts else { return nil }
        let description = FontLibrary.describe(family: family, font: font, size: size)
        guard let pangoFont = pango_font_map_load_font(map, context, description) else {
            pango_font_description_free(description)
            return nil
        }
        defer { g_object_unref(pangoFont) }
        guard let primary = loadedFont(pangoFont, size: size) else {
            pango_font_description_free(description)
            return nil
        }
        let pattern: OpaquePointer? = pangoFont.withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
            pango_fc_font_get_pattern($0)
        }
        let families = pattern.map(FontPattern.families) ?? []
        let isWanted = families.contains { $0.caseInsensitiveCompare(family) == .orderedSame }
        return (primary, isWanted, description)
    }

    private static let systemName = "Inter"

    private static func systemFamily(_ design: ResolvedFont.Design) -> String {
        switch design {
        case .default, .rounded: systemName
        case .serif: "serif"
        case .monospaced: "monospace"
        }
    }

    private static func describe(family: String, font: ResolvedFont, size: Double) -> OpaquePointer {
        // pango_font_description_new fails only where memory is exhausted, and then aborts by itself.
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(min(max(font.weight, 1), 1000))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    /// Sizes that no program means become ones that Pango's 32-bit units can hold.
    static func usableSize(_ size: Double) -> Double {
        size.isFinite ? min(max(size, 0.1), 4096) : 17
    }

    private static func ownMetrics(_ font: LoadedFont, size: Double) -> VerticalMetrics {
        let fallback = VerticalMetrics.system(size: size)
        let ascent = font.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? fallback.ascent
        let descent = font.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER).map { -$0 } ?? fallback.descent
        return VerticalMetrics(
            ascent: ascent, descent: abs(descent),
            capHeight: font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? fallback.capHeight,
            leading: max(font.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0))
    }

    /// Whether fontconfig names a stand-in for a family it does not have (Helvetica, Times, Courier…). A family
    /// it knows nothing of gets the same file as a name nobody has; then the system font is better, as on a phone.
    private func substitutes(_ family: String) -> Bool {
        guard let named = match(family), let unnamed = match("no such family") else { return false }
        return named != unnamed
    }

    private func match(_ family: String) -> String? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
        defer { FcPatternDestroy(found) }
        return FontPattern.string(found, FC_FILE)
    }

    private enum Warning: Int {
        case noInter, noFont

        var text: String {
            switch self {
            case .noInter:
                "alidade: the font Inter is not installed (Debian: fonts-inter); using the default sans-serif, "
                    + "so widths differ\n"
            case .noFont: "alidade: no font is installed (Debian: fonts-inter); text is measured but not drawn\n"
            }
        }
    }

    private static let warned = Mutex<Set<Int>>([])

    private static func warnOnce(_ warning: Warning) {
        guard warned.withLock({ $0.insert(warning.rawValue).inserted }) else { return }
        FileHandle.standardError.write(Data(warning.text.utf8))
    }
}
