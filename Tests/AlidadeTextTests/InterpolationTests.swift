import Alidade
import Foundation
import Testing

struct InterpolationTests {
    var environment: TextEnvironment {
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: "en_US")
        return environment
    }

    func read(_ text: Text) -> String { text.string(in: environment) }

    @Test func numbersReadAsInSwiftUI() {
        #expect(read(Text("\(101.5)")) == "101.500000")
        #expect(read(Text("\(1000)")) == "1,000")
        #expect(read(Text("\(-1234567)")) == "-1,234,567")
        #expect(read(Text("\(UInt8(200))")) == "200")
        #expect(read(Text("\(CGFloat(0.5)) and \(Float(1.25))")) == "0.500000 and 1.250000")
        #expect(read(Text("\(-1234.5)")) == "-1,234.500000")
        #expect(read(Text("\(1.0 / 3, specifier: "%.2f")")) == "0.33")
        #expect(read(Text("\(5, specifier: "%03d")")) == "005")
        #expect(read(Text("\(255, specifier: "%x")")) == "ff")
        #expect(read(Text("\(Double.nan)")) == "NaN")
        #expect(read(Text("\(0.5, format: .percent)")) == "50%")
        #expect(read(Text("100% of \(3)%")) == "100% of 3%")
        #expect(read(Text("100%")) == "100%")
    }

    @Test func localesGroupTheirOwnWay() {
        var environment = environment
        environment.locale = Locale(identifier: "de_DE")
        #expect(Text("\(1234567) \(1234.5)").string(in: environment) == "1.234.567 1.234,500000")
        environment.locale = Locale(identifier: "es_ES")
        #expect(Text("\(1234) \(12345)").string(in: environment) == "1234 12.345")
        environment.locale = Locale(identifier: "hi_IN")
        #expect(Text("\(1234567)").string(in: environment) == "12,34,567")
    }

    @Test func literalsAreKeysAndVariablesAreVerbatim() {
        let string = "**bold**"
        // Outside the macro, which would make a variable of the literal.
        let literal = Text("**bold**")
        #expect(read(literal) == "bold")
        #expect(read(Text(string)) == "**bold**")
        #expect(read(Text(verbatim: "**bold**")) == "**bold**")
        #expect(read(Text(LocalizedStringKey(string))) == "bold")
        #expect(read(Text("a \(string) b")) == "a **bold** b")
        #expect(read(Text(string.prefix(3))) == "**b")
    }
}

struct NumberTests {
    /// Foundation's own way is the measure.
    @Test(arguments: ["en_US", "de_DE", "fr_FR", "hi_IN", "es_ES", "de_CH", "ar_EG", "pl_PL"])
    func numbersAgreeWithFoundation(_ identifier: String) {
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: identifier)
        var dice = Dice(7)
        var values: [Double] = [
            0, -0.0, 0.5, 1.5, 2.5, 0.125, 0.0000005, 999.9999995, 1e15, 123_456_789.123, -1, 1e16, 12345,
        ]
        for power in -7..<15 { values.append(Double.random(in: -1...1, using: &dice) * pow(10, Double(power))) }
        for value in values {
            #expect(
                Text("\(value)").string(in: environment)
                    == String(format: "%lf", locale: environment.locale, value), "\(value)")
            #expect(
                Text("\(value, specifier: "%.2f")").string(in: environment)
                    == String(format: "%.2f", locale: environment.locale, value), "\(value)")
            let integer = Int(value)
            #expect(
                Text("\(integer)").string(in: environment)
                    == String(format: "%lld", locale: environment.locale, integer), "\(integer)")
        }
        for integer in [Int.max, Int.min, 999, 1000, 9999, 10000] {
            #expect(
                Text("\(integer)").string(in: environment)
                    == String(format: "%lld", locale: environment.locale, integer), "\(integer)")
        }
    }
}
