import Alidade
internal import CJPEG
import Foundation

/// Decodes JPEG files.
package enum JPEGReader {
    /// Upright pixels; `orientation` is EXIF's.
    package static func read(_ data: Data, orientation: Int = 1, name: String = "data") throws -> DisplayImage {
        guard let decoder = tjInitDecompress() else { throw PictureFileError.cannotRead(name, "no decoder") }
        defer { tjDestroy(decoder) }
        func failure() -> PictureFileError {
            .cannotRead(name, tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "broken JPEG")
        }
        return try data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else {
                throw PictureFileError.cannotRead(name, "no bytes")
            }
            let length = UInt(bytes.count)
            var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard tjDecompressHeader3(decoder, start, length, &width, &height, &sampling, &space) == 0, width > 0,
                height > 0, width <= ImageSurface.largestSide, height <= ImageSurface.largestSide,
                Int(width) * Int(height) <= ImageSurface.largestArea
            else { throw failure() }
            var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
            // cairo's ARGB in native byte order is B, G, R, A in memory on a little-endian machine.
            let format = Int32((1).littleEndian == 1 ? TJPF_BGRA.rawValue : TJPF_ARGB.rawValue)
            let status = pixels.withUnsafeMutableBytes { target in
                tjDecompress2(
                    decoder, start, length, target.bindMemory(to: UInt8.self).baseAddress, width, 0, height, format, 0)
            }
            // A warning (a file cut short, for example) leaves what could be decoded.
            guard status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { throw failure() }
            return upright(pixels, Int(width), Int(height), orientation)
        }
    }

    /// Turns and mirrors as EXIF's orientation asks.
    private static func upright(_ pixels: [UInt32], _ width: Int, _ height: Int, _ orientation: Int) -> DisplayImage {
        guard (2...8).contains(orientation) else {
            return DisplayImage(width: width, height: height, pixels: pixels)
        }
        let isTurned = orientation >= 5
        let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
        var result = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (sourceX, sourceY): (Int, Int) =
                    switch orientation {
                    case 2: (width - 1 - x, y)
                    case 3: (width - 1 - x, height - 1 - y)
                    case 4: (x, height - 1 - y)
                    case 5: (y, x)
                    case 6: (y, height - 1 - x)
                    case 7: (width - 1 - y, height - 1 - x)
                    default: (width - 1 - y, x)
                    }
                result[y * newWidth + x] = pixels[sourceY * width + sourceX]
            }
        }
        return DisplayImage(width: newWidth, height: newHeight, pixels: result)
    }
}
