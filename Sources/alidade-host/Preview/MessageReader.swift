import AlidadeWire
import Foundation

/// Reads the supervisor's messages from standard input as they come.
@MainActor
final class MessageReader {
    private let source: any DispatchSourceRead
    private var buffer = Data()

    /// `received` gets nil at the end.
    init(_ received: @escaping @MainActor (HostMessage?) -> Void) {
        source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                var bytes = [UInt8](repeating: 0, count: 65_536)
                let count = read(0, &bytes, bytes.count)
                guard count > 0 else { return received(nil) }
                self.buffer.append(contentsOf: bytes[..<count])
                while let end = self.buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = self.buffer[self.buffer.startIndex..<end]
                    self.buffer.removeSubrange(self.buffer.startIndex...end)
                    if let message = HostMessage(line: Data(line)) { received(message) }
                }
            }
        }
        source.activate()
    }

    func stop() { source.cancel() }
}
