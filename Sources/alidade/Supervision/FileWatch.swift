import Foundation

/// Tells when one of the user's files has been saved, by whatever means an editor saves.
///
/// Folders are watched, not files: many editors write a new file and rename it.
struct FileWatch {
    let descriptor: Int32
    private var stamps: [String: Stamp] = [:]

    private struct Stamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var node: UInt
    }

    init(_ files: [String]) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        for file in files { watch(folderOf: file) }
        stamps = Self.stamps(of: files)
    }

    private func watch(folderOf file: String) {
        let folder = (file as NSString).deletingLastPathComponent
        let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        // The same folder twice is one watch.
        _ = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, mask)
    }

    /// Reads what has happened; true where the files are others than before, or have other contents.
    mutating func hasChanged(_ files: [String]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        for file in files where stamps[file] == nil { watch(folderOf: file) }
        let new = Self.stamps(of: files)
        // A file that is gone for a moment is being saved.
        guard new.count == files.count, new != stamps else { return false }
        stamps = new
        return true
    }

    private static func stamps(of files: [String]) -> [String: Stamp] {
        var result: [String: Stamp] = [:]
        for file in files {
            var status = stat()
            guard stat(file, &status) == 0 else { continue }
            result[file] = Stamp(
                seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size),
                node: UInt(status.st_ino))
        }
        return result
    }
}
