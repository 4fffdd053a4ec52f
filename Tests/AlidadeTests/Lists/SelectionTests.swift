import Alidade
import Foundation
import Testing

/// Selecting rows. Rows are 44 points high, the stage 200 by 440.
@MainActor
@Suite struct SelectionTests {
    struct Single: View {
        @State var chosen: Int?
        let give: (Binding<Int?>) -> Void
        var body: some View {
            let _ = give($chosen)
            List(0..<50, id: \.self, selection: $chosen) { Text(verbatim: "\($0)") }
        }
    }

    struct Several: View {
        @State var chosen: Set<Int> = []
        let give: (Binding<Set<Int>>) -> Void
        var body: some View {
            let _ = give($chosen)
            List(selection: $chosen) {
                Section("Numbers") { ForEach(0..<50, id: \.self) { Text(verbatim: "\($0)") } }
            }
        }
    }

    private func rowMiddle(_ row: Int) -> CGFloat { CGFloat(row) * 44 + 22 }

    @Test func aClickSelects() {
        var chosen: Binding<Int?>?
        let stage = TestStage(Single { chosen = $0 }, width: 200, height: 440)
        stage.click(150, rowMiddle(3))
        #expect(chosen?.wrappedValue == 3)
        stage.click(150, rowMiddle(5))
        #expect(chosen?.wrappedValue == 5)
    }

    @Test func keysMoveTheSelectionAndShowIt() {
        var chosen: Binding<Int?>?
        let stage = TestStage(Single { chosen = $0 }, width: 200, height: 440)
        stage.click(150, rowMiddle(3))
        stage.key(.downArrow)
        #expect(chosen?.wrappedValue == 4)
        stage.key(.upArrow)
        stage.key(.upArrow)
        #expect(chosen?.wrappedValue == 2)
        stage.key(.end)
        #expect(chosen?.wrappedValue == 49)
        #expect(stage.texts.last == "49")
        stage.key(.home)
        #expect(chosen?.wrappedValue == 0)
        #expect(stage.texts.first == "0")
        stage.key(.pageDown)
        #expect(chosen?.wrappedValue == 9)
    }

    @Test func controlAndShiftSelectSeveral() {
        var chosen: Binding<Set<Int>>?
        let stage = TestStage(Several { chosen = $0 }, width: 200, height: 440)
        let header = stage.frames("Text")[1].midY - 22
        func click(_ row: Int, _ modifiers: EventModifiers) {
            for phase in [PointerEvent.Phase.down, .up] {
                stage.host.send(
                    .pointer(
                        PointerEvent(
                            phase: phase, position: CGPoint(x: 150, y: header + rowMiddle(row)), modifiers: modifiers,
                            time: stage.host.now)))
            }
            stage.frame()
        }
        click(2, [])
        #expect(chosen?.wrappedValue == [2])
        click(4, .control)
        #expect(chosen?.wrappedValue == [2, 4])
        click(2, .control)
        #expect(chosen?.wrappedValue == [4])
        click(4, [])
        click(6, .shift)
        #expect(chosen?.wrappedValue == [4, 5, 6])
        click(3, .shift)
        #expect(chosen?.wrappedValue == [3, 4])
        stage.key(.downArrow, .shift)
        #expect(chosen?.wrappedValue == [4])
        stage.key("a", .control)
        #expect(chosen?.wrappedValue.count == 50)
    }

    enum Fruit: String, CaseIterable { case apple, pear, plum }

    struct Tagged: View {
        @State var chosen: Fruit? = .pear
        let give: (Binding<Fruit?>) -> Void
        var body: some View {
            let _ = give($chosen)
            List(selection: $chosen) {
                Text("Apple").tag(Fruit.apple)
                Button("Pear") {}.tag(Fruit.pear)
                Text("No").selectionDisabled()
                Text("Plum").tag(Fruit.plum)
            }
        }
    }

    @Test func tagsNameRows() {
        var chosen: Binding<Fruit?>?
        let stage = TestStage(Tagged { chosen = $0 }, width: 200, height: 440)
        stage.click(150, rowMiddle(0))
        #expect(chosen?.wrappedValue == .apple)
        stage.click(150, rowMiddle(2))
        #expect(chosen?.wrappedValue == .apple)
        stage.key(.downArrow)
        stage.key(.downArrow)
        #expect(chosen?.wrappedValue == .plum)
    }

    struct Tree: Identifiable {
        let id: String
        var children: [Tree]?
    }

    struct Outline: View {
        @State var chosen: String?
        let give: (Binding<String?>) -> Void
        let data = [
            Tree(id: "a", children: [Tree(id: "a1"), Tree(id: "a2", children: [Tree(id: "a2x")])]), Tree(id: "b"),
        ]
        var body: some View {
            let _ = give($chosen)
            List(data, children: \.children, selection: $chosen) { Text(verbatim: $0.id) }
        }
    }

    @Test func outlinesFoldByKeys() {
        var chosen: Binding<String?>?
        let stage = TestStage(Outline { chosen = $0 }, width: 200, height: 440)
        #expect(stage.texts == ["a", "b"])
        stage.click(100, 22)
        #expect(chosen?.wrappedValue == "a")
        stage.key(.rightArrow)
        #expect(stage.texts == ["a", "a1", "a2", "b"])
        stage.key(.downArrow)
        stage.key(.downArrow)
        #expect(chosen?.wrappedValue == "a2")
        stage.key(.rightArrow)
        #expect(stage.texts == ["a", "a1", "a2", "a2x", "b"])
        stage.key(.downArrow)
        stage.key(.downArrow)
        #expect(chosen?.wrappedValue == "b")
        stage.click(100, 22)
        stage.key(.leftArrow)
        #expect(stage.texts == ["a", "b"])
    }
}
