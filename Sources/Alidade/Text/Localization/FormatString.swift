/// Takes a `printf` format apart: `%lld`, `%.2f`, `%@`, `%2$@`, `%%`.
enum FormatString {
    enum Piece: Equatable {
        case literal(Substring)
        case argument(Int, specifier: Substring)
    }

    /// `next` is the argument that the first specifier without a position takes.
    static func pieces(of format: String, next: Int = 0) -> Pieces { Pieces(format, next: next) }

    struct Pieces: IteratorProtocol {
        private var rest: Substring.UTF8View
        private let format: String
        private(set) var nextArgument: Int

        init(_ format: String, next: Int) {
            self.format = format
            rest = format[...].utf8
            nextArgument = next
        }

        mutating func next() -> Piece? {
            guard let first = rest.first else { return nil }
            let percent = UInt8(ascii: "%")
            guard first == percent else {
                let end = rest.firstIndex(of: percent) ?? rest.endIndex
                return literal(upTo: end)
            }
            let start = rest.startIndex
            var index = rest.index(after: start)
            if index < rest.endIndex, rest[index] == percent {
                let piece = Piece.literal(format[index..<rest.index(after: index)])
                rest = rest[rest.index(after: index)...]
                return piece
            }
            var number = 0
            var position: Int?
            while index < rest.endIndex {
                let unit = rest[index]
                index = rest.index(after: index)
                switch unit {
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    number = min(number * 10 + Int(unit - UInt8(ascii: "0")), 1_000_000)
                case UInt8(ascii: "$"):
                    position = number - 1
                    number = 0
                case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "'"),
                    UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"),
                    UInt8(ascii: "j"), UInt8(ascii: "L"):
                    number = 0
                case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"),
                    UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "e"), UInt8(ascii: "E"),
                    UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "a"), UInt8(ascii: "A"),
                    UInt8(ascii: "s"), UInt8(ascii: "c"):
                    let argument = position ?? nextArgument
                    if position == nil { nextArgument += 1 }
                    let specifier = format[start..<index]
                    rest = rest[index...]
                    return argument >= 0 ? .argument(argument, specifier: specifier) : .literal(specifier)
                default:
                    // No specifier after all: a percent sign that was not doubled.
                    return literal(upTo: rest.index(after: start))
                }
            }
            return literal(upTo: rest.endIndex)
        }

        private mutating func literal(upTo end: Substring.Index) -> Piece {
            let piece = Piece.literal(format[rest.startIndex..<end])
            rest = rest[end...]
            return piece
        }
    }
}
