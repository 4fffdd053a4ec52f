import Alidade
import SwiftUI
import Testing

/// A list lets go of the data that it no longer shows.
@MainActor @Suite struct LazyReleaseTests {
    final class Token {}

    struct Rows: RandomAccessCollection {
        let token: Token
        var startIndex: Int { 0 }
        var endIndex: Int { 50 }
        subscript(index: Int) -> Int { index }
    }

    final class Knobs {
        var set: (Rows) -> Void = { _ in }
    }

    struct Subject: View {
        let knobs: Knobs
        let isStack: Bool
        @State private var rows = Rows(token: Token())

        var body: some View {
            let _ = knobs.set = { rows = $0 }
            if isStack {
                ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("\($0)") } } }
            } else {
                List { ForEach(rows, id: \.self) { Text("\($0)") } }
            }
        }
    }

    @Test(arguments: [true, false]) func dataThatWasReplacedIsReleased(_ isStack: Bool) {
        let knobs = Knobs()
        let stage = TestStage(Subject(knobs: knobs, isStack: isStack), width: 200, height: 300)
        stage.frame()
        weak var shown: Token?
        do {
            let token = Token()
            shown = token
            knobs.set(Rows(token: token))
        }
        stage.frame()
        #expect(shown != nil)
        stage.scroll(53)
        knobs.set(Rows(token: Token()))
        stage.frame()
        stage.frame()
        #expect(shown == nil)
    }
}
