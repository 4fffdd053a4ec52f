import Alidade
import Foundation
import Testing

/// Headers and footers that stay at the viewport's edge. The stage is 200 by 200 points.
@MainActor
@Suite struct PinnedTests {
    struct Sections: View {
        let pinned: PinnedScrollableViews
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { row in
                                Text(verbatim: "\(section).\(row)").frame(height: 30)
                            }
                        } header: {
                            Text(verbatim: "head \(section)").frame(height: 40)
                        } footer: {
                            Text(verbatim: "foot \(section)").frame(height: 20)
                        }
                    }
                }
            }
        }
    }

    /// What is red in a picture is drawn after the blue that it passes.
    @Test func aPinnedHeaderIsInFrontOfTheRows() {
        let stage = TestStage(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50, id: \.self) { _ in Color.blue.frame(height: 30) }
                    } header: {
                        Color.red.frame(height: 30)
                    }
                }
            })
        stage.scroll(75)
        let order = names(stage.fills)
        #expect(order.count > 5)
        #expect(order.last == "red")
        #expect(order.dropLast().allSatisfy { $0 == "blue" })
    }

    /// A row's background is drawn before its content, which was there first.
    @Test func aRowIsInFrontOfItsBackground() {
        let stage = TestStage(
            List {
                ForEach(0..<3, id: \.self) { _ in Color.blue.frame(height: 30).listRowBackground(Color.red) }
            })
        #expect(names(stage.fills) == ["red", "blue", "red", "blue", "red", "blue"])
    }

    /// Red and blue ones, in the order in which they are drawn.
    private func names(_ colors: [DisplayColor]) -> [String] {
        colors.compactMap { color in
            if color.red > 0.8, color.blue < 0.5 { return "red" }
            return color.blue > 0.8 && color.red < 0.3 ? "blue" : nil
        }
    }

    private func middle(_ text: String, _ stage: TestStage) -> CGFloat? {
        stage.texts.firstIndex(of: text).map { stage.frames("Text")[$0].midY }
    }

    // A section is 40 + 300 + 20 = 360 points.
    @Test(arguments: [(0.0, 20.0), (100, 20), (310, 20), (330, 10), (350, -10), (359.5, -19.5)])
    func aHeaderStaysUntilItsSectionEnds(offset: Double, centre: Double) {
        let stage = TestStage(Sections(pinned: .sectionHeaders))
        if offset > 0 { stage.scroll(offset) }
        #expect(middle("head 0", stage).map { abs(Double($0) - centre) < 0.01 } ?? false)
        if offset > 200 { #expect(middle("head 1", stage).map(Double.init) == Double(380 - offset)) }
    }

    @Test func withoutPinningItGoes() {
        let stage = TestStage(Sections(pinned: []))
        stage.scroll(250)
        #expect(middle("head 0", stage) == nil)
    }

    @Test func aFooterStaysAtTheEnd() {
        let stage = TestStage(Sections(pinned: [.sectionHeaders, .sectionFooters]))
        #expect(middle("foot 0", stage) == 190)
        stage.scroll(165)
        #expect(middle("foot 0", stage).map(Double.init) == Double(185))
        stage.scroll(200)
        #expect(middle("foot 1", stage) == 190)
        #expect(middle("head 1", stage) == 20)
    }

    @Test func farDownTheHeaderIsBuiltWithoutTheRowsBetween() {
        let stage = TestStage(Sections(pinned: .sectionHeaders))
        stage.scroll(360 * 12 + 200)
        #expect(middle("head 12", stage) == 20)
        #expect(stage.texts.count < 14)
        // It is in front of the rows that pass it.
        let last = stage.host.frame(at: 10).items
        #expect(!last.isEmpty)
    }

    @Test func rowsOfSectionsAreBuiltOneByOne() {
        let list = List {
            ForEach(0..<100, id: \.self) { section in
                Section("S\(section)") {
                    ForEach(0..<1000, id: \.self) { row in Text(verbatim: "\(section).\(row)") }
                }
            }
        }
        let stage = TestStage(list, width: 200, height: 400)
        #expect(stage.texts.count < 14)
        #expect(stage.texts.first == "S0")
        stage.scroll(44 * 2500)
        #expect(stage.texts.count < 15)
        #expect(stage.texts.first == "S2")
    }
}
