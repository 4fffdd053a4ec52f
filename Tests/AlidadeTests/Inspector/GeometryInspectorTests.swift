import Alidade
import Foundation
import Testing

@MainActor
@Suite struct GeometryInspectorTests {
    struct Readers: View {
        var body: some View {
            ScrollView {
                GeometryReader { _ in Color.red }.frame(height: 60)
                GeometryReader { _ in Color.red }.frame(height: 400)
                GeometryReader { _ in Color.red }.frame(height: 60)
            }
        }
    }

    static func press(_ key: KeyEquivalent, on stage: TestStage, _ modifiers: EventModifiers = []) {
        stage.host.send(.key(KeyEvent(key: key, characters: String(key.character), modifiers: modifiers)))
    }

    /// The texts drawn in the window, in drawing order.
    static func labels(_ frame: Frame) -> [String] {
        frame.items.compactMap { item in
            if case .text(let layout, _) = item.content { layout.string } else { nil }
        }
    }

    @Test func gOutlinesTheReadersThatCanBeSeen() {
        let stage = TestStage(Readers().geometryInspector(), width: 200, height: 200)
        #expect(Self.labels(stage.frame()).isEmpty)
        Self.press("g", on: stage)
        #expect(stage.host.needsFrame)
        #expect(Self.labels(stage.frame()) == ["200 × 60 at 0, 0", "200 × 400 at 0, 68"])
        Self.press("g", on: stage)
        #expect(Self.labels(stage.frame()).isEmpty)
    }

    @Test func outlinesFollowScrollsAndResizes() {
        let stage = TestStage(Readers().geometryInspector(), width: 200, height: 200)
        Self.press("g", on: stage)
        stage.frame()
        stage.host.send(
            .scroll(ScrollEvent(position: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 20.5))))
        #expect(Self.labels(stage.frame()) == ["200 × 60 at 0, -20.5", "200 × 400 at 0, 47.5"])
        stage.host.send(.resize(CGSize(width: 150, height: 200)))
        #expect(Self.labels(stage.frame()) == ["150 × 60 at 0, -20.5", "150 × 400 at 0, 47.5"])
    }

    @Test func labelsOfReadersThatBeginAtOnePlaceStandBelowEachOther() throws {
        let view = GeometryReader { _ in
            GeometryReader { _ in
                GeometryReader { _ in Color.red }.frame(height: 50)
            }
            .frame(height: 100)
        }
        let stage = TestStage(view.geometryInspector(), width: 200, height: 200)
        Self.press("g", on: stage)
        let frame = stage.frame()
        #expect(Self.labels(frame) == ["200 × 200 at 0, 0", "200 × 100 at 0, 0", "200 × 50 at 0, 0"])
        let tops = frame.items.compactMap { item -> CGFloat? in
            if case .text(_, let origin) = item.content { origin.y } else { nil }
        }
        #expect(tops == [1, 17, 33])
    }

    @Test func elsewhereTheKeyIsAKey() {
        let stage = TestStage(Readers(), width: 200, height: 200)
        Self.press("g", on: stage)
        #expect(!stage.host.inspector.isOn)
        let other = TestStage(Readers().geometryInspector(), width: 200, height: 200)
        Self.press("g", on: other, .control)
        Self.press("h", on: other)
        #expect(!other.host.inspector.isOn)
    }

    @Test func aViewThatTakesTheKeyKeepsIt() {
        let log = Log()
        let stage = TestStage(
            VStack {
                GeometryReader { _ in Color.red }
                Button("Go") { log.note("go") }.keyboardShortcut("g", modifiers: [])
            }
            .geometryInspector())
        Self.press("g", on: stage)
        #expect(log.entries == ["go"])
        #expect(!stage.host.inspector.isOn)
    }

    @Test(arguments: [[], .capsLock, .shift] as [EventModifiers])
    func capitalsAreTheSameKey(modifiers: EventModifiers) {
        let stage = TestStage(Readers().geometryInspector())
        stage.key("g", modifiers, characters: "G")
        #expect(stage.host.inspector.isOn)
        stage.key("g", .control)
        #expect(stage.host.inspector.isOn)
    }

    @Test func itGoesWithTheViewThatAskedForIt() {
        struct Page: View {
            let give: (Binding<Bool>) -> Void
            @State var isThere = true
            var body: some View {
                let _ = give($isThere)
                if isThere { Readers().geometryInspector() } else { Readers() }
            }
        }
        var isThere: Binding<Bool>?
        let stage = TestStage(Page { isThere = $0 }, width: 200, height: 200)
        Self.press("g", on: stage)
        #expect(stage.host.inspector.isOn)
        isThere?.wrappedValue = false
        stage.frame()
        stage.frame()
        #expect(!stage.host.inspector.isOn)
        #expect(Self.labels(stage.frame()).isEmpty)
    }
}
