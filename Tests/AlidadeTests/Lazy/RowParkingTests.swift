import Alidade
import Foundation
import Observation
import Testing

/// What rows keep while they are out of sight. The stage is 200 by 200 points, rows are 50 high.
@MainActor
@Suite struct RowParkingTests {
    enum Container: CaseIterable { case list, stack, grid }

    final class Model: ObservableObject {
        @Published var count = 0
        nonisolated(unsafe) static var live = 0
        init() { Self.live += 1 }
        deinit { Self.live -= 1 }
    }

    struct Counter: View {
        let name: Int
        @State private var count = 0
        @StateObject private var model = Model()
        @GestureState private var isHeld = false
        var body: some View {
            Text(verbatim: "\(name):\(count):\(model.count)").frame(maxWidth: .infinity).frame(height: 50)
                .contentShape(Rectangle())
                .onTapGesture {
                    count += 1
                    model.count += 2
                }
        }
    }

    struct Modified: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            content.frame(height: 50).overlay(alignment: .trailing) {
                Text(verbatim: "m\(count)").frame(width: 40, height: 50).contentShape(Rectangle())
                    .onTapGesture { count += 1 }
            }
        }
    }

    struct Rows: View {
        let container: Container
        @State var rows: [Int]
        var give: (Binding<[Int]>) -> Void = { _ in }

        var body: some View {
            let _ = give($rows)
            switch container {
            case .list:
                List { ForEach(rows, id: \.self) { Counter(name: $0).listRowInsets(EdgeInsets()) } }.listStyle(.plain)
            case .stack:
                ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Counter(name: $0).padding(0) } } }
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) {
                        ForEach(rows, id: \.self) { Counter(name: $0) }
                    }
                }
            }
        }
    }

    private func stage(_ container: Container, _ count: Int = 1000) -> (TestStage, () -> Binding<[Int]>) {
        var rows: Binding<[Int]>?
        let stage = TestStage(Rows(container: container, rows: Array(0..<count)) { rows = $0 })
        return (stage, { rows ?? .constant([]) })
    }

    @Test(arguments: Container.allCases)
    func stateAndObjectsAreKept(_ container: Container) {
        let (stage, _) = stage(container)
        stage.click(80, 75)
        #expect(stage.texts.contains("1:1:2"))
        stage.scroll(20_000)
        #expect(stage.texts.allSatisfy { $0.hasSuffix(":0:0") })
        stage.scroll(-20_000)
        #expect(stage.texts.contains("1:1:2"))
        stage.click(80, 75)
        #expect(stage.texts.contains("1:2:4"))
        #expect(stage.texts.filter { $0.hasSuffix(":0:0") }.count == stage.texts.count - 1)
    }

    @Test(arguments: Container.allCases)
    func stateGoesWithItsElement(_ container: Container) {
        let (stage, rows) = stage(container)
        stage.click(80, 75)
        stage.scroll(20_000)
        rows().wrappedValue.removeAll { $0 == 1 }
        stage.frame()
        rows().wrappedValue.insert(1, at: 1)
        stage.frame()
        stage.scroll(-40_000)
        #expect(stage.texts.contains("1:0:0"))
    }

    @Test(arguments: Container.allCases)
    func stateFollowsItsElement(_ container: Container) {
        let (stage, rows) = stage(container)
        stage.click(80, 75)
        stage.scroll(20_000)
        rows().wrappedValue.insert(contentsOf: 2000..<2010, at: 0)
        stage.frame()
        rows().wrappedValue.move(fromOffsets: [11], toOffset: 900)
        stage.frame()
        stage.scroll(-40_000)
        #expect(!stage.texts.contains { $0.hasSuffix(":1:2") })
        rows().wrappedValue.move(fromOffsets: [899], toOffset: 0)
        stage.frame()
        #expect(stage.texts.contains("1:1:2"))
    }

    @Test(arguments: Container.allCases)
    func aRowInSightMovedFarKeepsItsState(_ container: Container) {
        let (stage, rows) = stage(container)
        stage.click(80, 75)
        rows().wrappedValue.move(fromOffsets: [1], toOffset: 900)
        stage.frame()
        stage.scroll(899 * 50)
        #expect(stage.texts.contains("1:1:2"))
    }

    @Test func modifiersOfTheRowKeepTheirState() {
        let stage = TestStage(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").modifier(Modified()) }
                }
            })
        let place = stage.frames("Text")[3]
        stage.click(place.midX, place.midY)
        #expect(stage.texts.contains("m1"))
        stage.scroll(20_000)
        #expect(!stage.texts.contains("m1"))
        stage.scroll(-20_000)
        #expect(stage.texts.filter { $0 == "m1" }.count == 1)
    }

    struct Inner: View {
        @State private var count = 0
        var body: some View {
            Text(verbatim: "i\(count)").frame(height: 50).onTapGesture { count += 1 }
        }
    }

    struct Outer: View {
        var body: some View { HStack { Inner() } }
    }

    @Test func whatIsFurtherInBeginsAnew() {
        let stage = TestStage(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Outer() } } })
        stage.click(100, 25)
        #expect(stage.texts.contains("i1"))
        stage.scroll(20_000)
        stage.scroll(-20_000)
        #expect(!stage.texts.contains("i1"))
    }

    struct Sides: View {
        @State var isOdd = false
        let give: (Binding<Bool>) -> Void
        var body: some View {
            let _ = give($isOdd)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { row in
                        if isOdd { Counter(name: row) } else { Counter(name: -row) }
                    }
                }
            }
        }
    }

    @Test func stateIsNeverThatOfAnotherView() {
        var side: Binding<Bool>?
        let stage = TestStage(Sides { side = $0 })
        stage.click(80, 75)
        #expect(stage.texts.contains("-1:1:2"))
        stage.scroll(20_000)
        side?.wrappedValue = true
        stage.frame()
        stage.scroll(-20_000)
        #expect(stage.texts.contains("1:0:0"))
    }

    @Test func objectsOfRowsGoWithTheList() {
        let before = Model.live
        do {
            let (stage, _) = stage(.list, 200)
            for _ in 0..<40 { stage.scroll(200) }
            #expect(Model.live > before + 100)
        }
        // Those in sight last may stay a little.
        #expect(Model.live < before + 10)
    }

    @Test func aListKeepsTheStateOfSoManyRows() {
        let before = Model.live
        let (stage, rows) = stage(.stack, 100)
        for _ in 0..<30 { stage.scroll(200) }
        #expect(Model.live >= before + 90)
        rows().wrappedValue = Array(500..<510)
        stage.frame()
        #expect(Model.live <= before + 10)
    }

    final class Token {
        nonisolated(unsafe) static var live = 0
        init() { Self.live += 1 }
        deinit { Self.live -= 1 }
    }

    struct Thin: View {
        @State private var token = Token()
        var body: some View { Color.red.frame(height: token === token ? 1 : 2) }
    }

    @Test func ofSoManyRowsAtMostStateIsKept() {
        let stage = TestStage(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Thin() } } })
        for _ in 0..<52 { stage.scroll(200) }
        #expect(Token.live > 10_000)
        #expect(Token.live < 10_300)
    }
}
