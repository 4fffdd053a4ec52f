/// The desktop's settings as the XSETTINGS protocol packs them into one property.
package struct XSettings: Equatable {
    package enum Value: Equatable {
        case integer(Int32)
        case string(String)
        case color(red: UInt16, green: UInt16, blue: UInt16, alpha: UInt16)
    }

    package private(set) var values: [String: Value] = [:]

    /// The property's bytes; whatever is cut off or unknown ends the list.
    package init(_ bytes: [UInt8]) {
        guard bytes.count >= 12 else { return }
        var reader = Reader(bytes: bytes, isBigEndian: bytes[0] == 1, position: 8)
        guard let count = reader.card32() else { return }
        for _ in 0..<min(count, 10_000) {
            guard let type = reader.card8(), reader.skip(1), let nameLength = reader.card16(),
                let name = reader.string(Int(nameLength)), reader.pad(Int(nameLength)), reader.card32() != nil
            else { return }
            switch type {
            case 0:
                guard let value = reader.card32() else { return }
                values[name] = .integer(Int32(bitPattern: value))
            case 1:
                guard let length = reader.card32(), let value = reader.string(Int(length)), reader.pad(Int(length))
                else { return }
                values[name] = .string(value)
            case 2:
                guard let red = reader.card16(), let green = reader.card16(), let blue = reader.card16(),
                    let alpha = reader.card16()
                else { return }
                values[name] = .color(red: red, green: green, blue: blue, alpha: alpha)
            default:
                return
            }
        }
    }

    package func integer(_ name: String) -> Int? {
        if case .integer(let value)? = values[name] { return Int(value) }
        return nil
    }

    package func string(_ name: String) -> String? {
        if case .string(let value)? = values[name] { return value }
        return nil
    }

    private struct Reader {
        let bytes: [UInt8]
        let isBigEndian: Bool
        var position: Int

        mutating func card8() -> UInt8? {
            guard position < bytes.count else { return nil }
            defer { position += 1 }
            return bytes[position]
        }

        mutating func card16() -> UInt16? {
            guard let a = card8(), let b = card8() else { return nil }
            return isBigEndian ? UInt16(a) << 8 | UInt16(b) : UInt16(b) << 8 | UInt16(a)
        }

        mutating func card32() -> UInt32? {
            guard let a = card16(), let b = card16() else { return nil }
            return isBigEndian ? UInt32(a) << 16 | UInt32(b) : UInt32(b) << 16 | UInt32(a)
        }

        mutating func skip(_ count: Int) -> Bool {
            guard count >= 0, count <= bytes.count - position else { return false }
            position += count
            return true
        }

        mutating func string(_ length: Int) -> String? {
            let start = position
            guard skip(length) else { return nil }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        /// Strings are padded to four bytes.
        mutating func pad(_ length: Int) -> Bool { skip((4 - length % 4) % 4) }
    }
}
