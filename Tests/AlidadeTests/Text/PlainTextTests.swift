import AlidadeText
import Foundation
import Testing

@testable import Alidade

/// The short way for a plain string gives what the long one gives.
@MainActor
struct PlainTextTests {
    /// Surroundings by name, and whether a plain string needs no more than one run in them.
    static let surroundings: [(String, Bool, @MainActor (inout EnvironmentValues) -> Void)] = [
        ("nothing", true, { _ in }),
        ("a font", true, { $0.font = .largeTitle.bold().italic() }),
        ("a weight", true, { $0.known.fontWeight = .black }),
        ("bold", true, { $0.known.isBold = true }),
        (
            "a colour", true,
            { $0.known.foreground = [_ResolvedStyle(DisplayColor(red: 1, green: 0, blue: 0, alpha: 1))] }
        ),
        ("dark", true, { $0.colorScheme = .dark }),
        ("large", true, { $0.dynamicTypeSize = .accessibility3 }),
        (
            "lines", true,
            {
                $0.lineLimit = 2; $0.lineSpacing = 7; $0.truncationMode = .middle
            }
        ),
        (
            "room", true,
            {
                $0.known.reservesSpace = true; $0.known.leastLines = 3
            }
        ),
        ("right to left", true, { $0.layoutDirection = .rightToLeft }),
        (
            "tracking", true,
            {
                $0.known.tracking = 3; $0.known.baselineOffset = 2
            }
        ),
        ("underlined", true, { $0.known.underline = Text.LineStyle(pattern: .solid, color: .red) }),
        (
            "shrinking", true,
            {
                $0.minimumScaleFactor = 0.5; $0.multilineTextAlignment = .trailing
            }
        ),
        ("capitals", false, { $0.textCase = .uppercase }),
    ]

    @Test(arguments: surroundings.indices) func bothWaysAgree(index: Int) throws {
        let (name, isSimple, change) = Self.surroundings[index]
        var environment = EnvironmentValues()
        change(&environment)
        let long = Text(verbatim: "Words").styledText(in: environment.textEnvironment)
        guard isSimple else {
            #expect(environment.plainText == nil, "\(name)")
            return
        }
        var short = try #require(environment.plainText, "\(name)")
        short.runs[0].text = "Words"
        #expect(short == long, "\(name)")
        // A copy that changes knows it.
        var other = environment
        other.known.tracking += 5
        #expect(other.plainText?.runs[0].tracking != short.runs[0].tracking)
        environment.known.tracking += 5
        #expect(environment.plainText?.runs[0].tracking == other.plainText?.runs[0].tracking)
    }

    @Test func aGradientTakesTheLongWay() {
        var environment = EnvironmentValues()
        environment.known.foreground = [
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)._resolve(
                in: environment.styleContext)
        ]
        #expect(environment.plainText == nil)
    }

    /// A plain string may follow a text that ticked, had Markdown or pictures, and the other way round.
    @Test func looksFollowEachOther() {
        final class Knob { var next: (() -> Void)? }
        struct Changing: View {
            let knob: Knob
            @State private var turn = 0
            var body: some View {
                let _: Void = knob.next = { turn += 1 }
                [
                    Text("plain"), Text("**bold**"), Text(verbatim: "**bold**"),
                    Text("a \(Image(systemName: "star"))"),
                ][turn % 4]
            }
        }
        let knob = Knob()
        let stage = TestStage(Changing(knob: knob), width: 300)
        var seen: [String] = []
        for _ in 0..<5 {
            seen.append(stage.texts.first ?? "")
            knob.next?()
            stage.frame()
        }
        #expect(seen == ["plain", "bold", "**bold**", "a ", "plain"])
    }
}
