import Foundation
import Synchronization

/// A picture as pixels, or as a file's bytes that a painter decodes when it first draws them. Compared by identity.
package final class DisplayImage: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// False: enlarged pixels stay squares.
    package let isSmooth: Bool
    private let storage: Storage

    /// Shared by the variants of one picture, so that it is decoded once.
    private final class Storage: Sendable {
        let file: ImageFile?
        let pixels: Mutex<[UInt32]?>

        init(file: ImageFile?, pixels: [UInt32]?) {
            self.file = file
            self.pixels = Mutex(pixels)
        }
    }

    /// - Parameter pixels: premultiplied ARGB32 in native byte order (cairo's), row by row.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        isSmooth = true
        storage = Storage(file: nil, pixels: pixels)
    }

    /// A picture that is decoded when somebody draws it.
    package init(file: ImageFile) {
        width = file.header.width
        height = file.header.height
        isSmooth = true
        storage = Storage(file: file, pixels: nil)
    }

    private init(_ other: DisplayImage, isSmooth: Bool) {
        width = other.width
        height = other.height
        self.isSmooth = isSmooth
        storage = other.storage
    }

    /// The same picture, enlarged in another way.
    package func smooth(_ isSmooth: Bool) -> DisplayImage {
        isSmooth == self.isSmooth ? self : DisplayImage(self, isSmooth: isSmooth)
    }

    /// The pixels, where they are at hand without decoding; else none.
    package var pixels: [UInt32] { storage.pixels.withLock { $0 } ?? [] }

    /// The pixels; `decode` is asked once for those of a file, and none are kept where it fails.
    package func pixels(decode: (ImageFile) -> [UInt32]?) -> [UInt32] {
        storage.pixels.withLock { pixels in
            if let pixels { return pixels }
            let decoded = storage.file.flatMap(decode) ?? []
            pixels = decoded
            return decoded
        }
    }

    package static func == (a: DisplayImage, b: DisplayImage) -> Bool { a === b }
}
