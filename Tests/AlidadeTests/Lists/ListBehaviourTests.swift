import Alidade
import Foundation
import Testing

/// Sections, row buttons, groups and what lists bring with them. The stage is 300 by 440 points.
@MainActor
@Suite struct ListBehaviourTests {
    private func place(_ text: String, _ stage: TestStage) -> CGRect? {
        stage.texts.firstIndex(of: text).map { stage.frames("Text")[$0] }
    }

    @Test func aPlainListHoldsItsHeader() {
        let stage = TestStage(
            List {
                ForEach(0..<5, id: \.self) { section in
                    Section("Part \(section)") {
                        ForEach(0..<10, id: \.self) { Text(verbatim: "\(section).\($0)") }
                    }
                }
            }, width: 300, height: 440)
        let rest = place("Part 0", stage)?.minY
        stage.scroll(100)
        #expect(place("Part 0", stage)?.minY == rest)
        stage.scroll(10 * 44)
        #expect(place("Part 1", stage)?.minY == rest)
    }

    struct Folding: View {
        @State var isExpanded = true
        var body: some View {
            List {
                Section("Head", isExpanded: $isExpanded) { Text("Row") }
                Section("Other") { Text("Last") }
            }
            .listStyle(.sidebar)
        }
    }

    @Test func aSectionFoldsUp() {
        let stage = TestStage(Folding(), width: 300, height: 440)
        #expect(stage.texts == ["Head", "Row", "Other", "Last"])
        let head = place("Head", stage) ?? .zero
        stage.click(300 - 10 - 8 - 7, head.midY)
        for _ in 0..<40 { stage.frame() }
        #expect(stage.texts == ["Head", "Other", "Last"])
    }

    @Test func aClickAnywhereInARowWorksItsButton() {
        let log = Log()
        let stage = TestStage(
            List {
                Button("One") { log.note("one") }
                HStack {
                    Button("Left") { log.note("left") }
                    Button("Right") { log.note("right") }
                }
            }, width: 300, height: 440)
        stage.click(280, 22)
        #expect(log.entries == ["one"])
        // With two of them it is not clear which is meant.
        stage.click(280, 66)
        #expect(log.entries == ["one"])
        let left = place("Left", stage) ?? .zero
        stage.click(left.midX, left.midY)
        #expect(log.entries == ["one", "left"])
    }

    @Test func badgesStandAtTheEnd() {
        let stage = TestStage(
            List {
                Text("Inbox").badge(3)
                Text("Empty").badge(0)
            }, width: 300, height: 440)
        #expect(stage.texts == ["Inbox", "3", "Empty"])
        #expect(place("3", stage)?.maxX == 284)
        #expect(place("Inbox", stage)?.minX == 16)
    }

    @Test func aDisclosureGroupOutsideAList() {
        let stage = TestStage(
            VStack { DisclosureGroup("More") { Text("Inside") } }, width: 300, height: 440)
        #expect(stage.texts == ["More"])
        let label = place("More", stage) ?? .zero
        stage.click(label.midX, label.midY)
        for _ in 0..<40 { stage.frame() }
        #expect(stage.texts == ["More", "Inside"])
    }

    struct Styled: View {
        @State var isGrouped = false
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($isGrouped)
            List(0..<3, id: \.self) { Text(verbatim: "\($0)") }
                .environment(\.defaultMinListRowHeight, isGrouped ? 80 : 44)
        }
    }

    @Test func anotherRowHeightIsMeasuredAnew() {
        var isGrouped: Binding<Bool>?
        let stage = TestStage(Styled { isGrouped = $0 }, width: 300, height: 440)
        #expect((place("1", stage)?.midY ?? 0) - (place("0", stage)?.midY ?? 0) == CGFloat(44))
        isGrouped?.wrappedValue = true
        stage.frame()
        #expect((place("1", stage)?.midY ?? 0) - (place("0", stage)?.midY ?? 0) == CGFloat(80))
    }

    struct Extra: View {
        let isShown: Bool
        var body: some View {
            Text("Always")
            if isShown { Text("Sometimes") }
        }
    }

    struct Gathered: View {
        @State var isShown = false
        @State var other = 0
        let give: (Binding<Bool>, Binding<Int>) -> Void
        var body: some View {
            let _ = give($isShown, $other)
            List {
                Extra(isShown: isShown)
                Text(verbatim: "other \(other)")
            }
        }
    }

    @Test func viewsOfSeveralRowsStayWhenOthersChange() {
        var isShown: Binding<Bool>?
        var other: Binding<Int>?
        let stage = TestStage(
            Gathered {
                isShown = $0
                other = $1
            }, width: 300, height: 440)
        #expect(stage.texts == ["Always", "other 0"])
        other?.wrappedValue = 1
        stage.frame()
        #expect(stage.texts == ["Always", "other 1"])
        isShown?.wrappedValue = true
        stage.frame()
        #expect(stage.texts == ["Always", "Sometimes", "other 1"])
    }
}
