import Alidade
import Synchronization

/// One `FontFile` object for each face and synthesis in the process, since painters compare them by identity.
enum FontFileTable {
    private struct Key: Hashable {
        var path: String
        var index: Int
        var italic: Bool
        var bold: Bool
    }

    /// Immutable once made, so it may cross threads.
    private struct Entry: @unchecked Sendable {
        var file: FontFile
    }

    private static let files = Mutex<[Key: Entry]>([:])

    static func file(path: String, index: Int, isItalic: Bool, isBold: Bool, isColor: Bool) -> FontFile {
        let key = Key(path: path, index: index, italic: isItalic, bold: isBold)
        return files.withLock { files in
            if let entry = files[key] { return entry }
            let file = FontFile(
                path: path, index: index, isSynthesizedItalic: isItalic, isSynthesizedBold: isBold, isColor: isColor)
            let entry = Entry(file: file)
            files[key] = entry
            return entry
        }.file
    }
}
