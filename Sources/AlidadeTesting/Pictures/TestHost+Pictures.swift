import Alidade
import AlidadeImage
import Foundation

extension TestHost {
    /// What the window shows, on the window's ground.
    ///
    /// - Throws: ``TestHostError`` where the window has no size, or more than 32,000 pixels a side.
    public func picture() throws -> TestPicture {
        let width = Int((Double(size.width) * scale).rounded(.up))
        let height = Int((Double(size.height) * scale).rounded(.up))
        guard
            let painter = CairoPainter(width: width, height: height, scale: scale, background: lastFrame.background)
        else {
            throw TestHostError(description: "A window of \(size.width) × \(size.height) points has no picture.")
        }
        painter.paint(lastFrame.items)
        return TestPicture(painter.image)
    }

    /// What became of a picture.
    public enum PictureOutcome: Hashable, Sendable {
        /// There was none, or recording was asked for: it is stored at this path.
        case recorded(String)
        /// It is as stored at this path.
        case matched(String)
    }

    /// Compares what the window shows with a stored picture. The first run stores it: look at it, and keep it with
    /// the sources.
    ///
    /// A picture that differs is written beside its difference into a folder for temporary files, or into the one
    /// that the variable `ALIDADE_PICTURES_OUTPUT` names; the error says where. With `ALIDADE_PICTURES=record` all
    /// pictures are stored anew, with `ALIDADE_PICTURES=compare` a missing one is an error.
    ///
    /// - Parameters:
    ///   - name: the stored file's, without its ending.
    ///   - tolerance: how much a channel may differ, 0…255.
    ///   - allowedPixels: how many pixels may differ by more.
    ///   - directory: of the stored picture; `Pictures/TESTFILE` beside the test's source unless given.
    /// - Throws: ``TestHostError`` where the picture differs, or where a file cannot be read or written.
    @discardableResult
    public func verifyPicture(
        named name: String, tolerance: Int = 3, allowedPixels: Int = 0, in directory: String? = nil,
        file: String = #filePath
    ) throws -> PictureOutcome {
        let store = PictureStore(
            name: name, directory: directory, file: file, environment: ProcessInfo.processInfo.environment)
        return try verifyPicture(name, in: store, tolerance: tolerance, allowedPixels: allowedPixels)
    }

    func verifyPicture(
        _ name: String, in store: PictureStore, tolerance: Int, allowedPixels: Int
    ) throws -> PictureOutcome {
        let picture = try picture()
        let exists = FileManager.default.fileExists(atPath: store.stored.path)
        if store.mode == .record || !exists {
            if store.mode == .compare {
                throw TestHostError(description: "Picture \"\(name)\" is not stored: there is no \(store.stored.path).")
            }
            try PictureStore.write(picture, to: store.stored)
            return .recorded(store.stored.path)
        }
        let stored = try TestPicture(contentsOf: store.stored.path)
        let difference = picture.difference(to: stored, tolerance: tolerance)
        guard difference.count > allowedPixels else { return .matched(store.stored.path) }

        try PictureStore.write(picture, to: store.actual)
        var message = "Picture \"\(name)\" differs: "
        if let marked = difference.picture {
            try PictureStore.write(marked, to: store.difference)
            message += "\(difference.count) of \(picture.width * picture.height) pixels by more than \(tolerance), "
            message += "the most by \(difference.largest) at \(difference.worst.x), \(difference.worst.y).\n"
            message += "  difference: \(store.difference.path)\n"
        } else {
            message += "it is \(picture.width) × \(picture.height) pixels, stored are "
            message += "\(stored.width) × \(stored.height).\n"
        }
        message += "  now:        \(store.actual.path)\n  stored:     \(store.stored.path)\n"
        message += "To store what the view looks like now, run the test with ALIDADE_PICTURES=record."
        throw TestHostError(description: message)
    }
}
