import Alidade
import Foundation
import SwiftUI
import Testing

/// A plain string takes a short way to its look; a modifier that changes nothing sends it the long way.
@MainActor
struct PlainTextTests {
    nonisolated static let count = 16
    static let looks: [(String, @MainActor (AnyView) -> any View)] = [
        ("nothing", { $0 }),
        ("a font", { $0.font(.largeTitle.bold().italic()) }),
        ("a weight", { $0.fontWeight(.black) }),
        ("bold", { $0.bold() }),
        ("a colour", { $0.foregroundStyle(.red) }),
        (
            "a gradient",
            { $0.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) }
        ),
        ("dark", { $0.environment(\.colorScheme, .dark) }),
        ("large", { $0.dynamicTypeSize(.accessibility3) }),
        ("lines", { $0.lineLimit(2).lineSpacing(7).truncationMode(.middle) }),
        ("room", { $0.lineLimit(3, reservesSpace: true) }),
        ("right to left", { $0.environment(\.layoutDirection, .rightToLeft) }),
        ("tracking", { $0.tracking(3).baselineOffset(2) }),
        ("underlined", { $0.underline(true, color: .red).strikethrough() }),
        ("shrinking", { $0.minimumScaleFactor(0.5).multilineTextAlignment(.trailing).lineLimit(1) }),
        ("capitals", { $0.textCase(.uppercase) }),
        ("placeholder", { $0.redacted(reason: .placeholder) }),
    ]

    @Test(arguments: 0..<count) func bothWaysLookAlike(index: Int) {
        let (name, look) = Self.looks[index]
        func items(_ text: Text) -> [DisplayItem] {
            TestStage(AnyView(look(AnyView(text.frame(width: 90)))), width: 300).frame().items
        }
        let short = items(Text("Words that wrap, and more"))
        #expect(!short.isEmpty)
        #expect(short == items(Text("Words that wrap, and more").font(nil)), "\(name)")
        #expect(short == items(Text(verbatim: "Words that wrap, and more")), "\(name)")
        #expect(short != items(Text("Other words")), "\(name)")
    }

    /// A plain string may follow a text that had Markdown or pictures, and the other way round.
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
