/// `^[%lld task](inflect: true)`: the words agree with the number in them, by the rules of English.
enum Inflection {
    private static let end = "](inflect: true)"

    static func mayApply(to format: String) -> Bool { format.utf8.contains(UInt8(ascii: "^")) && format.contains("^[") }

    static func apply(to format: String, _ arguments: [LocalizedStringKey.Argument]) -> String {
        var result = ""
        var rest = Substring(format)
        while let start = rest.range(of: "^["), let stop = rest.range(of: end, range: start.upperBound..<rest.endIndex)
        {
            result += rest[..<start.lowerBound]
            let inner = rest[start.upperBound..<stop.lowerBound]
            let before = specifiers(in: result)
            let here = specifiers(in: String(inner))
            let numbers = arguments.dropFirst(before).prefix(here).compactMap { argument -> Double? in
                if case .number(let number, _) = argument { value(number) } else { nil }
            }
            result += (numbers.first ?? 1) == 1 ? String(inner) : plural(String(inner))
            rest = rest[stop.upperBound...]
        }
        return result + rest
    }

    private static func value(_ number: FormatNumber) -> Double {
        switch number {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        }
    }

    /// The number of values that a format takes.
    private static func specifiers(in format: String) -> Int {
        var count = 0
        var isOpen = false
        for character in format {
            if character == "%" {
                if isOpen { count -= 1 } else { count += 1 }
                isOpen.toggle()
            } else {
                isOpen = false
            }
        }
        return count
    }

    /// The plural of the last word.
    static func plural(_ words: String) -> String {
        guard let last = words.last, last.isLetter else { return words }
        let lower = words.lowercased()
        if ["s", "x", "z", "ch", "sh"].contains(where: { lower.hasSuffix($0) }) { return words + "es" }
        if last == "y", let before = lower.dropLast().last, !"aeiou".contains(before) {
            return words.dropLast() + "ies"
        }
        return words + "s"
    }
}
