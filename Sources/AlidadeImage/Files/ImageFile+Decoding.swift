import Alidade
import Foundation

extension DisplayImage {
    /// The pixels, decoded now if nobody has drawn the picture yet; none where the file cannot be read.
    var decodedPixels: [UInt32] {
        pixels { file in
            guard let decoded = try? file.decoded(), decoded.width == self.width, decoded.height == self.height else {
                return nil
            }
            return decoded.pixels
        }
    }
}

extension ImageFile {
    /// Decodes the file.
    package func decoded() throws -> DisplayImage {
        guard let data else { throw PictureFileError.cannotRead("image", "no such file") }
        return switch header.format {
        case .png: try PNGReader.read(data)
        case .jpeg: try JPEGReader.read(data, orientation: header.orientation)
        }
    }
}
