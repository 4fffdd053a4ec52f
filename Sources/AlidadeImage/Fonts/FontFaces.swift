import Alidade
internal import CPango
import Synchronization

/// cairo's faces by file and index, opened once a process.
enum FontFaces {
    private struct Key: Hashable {
        var path: String
        var index: Int
        var isBold: Bool
        var isColor: Bool
    }

    /// cairo counts references atomically, so a face may go from thread to thread.
    private struct Face: @unchecked Sendable { let pointer: OpaquePointer }

    /// nil is a face that cannot be used, remembered so that it is tried and warned about once.
    private static let faces = Mutex<[Key: Face?]>([:])

    /// nil where the file cannot be read.
    static func face(_ font: FontFile) -> OpaquePointer? {
        let key = Key(path: font.path, index: font.index, isBold: font.isSynthesizedBold, isColor: font.isColor)
        return faces.withLock { faces -> Face? in
            if let known = faces[key] { return known }
            let face = open(key)
            faces[key] = .some(face)
            return face
        }?.pointer
    }

    private static func open(_ key: Key) -> Face? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        _ = key.path.withCString { path in
            path.withMemoryRebound(to: FcChar8.self, capacity: key.path.utf8.count + 1) {
                FcPatternAddString(pattern, "file", $0)
            }
        }
        FcPatternAddInteger(pattern, "index", Int32(clamping: key.index))
        if key.isBold { FcPatternAddBool(pattern, "embolden", 1) }
        // Without this cairo asks FreeType for no bitmaps, and colour fonts have nothing else.
        if key.isColor { FcPatternAddBool(pattern, "embeddedbitmap", 1) }
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        // A face whose file cannot be read would put every context that tries it into an error state for good.
        guard isUsable(face) else {
            cairo_font_face_destroy(face)
            FileHandle.standardError.write(Data("Alidade: cannot read the font \(key.path)\n".utf8))
            return nil
        }
        return Face(pointer: face)
    }

    private static func isUsable(_ face: OpaquePointer) -> Bool {
        var size = cairo_matrix_t(xx: 12, yx: 0, xy: 0, yy: 12, x0: 0, y0: 0)
        var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        guard let font = cairo_scaled_font_create(face, &size, &identity, options) else { return false }
        defer { cairo_scaled_font_destroy(font) }
        return cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS
    }
}
