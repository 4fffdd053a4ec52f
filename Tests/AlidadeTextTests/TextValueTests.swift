import Alidade
import Foundation
import Testing

struct TextValueTests {
    private var environment: TextEnvironment {
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(identifier: "UTC")
        environment.now = Date(timeIntervalSince1970: 1_000_000)
        return environment
    }

    private func runs(_ text: Text) -> [StyledText.Run] { text.styledText(in: environment).runs }
    private func read(_ text: Text) -> String { text.string(in: environment) }

    // MARK: Markdown

    struct Case: Sendable, CustomTestStringConvertible {
        var source: String
        /// Plain text with marks: B bold, I italic, C code, S struck, L link.
        var spans: [String]
        var testDescription: String { source }
    }

    static let cases = [
        Case(source: "plain", spans: ["plain"]),
        Case(source: "a **b** c", spans: ["a ", "B:b", " c"]),
        Case(source: "__b__", spans: ["B:b"]),
        Case(source: "*i* _i_", spans: ["I:i", " ", "I:i"]),
        Case(source: "***x***", spans: ["BI:x"]),
        Case(source: "**a *b* c**", spans: ["B:a ", "BI:b", "B: c"]),
        Case(source: "`**a**`", spans: ["C:**a**"]),
        Case(source: "``a`b``", spans: ["C:a`b"]),
        Case(source: "~~gone~~ ~one~", spans: ["S:gone", " ", "S:one"]),
        Case(source: "2 * 3 * 4", spans: ["2 * 3 * 4"]),
        Case(source: "snake_case_name", spans: ["snake_case_name"]),
        Case(source: "in*word*s", spans: ["in", "I:word", "s"]),
        Case(source: "\\*no\\*", spans: ["*no*"]),
        Case(source: "**open", spans: ["**open"]),
        Case(source: "[Site](https://example.com)", spans: ["L:Site"]),
        Case(source: "[**b** x](u \"title\")", spans: ["BL:b", "L: x"]),
        Case(source: "[no link]", spans: ["[no link]"]),
        Case(source: "<https://example.com>", spans: ["L:https://example.com"]),
        Case(source: "a < b & c &amp; d", spans: ["a < b & c & d"]),
        Case(source: "line one\nline *two*", spans: ["line one\nline ", "I:two"]),
        Case(source: "* * *", spans: ["* * *"]),
        Case(source: "**a**b", spans: ["B:a", "b"]),
        Case(source: "*a**b*", spans: ["I:a**b"]),
    ]

    @Test(arguments: cases) func markdown(_ test: Case) {
        let spans = runs(Text(LocalizedStringKey(test.source))).map { run in
            var marks = ""
            if run.font.weight == 700 { marks += "B" }
            if run.font.isItalic { marks += "I" }
            if run.font.design == .monospaced { marks += "C" }
            if run.strikethrough != nil { marks += "S" }
            if run.color != runs(Text(verbatim: "x"))[0].color { marks += "L" }
            return marks.isEmpty ? run.text : marks + ":" + run.text
        }
        #expect(spans == test.spans)
    }

    @Test func argumentsAreNeverMarkdown() {
        let stars = "**x**"
        let found = runs(Text("**\(stars)** and \(3) *\(4)*"))
        #expect(found.map(\.text) == ["**x**", " and 3 ", "4"])
        #expect(found.map(\.font.weight) == [700, 400, 400])
        #expect(found.map(\.font.isItalic) == [false, false, true])
    }

    @Test func interpolatedTextsKeepTheirLook() {
        let found = runs(Text("a \(Text("b").bold()) c \(Text("d").foregroundColor(.red))"))
        #expect(found.map(\.text) == ["a ", "b", " c ", "d"])
        #expect(found[1].font.weight == 700)
        #expect(found[3].color != found[0].color)
    }

    // MARK: Modifiers

    @Test func modifiersReachTheRun() {
        let run = runs(
            Text(verbatim: "x").font(.title).fontWeight(.heavy).italic().kerning(1).baselineOffset(2).underline()
                .strikethrough(color: .red).monospacedDigit())[0]
        #expect(run.font.size == 28 && run.font.weight == 800 && run.font.isItalic && run.font.monospacedDigits)
        #expect(run.tracking == 1 && run.baselineOffset == 2)
        #expect(run.underline == run.color && run.strikethrough != nil && run.strikethrough != run.color)
    }

    @Test func innerWins() {
        #expect(runs(Text(verbatim: "x").font(.title).font(.caption))[0].font.size == 28)
        #expect(runs(Text(verbatim: "x").bold(false).bold())[0].font.weight == 400)
        let joined = (Text(verbatim: "a").font(.title) + Text(verbatim: "b")).font(.caption)
        #expect(runs(joined).map(\.font.size) == [28, 12])
        #expect(runs(Text(verbatim: "x").kerning(1).tracking(3))[0].tracking == 3)
    }

    @Test func boldIsAtLeastBold() {
        #expect(runs(Text(verbatim: "x").bold())[0].font.weight == 700)
        #expect(runs(Text(verbatim: "x").fontWeight(.black).bold())[0].font.weight == 900)
        #expect(runs(Text(verbatim: "x").font(.headline))[0].font.weight == 600)
        #expect(runs(Text(verbatim: "x").font(.headline.weight(.light)))[0].font.weight == 300)
    }

    @Test func neighboursOfOneLookAreOneRun() {
        #expect(runs(Text(verbatim: "a") + Text(verbatim: "b") + Text(verbatim: "c")).map(\.text) == ["abc"])
        #expect(runs(Text(verbatim: "a") + Text(verbatim: "b").bold()).map(\.text) == ["a", "b"])
    }

