import Alidade
internal import CPango
import Foundation

/// Decodes PNG files.
package enum PNGReader {
    package static func read(_ data: Data, name: String = "data") throws -> DisplayImage {
        // cairo asks for the bytes piece by piece through a C function, which can only reach them by pointer.
        struct Reader {
            var bytes: UnsafeRawBufferPointer
            var position = 0
        }
        return try data.withUnsafeBytes { bytes in
            var reader = Reader(bytes: bytes)
            let surface = withUnsafeMutablePointer(to: &reader) { pointer in
                cairo_image_surface_create_from_png_stream(
                    { closure, target, length in
                        guard let reader = closure?.assumingMemoryBound(to: Reader.self), let target else {
                            return CAIRO_STATUS_READ_ERROR
                        }
                        let count = Int(length)
                        let left = reader.pointee.bytes.count - reader.pointee.position
                        guard count <= left, let start = reader.pointee.bytes.baseAddress else {
                            return CAIRO_STATUS_READ_ERROR
                        }
                        memcpy(target, start + reader.pointee.position, count)
                        reader.pointee.position += count
                        return CAIRO_STATUS_SUCCESS
                    }, pointer)
            }
            defer { cairo_surface_destroy(surface) }
            let status = cairo_surface_status(surface)
            guard status == CAIRO_STATUS_SUCCESS, let surface else {
                throw PictureFileError.cannotRead(name, String(cString: cairo_status_to_string(status)))
            }
            return try image(of: surface, name)
        }
    }

    package static func read(path: String) throws -> DisplayImage {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PictureFileError.cannotRead(path, "no such file")
        }
        return try read(data, name: path)
    }

    /// PNGs without alpha come as RGB24, whose top byte means nothing; painting brings both to one form.
    private static func image(of source: OpaquePointer, _ name: String) throws -> DisplayImage {
        let box = PixelBox(
            x: 0, y: 0, width: Int(cairo_image_surface_get_width(source)),
            height: Int(cairo_image_surface_get_height(source)))
        guard let target = ImageSurface(box), let context = cairo_create(target.surface) else {
            throw PictureFileError.cannotRead(name, "too large")
        }
        cairo_set_source_surface(context, source, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_destroy(context)
        return DisplayImage(width: box.width, height: box.height, pixels: target.pixels)
    }
}
