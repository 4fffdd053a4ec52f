import Alidade
import AlidadeX11
import Foundation

/// A window's picture and place in a file, for the process that takes over after a crash.
struct LastPicture {
    /// As X writes it: `WxH+X+Y`, points and pixels.
    var geometry: String
    var image: DisplayImage

    /// A line with the geometry, the width and the height, then pixels of four bytes.
    static func read(_ path: String) -> LastPicture? {
        guard !path.isEmpty, let data = FileManager.default.contents(atPath: path),
            let end = data.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let words = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 3, let width = Int(words[1]), let height = Int(words[2]), width > 0, height > 0,
            width < 32_768, height < 32_768, data.count - end - 1 == width * height * 4
        else { return nil }
        let pixels = data[(end + 1)...].withUnsafeBytes { bytes in
            (0..<(width * height)).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) | 0xFF00_0000 }
        }
        return LastPicture(
            geometry: String(words[0]), image: DisplayImage(width: width, height: height, pixels: pixels))
    }

    @MainActor static func write(_ window: WindowHandle, to path: String) {
        guard !path.isEmpty, let pixels = window.pixels(), pixels.count == window.width * window.height else { return }
        let size = (Double(window.width) / window.scale, Double(window.height) / window.scale)
        let place = window.origin
        func signed(_ number: Int) -> String { number < 0 ? "+\(number)" : "+\(number)" }
        let head =
            "\(Int(size.0.rounded()))x\(Int(size.1.rounded()))\(signed(place.x))\(signed(place.y)) "
            + "\(window.width) \(window.height)\n"
        let data = Data(head.utf8) + pixels.withUnsafeBytes { Data($0) }
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

/// Keeps the last picture on disk, a moment after the window has come to rest.
@MainActor
final class PictureKeeper {
    private static let rest = 0.4
    private let window: WindowHandle
    private let file: String
    private var isWaiting = false
    /// A message lies over the view: the next process would show it below its own.
    var isSuspended = false
    private var lastChange = DispatchTime.now()

    init(window: WindowHandle, file: String) {
        self.window = window
        self.file = file
    }

    func changed() {
        lastChange = .now()
        guard !isWaiting, !isSuspended else { return }
        isWaiting = true
        wait()
    }

    private func wait() {
        DispatchQueue.main.asyncAfter(deadline: lastChange + Self.rest) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                guard self.lastChange + Self.rest <= .now() else { return self.wait() }
                self.isWaiting = false
                guard !self.isSuspended else { return }
                LastPicture.write(self.window, to: self.file)
            }
        }
    }
}
