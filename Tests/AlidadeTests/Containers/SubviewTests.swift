import Alidade
import Foundation
import Testing

extension ContainerValues {
    fileprivate struct PinKey: ContainerValueKey { static let defaultValue = false }
    fileprivate var isPinned: Bool {
        get { self[PinKey.self] }
        set { self[PinKey.self] = newValue }
    }
}

@Observable private final class Model { var isReversed = false }

@MainActor struct SubviewTests {
    private struct Pair: View {
        var body: some View {
            Text("p")
            Text("q")
        }
    }

    @Test func allKindsOfContentBecomeSubviews() {
        let stage = TestStage(
            Group(
                subviews: Group {
                    Text("a")
                    Pair()
                    ForEach(0..<2) { Text("\($0)") }
                    if true { Text("z") }
                    EmptyView()
                }
            ) { subviews in
                VStack {
                    Text("\(subviews.count)")
                    ForEach(subviews) { $0 }
                }
            })
        #expect(stage.texts == ["6", "a", "p", "q", "0", "1", "z"])
    }

    @Test func valuesAreReadAndModifiersKept() {
        var pinned: [Bool] = []
        let stage = TestStage(
            Group(
                subviews: Group {
                    Text("a").containerValue(\.isPinned, true).padding(3)
                    ForEach(0..<2) { index in
                        Color.red.frame(width: 5, height: 5).containerValue(\.isPinned, index == 1)
                    }
                }
            ) { subviews in
                let _ = pinned = subviews.map(\.containerValues.isPinned)
                VStack(spacing: 0) { subviews.frame(width: 50) }
            }, width: 100, height: 100)
        #expect(pinned == [true, false, true])
        #expect(stage.frames("Color").map(\.width) == [5, 5])
    }

    @Test func aSubviewKeepsItsStateWhileItsPlaceChanges() {
        struct Counter: View {
            @State private var id = UUID()
            let report: (UUID) -> Void
            var body: some View {
                let _ = report(id)
                Text("c")
            }
        }
        struct Screen: View {
            let model: Model
            let report: (UUID) -> Void
            var body: some View {
                let isReversed = model.isReversed
                Group(
                    subviews: Group {
                        Counter(report: report); Text("b")
                    }
                ) { subviews in
                    VStack { ForEach(isReversed ? subviews.reversed() : Array(subviews)) { $0 } }
                }
            }
        }
        var seen: Set<UUID> = []
        let model = Model()
        let stage = TestStage(Screen(model: model) { seen.insert($0) })
        #expect(stage.texts == ["c", "b"])
        model.isReversed = true
        stage.frame()
        #expect(stage.texts == ["b", "c"])
        #expect(seen.count == 1)
    }

    @Test func sectionsHaveHeadersAndContent() {
        let stage = TestStage(
            VStack {
                ForEach(
                    sections: Group {
                        Text("alone")
                        Section("S") {
                            Text("c")
                            Text("d")
                        }
                    }
                ) { section in
                    section.header
                    Text("\(section.content.count)")
                }
            })
        #expect(stage.texts == ["1", "S", "2"])
    }
}
