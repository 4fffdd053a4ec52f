import Alidade
import Foundation
import Testing

@MainActor struct EventScriptTests {
    @Test func aScriptHasOneActionALineOrSeveralBetweenSemicolons() throws {
        let script = try EventScript(
            parsing: """
                # opening
                resize 320x480; scroll 100,200 0,-30
                click 10.5,20;; drag 1,2 3,4
                move 7,8
                type "a; \\"b\\""
                type plain text ; wait 0.25
                """)
        #expect(
            script.actions == [
                .resize(CGSize(width: 320, height: 480)),
                .scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -30)),
                .click(CGPoint(x: 10.5, y: 20)), .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)),
                .move(CGPoint(x: 7, y: 8)), .type("a; \"b\""), .type("plain text"), .wait(0.25),
            ])
    }

    nonisolated static let keys: [(String, KeyEquivalent, EventModifiers)] = [
        ("key a", "a", []), ("key A", "a", .shift), ("key ctrl+a", "a", .control),
        ("key ctrl+shift+left", .leftArrow, [.control, .shift]), ("key ctrl++", "+", .control), ("key +", "+", []),
        ("key Tab", .tab, []), ("key f1", KeyEquivalent("\u{F704}"), []),
    ]

    @Test(arguments: keys)
    func keysHaveNamesAndModifiers(text: String, key: KeyEquivalent, modifiers: EventModifiers) throws {
        #expect(try EventScript(parsing: text).actions == [.key(key, modifiers)])
    }

    @Test(arguments: [
        ("wait 1\nscroll 10", "line 2, \"scroll 10\": expected scroll X,Y DX,DY"),
        ("click a,b", "line 1, \"click a,b\": \"a,b\" is no pair of numbers; expected click X,Y"),
        ("resize -1x5", "line 1, \"resize -1x5\": lengths cannot be negative"),
        ("wait -1", "line 1, \"wait -1\": expected wait SECONDS, from 0 to 86400"),
        ("wait nan", "line 1, \"wait nan\": expected wait SECONDS, from 0 to 86400"),
        ("type \"open", "line 1, \"type \"open\": the closing quote is missing"),
        (
            "press 1,1",
            "line 1, \"press 1,1\": no such event; there are resize, scroll, click, drag, move, key, type and wait"
        ),
    ])
    func aMistakeIsNamedWithItsLine(text: String, message: String) {
        #expect(throws: EventScript.Mistake.self) { try EventScript(parsing: text) }
        do {
            _ = try EventScript(parsing: text)
        } catch {
            #expect("\(error)" == message)
        }
    }

    @Test func aScriptClicksScrollsAndWaits() throws {
        struct Sample: View {
            @State private var count = 0
            @State private var late = false
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20).onTapGesture { count += 1 }
                    Text("\(count)").frame(height: 20)
                    ScrollView {
                        Color.blue.frame(height: 500)
                    }
                }
            }
        }
        let stage = TestStage(Sample(), width: 100, height: 140)
        let player = EventPlayer(host: stage.host)
        player.run(try EventScript(parsing: "click 50,10; click 50,10; scroll 50,90 0,35.5; wait 2"))
        #expect(stage.texts == ["2"])
        let report = stage.host.report()
        #expect(report.nodes.last?.frame == CGRect(x: 0, y: 4.5, width: 100, height: 500))
        #expect(abs(stage.host.now - 2.23) < 0.1)
    }
}
