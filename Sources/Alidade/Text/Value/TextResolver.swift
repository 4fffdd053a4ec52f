import Foundation

/// Walks a tree of texts and collects styled runs.
struct TextResolver {
    let environment: TextEnvironment
    private(set) var runs: [StyledText.Run] = []

    init(_ environment: TextEnvironment) { self.environment = environment }

    mutating func append(_ text: Text, _ attributes: TextAttributes) {
        var attributes = attributes
        // Outer first, so that inner ones win.
        for modifier in text.modifiers.reversed() { attributes.apply(modifier, environment) }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .key(let key):
            appendMarkdown(StringsTables.string(for: key, table: nil, bundle: nil), arguments: [], attributes)
        case .object(let object): object.append(to: &self, attributes)
        }
    }

    mutating func append(_ string: String, _ attributes: TextAttributes) {
        let string =
            switch environment.textCase {
            case .uppercase?: string.uppercased(with: environment.locale)
            case .lowercase?: string.lowercased(with: environment.locale)
            case nil: string
            }
        let run = attributes.run(string, environment)
        // Texts of one look are one run: letters kern and join across.
        if let last = runs.indices.last, runs[last].hasLook(of: run) {
            runs[last].text += string
        } else {
            runs.append(run)
        }
    }

    /// A picture as one character.
    mutating func append(_ image: Image, _ attributes: TextAttributes) {
        var run = attributes.run("M", environment)
        run.attachment = TextAttachment(image: image, color: run.color)
        // Nothing is drawn of the character; its colour tells the run from others.
        run.color = DisplayColor(red: Float(runs.count), green: 0, blue: 0, alpha: 0)
        (run.underline, run.strikethrough) = (nil, nil)
        runs.append(run)
    }

    /// A localised format: Markdown is read before arguments are put in, so that an argument is never Markdown.
    mutating func appendMarkdown(
        _ format: String, arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes
    ) {
        let format = Inflection.mayApply(to: format) ? Inflection.apply(to: format, arguments) : format
        guard InlineMarkdown.mayApply(to: format) else {
            append(format, arguments: arguments, attributes)
            return
        }
        var next = 0
        for span in InlineMarkdown.parse(format) {
            var attributes = attributes
            if span.traits.contains(.strong) { attributes.isBold = true }
            if span.traits.contains(.emphasis) { attributes.fonts.isItalic = true }
            if span.traits.contains(.code) { attributes.fonts.isMonospaced = true }
            if span.traits.contains(.strikethrough) { attributes.strikethrough = .single }
            if span.link != nil { attributes.color = TintShapeStyle()._resolve(in: environment.style).color }
            append(span.text, arguments: arguments, attributes, next: &next)
        }
    }

    private mutating func append(
        _ format: String, arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes
    ) {
        var next = 0
        append(format, arguments: arguments, attributes, next: &next)
    }

    private mutating func append(
        _ format: String, arguments: [LocalizedStringKey.Argument], _ attributes: TextAttributes, next: inout Int
    ) {
        if arguments.isEmpty {
            append(format, attributes)
            return
        }
        // Strings and numbers are gathered into one piece; texts inside have looks of their own.
        var gathered = ""
        var pieces = FormatString.pieces(of: format, next: next)
        while let piece = pieces.next() {
            switch piece {
            case .literal(let literal): gathered += literal
            case .argument(let index, let specifier):
                guard index < arguments.count else { continue }
                switch arguments[index] {
                case .string(let string): gathered += string
                case .number(let number, let own):
                    gathered += number.formatted(own ?? String(specifier), locale: environment.locale)
                case .text(let text):
                    if !gathered.isEmpty { append(gathered, attributes) }
                    gathered = ""
                    append(text, attributes)
                }
            }
        }
        next = pieces.nextArgument
        if !gathered.isEmpty || runs.isEmpty { append(gathered, attributes) }
    }
}

extension StyledText.Run {
    fileprivate func hasLook(of other: StyledText.Run) -> Bool {
        attachment == nil && other.attachment == nil && font == other.font && color == other.color
            && tracking == other.tracking
            && baselineOffset == other.baselineOffset && underline == other.underline
            && strikethrough == other.strikethrough
    }
}

extension Text {
    /// The runs to set, with every font and colour resolved.
    package func styledText(in environment: TextEnvironment) -> StyledText {
        var resolver = TextResolver(environment)
        resolver.append(self, TextAttributes(environment))
        var styled = StyledText(
            runs: resolver.runs, alignment: environment.alignment, truncation: environment.truncation,
            lineLimit: environment.lineLimit, reservesSpace: environment.reservesSpace,
            lineSpacing: environment.lineSpacing, minimumScaleFactor: environment.minimumScaleFactor,
            isRightToLeft: environment.isRightToLeft, scale: environment.displayScale)
        styled.leastLines = min(max(environment.leastLines, 0), 10_000)
        return styled
    }

    /// What the text reads, without any style: for titles and accessibility.
    package func string(in environment: TextEnvironment = TextEnvironment()) -> String {
        var resolver = TextResolver(environment)
        resolver.append(self, TextAttributes(environment))
        return resolver.runs.reduce(into: "") { $0 += $1.text }
    }

    /// The next instant after `date` at which the text reads differently; nil: never.
    package func nextChange(after date: Date) -> Date? {
        if case .object(let object) = storage { object.nextChange(after: date) } else { nil }
    }
}
