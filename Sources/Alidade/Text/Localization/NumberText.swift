import Foundation

extension _FormatNumber {
    /// The number as a `printf` specifier asks, with the locale's grouping and decimal sign, as `String(format:
    /// locale:)` writes it; the plain specifiers without that function's cost.
    func formatted(_ specifier: String, locale: Locale) -> String {
        var units = specifier.utf8.dropFirst().filter { $0 != UInt8(ascii: "l") && $0 != UInt8(ascii: "h") }
        let conversion = units.popLast()
        switch (self, conversion) {
        case (.integer(let value), UInt8(ascii: "d")) where units.isEmpty,
            (.integer(let value), UInt8(ascii: "i")) where units.isEmpty:
            return NumberSymbols.of(locale).grouped(String(value.magnitude), isNegative: value < 0)
        case (.unsigned(let value), UInt8(ascii: "u")) where units.isEmpty:
            return NumberSymbols.of(locale).grouped(String(value), isNegative: false)
        case (.double(let value), UInt8(ascii: "f")) where value.isFinite && value.magnitude < 1e17:
            if units.isEmpty { return NumberSymbols.of(locale).fixed(value, digits: 6) }
            if units.count == 2, units[0] == UInt8(ascii: "."), (0x30...0x39).contains(units[1]) {
                return NumberSymbols.of(locale).fixed(value, digits: Int(units[1] - 0x30))
            }
        case (.double(let value), _) where !value.isFinite:
            return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞"
        default: break
        }
        switch (self, conversion) {
        case (_, nil), (_, UInt8(ascii: "@")), (_, UInt8(ascii: "s")), (_, UInt8(ascii: "c")): return plain
        case (.integer(let value), let letter?):
            if NumberSymbols.isFloating(letter) {
                return String(format: specifier, locale: locale, Double(value))
            }
            return String(format: NumberSymbols.long(units, letter), locale: locale, value)
        case (.unsigned(let value), let letter?):
            if NumberSymbols.isFloating(letter) {
                return String(format: specifier, locale: locale, Double(value))
            }
            return String(format: NumberSymbols.long(units, letter), locale: locale, value)
        case (.double(let value), let letter?):
            if NumberSymbols.isFloating(letter) { return String(format: specifier, locale: locale, value) }
            // A specifier of the wrong kind, for which C would print garbage.
            let whole = Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
            return String(format: NumberSymbols.long(units, letter), locale: locale, whole)
        }
    }

    private var plain: String {
        switch self {
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .double(let value): "\(value)"
        }
    }
}

/// How a locale writes numbers.
struct NumberSymbols: Sendable {
    private var group = ","
    private var decimal = "."
    private var primary = 3
    private var secondary = 3
    /// Fewer digits than this are not grouped: four digits stand together in Spanish.
    private var leastGrouped = 4
    /// Western digits; other locales go the long way.
    private var zero: UInt32 = 0x30

    private static let cache = OneEntryCache<Locale, NumberSymbols>()

    static func of(_ locale: Locale) -> NumberSymbols { cache.value(for: locale) { NumberSymbols($0) } }

    init(_ locale: Locale) {
        // The locale's own writing of a number with every feature, taken apart.
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        let sample = Array((123_456_789.5).formatted(style).unicodeScalars)
        let digits = sample.indices.filter { sample[$0].properties.numericType == .decimal }
        guard digits.count == 10 else { return }
        zero = sample[digits[0]].value &- 1
        func between(_ a: Int, _ b: Int) -> String {
            String(String.UnicodeScalarView(sample[(digits[a] + 1)..<digits[b]]))
        }
        decimal = between(8, 9)
        let breaks = (0..<8).filter { digits[$0 + 1] > digits[$0] + 1 }
        guard let last = breaks.last else {
            group = ""
            return
        }
        group = between(last, last + 1)
        primary = 8 - last
        secondary = breaks.count > 1 ? last - breaks[breaks.count - 2] : primary
        let short = 1234.formatted(IntegerFormatStyle<Int>.number.locale(locale))
        leastGrouped = short.unicodeScalars.count > 4 ? primary + 1 : primary + 2
    }

    func grouped(_ digits: String, isNegative: Bool) -> String {
        var result = isNegative ? "-" : ""
        append(digits.utf8, to: &result)
        return result
    }

    func fixed(_ value: Double, digits: Int) -> String {
        let text = String(unsafeUninitializedCapacity: 64) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { chars in
                max(
                    0,
                    min(63, Int(withVaList([Int32(digits), value]) { vsnprintf(chars.baseAddress, 64, "%.*f", $0) })))
            }
        }
        var units = text.utf8[...]
        var result = ""
        if units.first == UInt8(ascii: "-") {
            units = units.dropFirst()
            result = "-"
        }
        let point = units.firstIndex(of: UInt8(ascii: ".")) ?? units.endIndex
        append(units[..<point], to: &result)
        if point < units.endIndex {
            result += decimal
            append(units[units.index(after: point)...], to: &result, groups: false)
        }
        return result
    }

    private func append<Units: BidirectionalCollection<UInt8>>(
        _ digits: Units, to result: inout String, groups: Bool = true
    ) {
        let count = digits.count
        let isGrouped = groups && !group.isEmpty && count >= leastGrouped
        var left = count
        for digit in digits {
            result.unicodeScalars.append(Unicode.Scalar(zero + UInt32(digit & 15)) ?? "0")
            left -= 1
            if isGrouped, left == primary || (left > primary && (left - primary) % secondary == 0) { result += group }
        }
    }

    static func isFloating(_ letter: UInt8) -> Bool { "fFeEgGaA".utf8.contains(letter) }

    static func long(_ flags: [UInt8], _ letter: UInt8) -> String {
        "%" + String(decoding: flags, as: UTF8.self) + "ll" + String(UnicodeScalar(letter))
    }
}
