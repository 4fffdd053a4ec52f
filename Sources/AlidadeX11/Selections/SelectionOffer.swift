internal import CX11

/// A text that this program offers.
struct SelectionOffer {
    let text: String
    /// Since when, by the server's clock.
    let time: UInt

    /// The forms in which it can be had.
    static func targets(_ atoms: Atoms) -> [Atom] {
        [
            atoms.targets, atoms.timestamp, atoms.multiple, atoms.utf8String, atoms.textPlainUTF8, atoms.textPlain,
            atoms.text, Atom(XA_STRING),
        ]
    }

    /// The text in one of the forms, and the type that the property then has.
    func bytes(for target: Atom, _ atoms: Atoms) -> (bytes: [UInt8], type: Atom)? {
        switch target {
        case atoms.utf8String, atoms.textPlainUTF8, atoms.textPlain: (Array(text.utf8), target)
        // The owner chooses.
        case atoms.text: (Array(text.utf8), atoms.utf8String)
        case Atom(XA_STRING): (Latin1.bytes(text), target)
        default: nil
        }
    }
}

/// ISO 8859-1, which X calls STRING.
enum Latin1 {
    /// What has no place in it becomes a question mark.
    static func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0x3F } }

    static func text(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
        return String(scalars)
    }
}
