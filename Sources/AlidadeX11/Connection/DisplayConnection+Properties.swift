internal import CX11

extension DisplayConnection {
    /// Replaces a property by numbers of 32 bits; Xlib wants them as C's `long`.
    func setLongs(_ window: Window, _ name: Atom, _ type: Atom, _ values: [Int]) {
        values.withUnsafeBytes { bytes in
            _ = XChangeProperty(
                display, window, name, type, 32, PropModeReplace, bytes.bindMemory(to: UInt8.self).baseAddress,
                Int32(clamping: values.count))
        }
    }

    func setBytes(_ window: Window, _ name: Atom, _ type: Atom, _ bytes: [UInt8]) {
        XChangeProperty(display, window, name, type, 8, PropModeReplace, bytes, Int32(clamping: bytes.count))
    }

    /// A property's whole value as bytes; nil where it is absent or the window is gone.
    func property(_ window: Window, _ name: Atom) -> [UInt8]? {
        read(window, name, removes: false) { _, format, data, count in
            format == 8 ? Array(UnsafeBufferPointer(start: data, count: count)) : nil
        }
    }

    /// A property of numbers of 32 bits; nil where there is none, or one of another form.
    func longs(_ window: Window, _ name: Atom) -> [Int]? {
        read(window, name, removes: false) { _, format, data, count in
            guard format == 32 else { return nil }
            return data.withMemoryRebound(to: Int.self, capacity: count) {
                Array(UnsafeBufferPointer(start: $0, count: count))
            }
        }
    }

    /// A property's type and bytes, after which it is removed; without bytes where it holds something else. Nil where
    /// there is none.
    func takeBytes(_ window: Window, _ name: Atom) -> (type: Atom, bytes: [UInt8])? {
        read(window, name, removes: true) { type, format, data, count in
            (type, format == 8 ? Array(UnsafeBufferPointer(start: data, count: count)) : [])
        }
    }

    private func read<T>(
        _ window: Window, _ name: Atom, removes: Bool,
        _ body: (Atom, Int32, UnsafeMutablePointer<UInt8>, Int) -> T?
    ) -> T? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        var status = Success
        ProtocolErrors.expecting(display) {
            status = roundTrip {
                // In units of four bytes: 64 MB.
                XGetWindowProperty(
                    display, window, name, 0, 1 << 24, removes ? True : False, Atom(AnyPropertyType), &type, &format,
                    &count, &rest, &data)
            }
        }
        guard status == Success, let data else { return nil }
        defer { XFree(data) }
        guard type != 0 else { return nil }
        return body(type, format, data, Int(count))
    }
}