    @Test func surroundingsAreTaken() {
        var environment = environment
        environment.font = .caption
        environment.fonts.weight = .bold
        environment.tracking = 2
        environment.textCase = .uppercase
        environment.lineLimit = 2
        let styled = Text(verbatim: "straße").styledText(in: environment)
        #expect(styled.runs[0].text == "STRASSE")
        #expect(styled.runs[0].font.size == 12 && styled.runs[0].font.weight == 700)
        #expect(styled.runs[0].tracking == 2 && styled.lineLimit == 2)
    }

    @Test func dynamicTypeScalesStylesOnly() {
        var environment = environment
        environment.fonts.dynamicTypeSize = .accessibility5
        #expect(Text(verbatim: "x").styledText(in: environment).runs[0].font.size == 53)
        #expect(Text(verbatim: "x").font(.system(size: 20)).styledText(in: environment).runs[0].font.size == 20)
        let custom = Text(verbatim: "x").font(.custom("Foo", size: 34)).styledText(in: environment).runs[0].font
        #expect(custom.size == 106 && custom.family == "Foo")
        let fixed = Text(verbatim: "x").font(.custom("Foo", fixedSize: 34)).styledText(in: environment).runs[0].font
        #expect(fixed.size == 34)
        for style in Font.TextStyle.allCases {
            var last = 0.0
            for size in DynamicTypeSize.allCases {
                let font = Font.system(style).resolve(in: FontContext(dynamicTypeSize: size))
                #expect(font.size >= last)
                last = font.size
            }
        }
    }

    @Test func equality() {
        let name = "Ann"
        let texts = [
            Text("a"), Text("b"), Text(verbatim: "a"), Text("\(1)"), Text("\(2)"), Text("\(name)"), Text("a").bold(),
            Text("a") + Text("b"), Text("a").foregroundColor(.red), Text("a").foregroundColor(.blue),
            Text(0.5, format: .percent), Text(0.6, format: .percent),
            Text(Date(timeIntervalSince1970: 0), style: .date),
        ]
        let again = [
            Text("a"), Text("b"), Text(verbatim: "a"), Text("\(1)"), Text("\(2)"), Text("\(name)"), Text("a").bold(),
            Text("a") + Text("b"), Text("a").foregroundColor(.red), Text("a").foregroundColor(.blue),
            Text(0.5, format: .percent), Text(0.6, format: .percent),
            Text(Date(timeIntervalSince1970: 0), style: .date),
        ]
        for (i, a) in texts.enumerated() {
            for (j, b) in again.enumerated() { #expect((a == b) == (i == j), "\(i) \(j)") }
        }
    }

    // MARK: Values

    @Test func formats() {
        #expect(read(Text(1234, format: .number)) == "1,234")
        #expect(read(Text(12.5, format: .currency(code: "USD"))) == "$12.50")
        #expect(read(Text("total \(12.5, format: .currency(code: "EUR"))")) == "total €12.50")
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 3
        formatter.locale = Locale(identifier: "en_US")
        #expect(read(Text(NSNumber(value: 1.5), formatter: formatter)) == "1.500")
    }

    @Test func dates() {
        let date = Date(timeIntervalSince1970: 1_000_000 + 3600 * 2 + 60 * 23)
        #expect(read(Text(date, style: .relative)) == "2 hours, 23 minutes")
        #expect(read(Text(date, style: .timer)) == "2:23:00")
        #expect(read(Text(date, style: .offset)) == "-2 hours")
        #expect(read(Text(date, style: .date)) == "January 12, 1970")
        #expect(read(Text(date, style: .time)).hasPrefix("4:09"))
        #expect(read(Text(timerInterval: date...date.addingTimeInterval(90))) == "1:30")
        #expect(Text(date, style: .date).nextChange(after: date) == nil)
        #expect(Text("x \(date, style: .timer)").nextChange(after: date) == date.addingTimeInterval(1))
    }

    @Test func attributedStrings() {
        var string = AttributedString("red")
        string.foregroundColor = .red
        string.font = .title
        let found = runs(Text(AttributedString("plain ") + string))
        #expect(found.map(\.text) == ["plain ", "red"])
        #expect(found[1].font.size == 28 && found[1].color != found[0].color)
    }

    @Test func keysAreFormats() {
        let key: LocalizedStringKey = "\(1) of \(2.5) for 100%"
        #expect(
            key
                == LocalizedStringKey(
                    stringInterpolation: {
                        var interpolation = LocalizedStringKey.StringInterpolation(
                            literalCapacity: 0, interpolationCount: 0)
                        interpolation.appendInterpolation(1)
                        interpolation.appendLiteral(" of ")
                        interpolation.appendInterpolation(2.5)
                        interpolation.appendLiteral(" for 100%")
                        return interpolation
                    }()))
        #expect(read(Text(key)) == "1 of 2.500000 for 100%")
    }

    @Test func markdownInAttributedStrings() throws {
        let found = runs(Text(try AttributedString(markdown: "a **b** [c](https://example.com) `d`")))
        #expect(found.map(\.text) == ["a ", "b", " ", "c", " ", "d"])
        #expect(found[1].font.weight == 700 && found[5].font.design == .monospaced)
        #expect(found[3].color != found[0].color)
    }

    @Test func localizedStrings() {
        let count = 1234
        #expect(String(localized: "\(count) rows", locale: Locale(identifier: "de_DE")) == "1.234 rows")
        #expect(String(localized: "plain 100%") == "plain 100%")
        #expect(String(localized: "key", defaultValue: "value \(2)") == "value 2")
        let resource: LocalizedStringResource = "from \(count)"
        let text = Text(resource)
        #expect(read(text) == "from 1,234")
    }
}
