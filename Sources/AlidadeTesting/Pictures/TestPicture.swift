import Alidade
import AlidadeImage
import Foundation

/// A picture of a view, or one that was stored.
public struct TestPicture: Sendable, Equatable {
    /// A pixel's colour; channels 0…255, not multiplied by alpha.
    public struct Pixel: Hashable, Sendable, CustomStringConvertible {
        public let red, green, blue, alpha: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        public var description: String { "(\(red), \(green), \(blue), \(alpha))" }
    }

    let image: DisplayImage

    init(_ image: DisplayImage) { self.image = image }

    /// Reads a PNG file.
    public init(contentsOf path: String) throws {
        do {
            image = try PNGReader.read(path: path)
        } catch {
            throw TestHostError(description: "\(error)")
        }
    }

    /// Pixels.
    public var width: Int { image.width }
    /// Pixels.
    public var height: Int { image.height }

    /// The colour of a pixel, counted from the top left; clear outside of the picture.
    public subscript(x: Int, y: Int) -> Pixel {
        guard x >= 0, y >= 0, x < width, y < height else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        let pixel = image.pixels[y * width + x]
        let alpha = pixel >> 24
        func channel(_ shift: UInt32) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
        }
        return Pixel(red: channel(16), green: channel(8), blue: channel(0), alpha: UInt8(alpha))
    }

    /// Writes the picture as a PNG file.
    public func writePNG(to path: String) throws {
        do {
            try image.writePNG(to: path)
        } catch {
            throw TestHostError(description: "\(error)")
        }
    }

    /// Compares two pictures.
    ///
    /// - Parameter tolerance: how much a channel may differ, 0…255, before its pixel counts.
    public func difference(to other: TestPicture, tolerance: Int = 0) -> PictureDifference {
        PictureDifference(ImageComparison(image, other.image, tolerance: tolerance), isSameSize: isSameSize(other))
    }

    func isSameSize(_ other: TestPicture) -> Bool { width == other.width && height == other.height }

    public static func == (a: TestPicture, b: TestPicture) -> Bool {
        a.isSameSize(b) && a.image.pixels == b.image.pixels
    }
}

/// How two pictures differ.
public struct PictureDifference: Sendable {
    /// The largest difference of a channel, 0…255; 255 where the sizes differ.
    public let largest: Int
    /// The number of pixels that differ by more than the tolerance.
    public let count: Int
    /// Where the largest difference is, pixels from the top left.
    public let worst: (x: Int, y: Int)
    /// The first picture, faded, with the pixels that differ in red; nil where the sizes differ.
    public let picture: TestPicture?

    init(_ comparison: ImageComparison, isSameSize: Bool) {
        largest = comparison.largestDifference
        count = comparison.differingPixels
        worst = comparison.worst
        picture = isSameSize ? TestPicture(comparison.picture) : nil
    }
}
