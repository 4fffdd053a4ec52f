import Foundation

/// How a locale writes numbers, for those that write them with western digits and a plain minus sign. Others, and
/// numbers too long for sure rounding, are left to Foundation.
struct NumberSymbols: Sendable {
    private var isKnown = false
    private var group: [UInt8] = []
    private var decimal = UInt8(ascii: ".")
    private var primary = 3
    private var secondary = 3
    /// Fewer digits than this are not grouped: four digits stand together in Spanish.
    private var leastGrouped = 4

    private static let cache = OneEntryCache<Locale, NumberSymbols>()

    static func of(_ locale: Locale) -> NumberSymbols { cache.value(for: locale) { NumberSymbols($0) } }

    /// Takes the locale's own writing of a few numbers apart.
    init(_ locale: Locale) {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        let sample = Array((123_456_789.5).formatted(style).unicodeScalars)
        let digits = sample.indices.filter { sample[$0].properties.numericType == .decimal }
        let integers = IntegerFormatStyle<Int>.number.locale(locale)
        guard digits.count == 10, sample[digits[0]] == "1", (-1).formatted(integers) == "-1" else { return }
        func between(_ a: Int, _ b: Int) -> [UInt8] {
            Array(String(String.UnicodeScalarView(sample[(digits[a] + 1)..<digits[b]])).utf8)
        }
        let point = between(8, 9)
        guard point.count == 1 else { return }
        decimal = point[0]
        isKnown = true
        let breaks = (0..<8).filter { digits[$0 + 1] > digits[$0] + 1 }
        guard let last = breaks.last else { return }
        group = between(last, last + 1)
        primary = 8 - last
        secondary = breaks.count > 1 ? last - breaks[breaks.count - 2] : primary
        let isShortGrouped = 1234.formatted(integers).unicodeScalars.count > 4
        leastGrouped = isShortGrouped ? primary + 1 : primary + 2
    }

    /// A whole number with its groups.
    func grouped(_ magnitude: UInt64, isNegative: Bool) -> String? {
        isKnown ? write(magnitude, fraction: 0, digits: 0, isNegative: isNegative) : nil
    }

    /// `digits` after the decimal sign, 0…9. nil where the last digit is in doubt: Foundation rounds the shortest
    /// decimal that names the number, this rounds the number.
    func fixed(_ value: Double, digits: Int) -> String? {
        let power = NumberSymbols.powers[digits]
        let scaled = value.magnitude * Double(power)
        guard isKnown, scaled < 1e15, abs(scaled - scaled.rounded(.down) - 0.5) > 1e-3 + scaled * 1e-15 else {
            return nil
        }
        let integer = UInt64(scaled.rounded(.toNearestOrEven))
        return write(integer / power, fraction: integer % power, digits: digits, isNegative: value.sign == .minus)
    }

    private static let powers: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]

    /// Written from the end into a buffer.
    private func write(_ integer: UInt64, fraction: UInt64, digits: Int, isNegative: Bool) -> String {
        // 20 digits, as many separators of at most four bytes, nine decimals.
        let capacity = 128
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var index = capacity
            func put(_ byte: UInt8) {
                index -= 1
                buffer[index] = byte
            }
            var rest = fraction
            for _ in 0..<digits {
                put(0x30 + UInt8(rest % 10))
                rest /= 10
            }
            if digits > 0 { put(decimal) }
            rest = integer
            var count = 0
            let isGrouped = group.count <= 4 && integer >= NumberSymbols.powers[min(leastGrouped - 1, 9)]
            repeat {
                if isGrouped, count >= primary, (count - primary) % secondary == 0 {
                    for byte in group.reversed() { put(byte) }
                }
                put(0x30 + UInt8(rest % 10))
                rest /= 10
                count += 1
            } while rest > 0
            if isNegative { put(UInt8(ascii: "-")) }
            return String(decoding: buffer[index...], as: UTF8.self)
        }
    }

    static func isFloating(_ letter: UInt8) -> Bool { "fFeEgGaA".utf8.contains(letter) }

    static func long(_ flags: [UInt8], _ letter: UInt8) -> String {
        "%" + String(decoding: flags, as: UTF8.self) + "ll" + String(UnicodeScalar(letter))
    }
}
