import Foundation
import Synchronization

/// Pictures by path, so that a file that several views show, or one view shows again, is decoded once.
enum PictureFiles {
    private struct Key: Hashable {
        var path: String
        /// A file that was written again is another picture.
        var changed: Date?
    }

    // A cache keyed by value.
    private static let cache = Mutex<[Key: DisplayImage]>([:])

    /// nil where there is no such file or it is no picture.
    static func picture(_ path: String) -> DisplayImage? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let key = Key(path: path, changed: attributes?[.modificationDate] as? Date)
        if let known = cache.withLock({ $0[key] }) { return known }
        guard let file = ImageFile(path: path) else { return nil }
        let made = DisplayImage(file: file)
        cache.withLock { $0[key] = made }
        return made
    }
}
