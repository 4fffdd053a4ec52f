internal import CPango

/// Writes pictures of a window.
package enum PNGWriter {
    /// `pixels` are 0xRRGGBB, row by row from the top; too few for the size, or a size below one, is an error.
    package static func write(_ pixels: [UInt32], width: Int, height: Int, to path: String) throws {
        guard width > 0, height > 0, width < 32_768, height < 32_768, pixels.count >= width * height else {
            throw PictureFileError.emptySize
        }
        var pixels = pixels
        let status = pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_RGB24, Int32(width), Int32(height),
                // Rows of four bytes a pixel are as cairo wants them.
                Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png(surface, path)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFileError.cannotWrite(path, String(cString: cairo_status_to_string(status)))
        }
    }
}
