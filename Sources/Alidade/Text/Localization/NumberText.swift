import Foundation

extension _FormatNumber {
    /// The number as a `printf` specifier asks, with the locale's grouping and decimal sign, as `String(format:
    /// locale:)` writes it; the plain specifiers without that function's cost.
    func formatted(_ specifier: String, locale: Locale) -> String {
        if let simple = plainlyFormatted(specifier, locale) { return simple }
        var units = specifier.utf8.dropFirst().filter { $0 != UInt8(ascii: "l") && $0 != UInt8(ascii: "h") }
        let conversion = units.popLast()
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

    /// `%d`, `%lld`, `%u`, `%f`, `%lf` and `%.2f`: nearly all that programs ask for.
    private func plainlyFormatted(_ specifier: String, _ locale: Locale) -> String? {
        var digits = 6
        var hasPrecision = false
        var conversion = UInt8(0)
        for (index, unit) in specifier.utf8.enumerated() {
            switch unit {
            case UInt8(ascii: "%") where index == 0: break
            case UInt8(ascii: "l"), UInt8(ascii: "h"): break
            case UInt8(ascii: ".") where index == 1: hasPrecision = true
            case 0x30...0x39 where hasPrecision && index == 2: digits = Int(unit - 0x30)
            case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "f"):
                if conversion != 0 { return nil }
                conversion = unit
            default: return nil
            }
        }
        switch self {
        case .double(let value):
            guard value.isFinite, conversion == UInt8(ascii: "f") else { return nil }
            return NumberSymbols.of(locale).fixed(value, digits: digits)
        case .integer(let value):
            guard !hasPrecision, conversion == UInt8(ascii: "d") || conversion == UInt8(ascii: "i") else { return nil }
            return NumberSymbols.of(locale).grouped(value.magnitude, isNegative: value < 0)
        case .unsigned(let value):
            guard !hasPrecision, conversion == UInt8(ascii: "u") else { return nil }
            return NumberSymbols.of(locale).grouped(value, isNegative: false)
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
