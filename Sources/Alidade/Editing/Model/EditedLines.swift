import Foundation

/// Edited text broken into lines, each set by itself, so that every caret's place is the length of a line's beginning.
@MainActor
final class EditedLines {
    struct Line {
        /// Characters, without the line break at the end.
        var range: Range<Int>
        var text: any TypesetText
        var width: Double
    }

    private let typesetter: any TextTypesetter
    private(set) var lines: [Line] = []
    private(set) var lineHeight = 20.0
    private var characters: [Character] = []
    private var style: Style?
    private var width = Double.nan
    private var prefixes: [Int: Double] = [:]

    /// How all of the text looks.
    struct Style: Equatable {
        var font: ResolvedFont
        var color: DisplayColor
        var alignment: TextAlignment
        var scale: Double
        var isRightToLeft: Bool
        /// Dots instead of characters.
        var isSecure = false
    }

    init(typesetter: any TextTypesetter) { self.typesetter = typesetter }

    /// Breaks the text anew where something differs. `width` is infinite for a single line.
    func update(_ characters: [Character], _ style: Style, width: Double) {
        guard self.characters != characters || self.style != style || self.width != width else { return }
        self.characters = characters
        self.style = style
        self.width = width
        prefixes = [:]
        lines = []
        let sample = typesetter.typeset(styled("Ag", style))
        let size = sample.size(width: .nan, height: .nan)
        // A field is a little higher than its line: 22 points in body text, as on a phone.
        lineHeight = Double(size.height).rounded(.up) + 1
        var start = 0
        for index in 0...characters.count where index == characters.count || characters[index].isNewline {
            breakParagraph(start..<index)
            start = index + 1
        }
    }

    private func styled(_ text: String, _ style: Style) -> StyledText {
        StyledText(
            runs: [StyledText.Run(text: text, font: style.font, color: style.color)], lineLimit: 1,
            isRightToLeft: style.isRightToLeft, scale: style.scale)
    }

    private func shown(_ range: Range<Int>) -> String {
        guard let style, style.isSecure else { return String(characters[range]) }
        return String(repeating: "\u{2022}", count: range.count)
    }

    private func set(_ range: Range<Int>) -> (any TypesetText)? {
        style.map { typesetter.typeset(styled(shown(range), $0)) }
    }

    private func length(_ range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        // Spaces at the end have a width too, which a text does not answer: a mark after them does.
        guard let style else { return 0 }
        let text = shown(range)
        guard text.last?.isWhitespace ?? false else {
            return Double(typesetter.typeset(styled(text, style)).size(width: .nan, height: .nan).width)
        }
        let with = typesetter.typeset(styled(text + ".", style)).size(width: .nan, height: .nan).width
        let mark = typesetter.typeset(styled(".", style)).size(width: .nan, height: .nan).width
        return Double(with - mark)
    }

    private func breakParagraph(_ paragraph: Range<Int>) {
        var rest = paragraph
        repeat {
            let whole = length(rest)
            if whole <= width || rest.count <= 1 || !width.isFinite {
                append(rest, whole)
                return
            }
            // The longest beginning that fits, then back to a space.
            var low = 1
            var high = rest.count
            while low < high {
                let middle = (low + high + 1) / 2
                if length(rest.lowerBound..<(rest.lowerBound + middle)) <= width {
                    low = middle
                } else {
                    high = middle - 1
                }
            }
            var end = rest.lowerBound + low
            if end < rest.upperBound, let space = characters[rest.lowerBound..<end].lastIndex(where: \.isWhitespace),
                !characters[end].isWhitespace
            {
                end = space + 1
            }
            while end < rest.upperBound, characters[end].isWhitespace { end += 1 }
            append(rest.lowerBound..<end, length(rest.lowerBound..<end))
            rest = end..<rest.upperBound
        } while !rest.isEmpty
    }

    private func append(_ range: Range<Int>, _ width: Double) {
        guard let text = set(range) else { return }
        lines.append(Line(range: range, text: text, width: width))
    }

    // MARK: Places

    var height: Double { lineHeight * Double(max(lines.count, 1)) }
    var widest: Double { lines.reduce(0) { max($0, $1.width) } }

    /// The line that a position is on; at a soft break the line that begins there.
    func line(of position: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }

    /// From the line's start, points.
    func x(of position: Int) -> Double {
        guard !lines.isEmpty else { return 0 }
        let line = lines[line(of: position)]
        if let known = prefixes[position] { return known }
        let made = length(line.range.lowerBound..<min(max(position, line.range.lowerBound), line.range.upperBound))
        prefixes[position] = made
        return made
    }

    /// Where a line begins in a box of a width.
    func start(of line: Int, in width: Double) -> Double {
        guard let style, lines.indices.contains(line) else { return 0 }
        let room = max(width - lines[line].width, 0)
        switch style.alignment {
        case .leading: return style.isRightToLeft ? room : 0
        case .center: return room / 2
        case .trailing: return style.isRightToLeft ? 0 : room
        }
    }

    /// The position nearest to a point of a box of a width.
    func position(x: Double, y: Double, in width: Double) -> Int {
        guard !lines.isEmpty else { return 0 }
        let index = min(max(Int(max(min(y / lineHeight, 1e6), 0)), 0), lines.count - 1)
        let line = lines[index]
        let x = x - start(of: index, in: width)
        var low = line.range.lowerBound
        var high = line.range.upperBound
        while low < high {
            let middle = (low + high) / 2
            let left = self.x(of: middle, on: line)
            let right = self.x(of: middle + 1, on: line)
            if x < (left + right) / 2 { high = middle } else { low = middle + 1 }
        }
        // The end of a softly broken line is the start of the next; the caret stays on this one.
        if low == line.range.upperBound, index + 1 < lines.count, lines[index + 1].range.lowerBound == low, low > 0 {
            return low - 1
        }
        return low
    }

    private func x(of position: Int, on line: Line) -> Double {
        length(line.range.lowerBound..<min(position, line.range.upperBound))
    }
}
