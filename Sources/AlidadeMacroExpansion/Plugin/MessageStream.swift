#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Exchanges messages over a pair of file descriptors: eight bytes of length, little-endian, then that many bytes.
package struct MessageStream {
    let input: Int32
    let output: Int32

    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// The next message, or nil at the end of the stream.
    package func receive() -> [UInt8]? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // No message is near a gigabyte; a length beyond it is noise.
        guard length < 1 << 30 else { return nil }
        return read(count: Int(length))
    }

    /// Sends one message, and says whether it arrived.
    package func send(_ message: [UInt8]) -> Bool {
        let length = UInt64(message.count)
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) } + message
        var done = 0
        while done < bytes.count {
            let written = bytes.withUnsafeBytes { write(output, $0.baseAddress! + done, $0.count - done) }
            if written < 0 && errno == EINTR { continue }
            guard written > 0 else { return false }
            done += written
        }
        return true
    }

    private func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes {
                #if canImport(Glibc)
                    Glibc.read(input, $0.baseAddress! + done, count - done)
                #elseif canImport(Musl)
                    Musl.read(input, $0.baseAddress! + done, count - done)
                #else
                    Darwin.read(input, $0.baseAddress! + done, count - done)
                #endif
            }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }
}
