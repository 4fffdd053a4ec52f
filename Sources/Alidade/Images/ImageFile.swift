import Foundation

/// A picture's bytes as they are in a file, with its size.
package struct ImageFile: Sendable {
    package enum Format: Sendable { case png, jpeg }

    package enum Source: Sendable {
        case path(String)
        case data(Data)
    }

    /// What a file's first bytes say.
    package struct Header: Equatable, Sendable {
        package var format: Format
        /// Pixels, after the turn that `orientation` asks for.
        package var width: Int
        package var height: Int
        /// EXIF's: 1 upright … 8.
        package var orientation = 1
    }

    package let source: Source
    package let header: Header

    /// nil where the bytes are no PNG and no JPEG.
    package init?(data: Data) {
        guard let header = Header(data) else { return nil }
        source = .data(data)
        self.header = header
    }

    /// nil where there is no such file or it is no picture. The file is read again when it is drawn.
    package init?(path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
            let header = Header(data)
        else { return nil }
        source = .path(path)
        self.header = header
    }

    package var data: Data? {
        switch source {
        case .path(let path): FileManager.default.contents(atPath: path)
        case .data(let data): data
        }
    }
}

extension ImageFile.Header {
    /// Reads a PNG's IHDR or a JPEG's frame header.
    package init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(512 * 1024))
        if let png = Self.png(bytes) {
            self = png
        } else if let jpeg = Self.jpeg(bytes) {
            self = jpeg
        } else {
            return nil
        }
    }

    private static func png(_ bytes: [UInt8]) -> Self? {
        guard bytes.count >= 24, bytes[0...7].elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
        return valid(Self(format: .png, width: number(16), height: number(20)))
    }

    private static func jpeg(_ bytes: [UInt8]) -> Self? {
        guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var at = 2
        var orientation = 1
        while at + 9 < bytes.count {
            guard bytes[at] == 0xFF else { return nil }
            let marker = bytes[at + 1]
            // Fill bytes and markers without a body.
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
                at += marker == 0xFF ? 1 : 2
                continue
            }
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            if marker == 0xE1 { orientation = exifOrientation(bytes, at + 4, min(at + 2 + length, bytes.count)) }
            // Start of frame, any kind; C4, C8 and CC are tables.
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
                let width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
                let isTurned = orientation >= 5
                return valid(
                    Self(
                        format: .jpeg, width: isTurned ? height : width, height: isTurned ? width : height,
                        orientation: orientation))
            }
            at += 2 + max(length, 2)
        }
        return nil
    }

    /// The orientation tag (0x0112) of an EXIF block; 1 where there is none.
    private static func exifOrientation(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        let base = start + 6
        guard base + 8 < end, bytes[start..<(start + 4)].elementsEqual(Array("Exif".utf8)) else { return 1 }
        let isLittle = bytes[base] == 0x49
        func number(_ at: Int, _ count: Int) -> Int {
            guard at >= base, at + count <= end else { return 0 }
            return (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + (isLittle ? count - 1 - $1 : $1)]) }
        }
        let directory = base + number(base + 4, 4)
        for entry in 0..<min(number(directory, 2), 64) {
            let at = directory + 2 + entry * 12
            if number(at, 2) == 0x0112 {
                let value = number(at + 8, 2)
                return (1...8).contains(value) ? value : 1
            }
        }
        return 1
    }

    /// Sizes that no memory holds are no pictures.
    private static func valid(_ header: Self) -> Self? {
        let side = 1...32_000
        return side.contains(header.width) && side.contains(header.height) ? header : nil
    }
}
