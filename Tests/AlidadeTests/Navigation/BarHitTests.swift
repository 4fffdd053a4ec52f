import Alidade
import AlidadeText
import Foundation
import Testing

/// Buttons in bars take presses in at least 44 by 44 points.
@MainActor
struct BarHitTests {
    private struct Page: View {
        let log: Log
        var body: some View {
            NavigationStack {
                Color.white
                    .onTapGesture { log.note("page") }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem {
                            Button {
                                log.note("first")
                            } label: {
                                Color.red.frame(width: 10, height: 10)
                            }
                        }
                        ToolbarItem {
                            Button {
                                log.note("second")
                            } label: {
                                Color.blue.frame(width: 10, height: 10)
                            }
                        }
                        ToolbarItem(placement: .bottomBar) {
                            Button {
                                log.note("below")
                            } label: {
                                Color.green.frame(width: 10, height: 10)
                            }
                        }
                    }
            }
        }
    }

    // The glyphs are at x 342 and 364, y 17, 10 points wide; the bar below is 44 points above the window's end.
    @Test(arguments: [
        (CGPoint(x: 379, y: 22), "second"), (CGPoint(x: 379, y: 1), "second"), (CGPoint(x: 389, y: 43), "second"),
        (CGPoint(x: 357, y: 22), "first"), (CGPoint(x: 340, y: 40), "first"), (CGPoint(x: 356, y: 22), "first"),
        (CGPoint(x: 360, y: 22), "second"), (CGPoint(x: 320, y: 22), nil), (CGPoint(x: 379, y: 46), "page"),
    ])
    func thePressGoesToTheNearest(_ point: CGPoint, _ expected: String?) {
        let log = Log()
        let stage = TestStage(Page(log: log), width: 390, height: 800)
        stage.click(point.x, point.y)
        #expect(log.entries == (expected.map { [$0] } ?? []))
    }

    @Test func inTheBarBelowToo() throws {
        let log = Log()
        let stage = TestStage(Page(log: log), width: 390, height: 800)
        let glyph = try #require(stage.shown(.green)).rect
        stage.click(glyph.midX + 20, glyph.midY - 18)
        #expect(log.entries == ["below"])
    }

    @Test func aPressIsGivenUpOutside() {
        let log = Log()
        let stage = TestStage(Page(log: log), width: 390, height: 800)
        stage.press(379, 22)
        stage.move(379, 80)
        stage.release(379, 80)
        #expect(log.entries == [])
    }
}
