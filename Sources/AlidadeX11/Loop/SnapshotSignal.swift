import Alidade
import AlidadeImage
import Foundation

/// With `ALIDADE_SNAPSHOT_DIR` set, SIGUSR1 writes each window's picture and figures there, numbered.
@MainActor final class SnapshotSignal {
    let descriptor: Int32
    private let directory: String
    private var count = 0

    nonisolated(unsafe) private static var wakeUp: Int32 = -1

    /// nil where the variable is not set.
    init?(environment: [String: String]) {
        guard let directory = environment["ALIDADE_SNAPSHOT_DIR"], !directory.isEmpty else { return nil }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        self.directory = directory
        descriptor = ends[0]
        Self.wakeUp = ends[1]
        // A handler may only write; the loop does the rest.
        signal(SIGUSR1) { _ in
            var byte: UInt8 = 1
            _ = Foundation.write(SnapshotSignal.wakeUp, &byte, 1)
        }
    }

    func write(_ windows: [ContentWindow]) {
        var bytes = [UInt8](repeating: 0, count: 64)
        let signals = Foundation.read(descriptor, &bytes, bytes.count)
        guard signals > 0 else { return }
        do {
            try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        } catch {
            ProtocolErrors.warn(
                "ALIDADE_SNAPSHOT_DIR: cannot make the folder \(directory): \(error.localizedDescription)")
            return
        }
        for window in windows {
            guard let pixels = window.readBack() else { continue }
            count += 1
            let number = String(count)
            let name = String(repeating: "0", count: max(0, 4 - number.count)) + number
            let base = URL(fileURLWithPath: directory).appendingPathComponent(name)
            do {
                let figures = JSONEncoder()
                figures.outputFormatting = [.prettyPrinted, .sortedKeys]
                try figures.encode(window.statistics).write(to: base.appendingPathExtension("json"))
                // The picture last and in one step, so that who waits for it finds both.
                let unfinished = base.path + ".part"
                try PNGWriter.write(pixels, width: window.width, height: window.height, to: unfinished)
                guard rename(unfinished, base.path + ".png") == 0 else {
                    throw PictureFileError.cannotWrite(base.path + ".png", String(cString: strerror(errno)))
                }
            } catch let error as PictureFileError {
                ProtocolErrors.warn("\(error)")
            } catch {
                ProtocolErrors.warn("cannot write the snapshot \(base.path): \(error.localizedDescription)")
            }
        }
    }
}
