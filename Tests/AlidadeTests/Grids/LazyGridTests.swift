import Alidade
import AlidadeLayout
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct LazyGridTests {
    private func lazyPayload(_ stage: TestStage) -> LazyPayload? {
        var found: LazyPayload?
        stage.visit { if let payload = stage.host.payload(of: $0) as? LazyPayload { found = payload } }
        return found
    }

    @Test func tracksOfThePublishedExample() {
        let stage = TestStage(
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 20) }
            }, width: 200, height: 100)
        #expect(stage.leaves.map(\.minX) == [0, 78, 143, 0, 78])
        #expect(stage.leaves.map(\.width) == [70, 57, 57, 70, 57])
        #expect(Set(stage.leaves.map(\.minY)) == [26, 54])
    }

    @Test func lineIsAsHighAsItsHighestCell() {
        let stage = TestStage(
            LazyVGrid(columns: [GridItem(), GridItem(alignment: .topLeading)], spacing: 2) {
                Color.red.frame(height: 50)
                Color.blue.frame(width: 10, height: 10)
                Color.green.frame(width: 20, height: 20)
                Color.red.frame(maxHeight: .infinity)
            }, width: 108, height: 72)
        #expect(
            stage.leaves == [
                CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 58, y: 0, width: 10, height: 10),
                CGRect(x: 15, y: 52, width: 20, height: 20), CGRect(x: 58, y: 52, width: 50, height: 20),
            ])
    }

    @Test func anotherWidthAnotherNumberOfColumns() {
        let stage = TestStage(
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
                    ForEach(0..<6, id: \.self) { _ in Color.red.frame(height: 20) }
                }
            }, width: 120, height: 200)
        #expect(stage.leaves.map(\.minX) == [0, 40, 80, 0, 40, 80])
        stage.resize(80, 200)
        #expect(stage.leaves.map(\.minX) == [0, 40, 0, 40, 0, 40])
        #expect(stage.leaves.map(\.minY) == [0, 0, 20, 20, 40, 40])
    }

    @Test func growsToTheSide() {
        let stage = TestStage(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))], spacing: 5) {
                    ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 25) }
                }
            }, width: 100, height: 58)
        #expect(
            stage.leaves.prefix(3) == [
                CGRect(x: 0, y: 0, width: 25, height: 30), CGRect(x: 0, y: 38, width: 25, height: 20),
                CGRect(x: 30, y: 0, width: 25, height: 30),
            ])
    }

    @Test func cellsKeepTheirStateWhereTheyStay() {
        struct Cell: View {
            @State private var isBlue = false
            var body: some View {
                Color.red.frame(width: isBlue ? 5 : 10, height: 10).onTapGesture { isBlue.toggle() }
            }
        }
        struct Content: View {
            @State private var count = 3
            var body: some View {
                VStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Cell() }
                    }
                    Color.green.frame(width: 40, height: 10).onTapGesture { count += 1 }
                }
            }
        }
        let stage = TestStage(Content(), width: 40, height: 30)
        stage.click(10, 5)
        #expect(stage.leaves.map(\.width) == [5, 10, 10, 40])
        stage.click(20, 25)
        #expect(stage.leaves.map(\.width) == [5, 10, 10, 10, 40])
    }

    @Test(arguments: [1_000, 1_000_000]) func onlyLinesNearTheViewportExist(count: Int) throws {
        let stage = TestStage(
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 4), spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
                }
            }, width: 100, height: 100)
        let grid = try #require(lazyPayload(stage))
        // Five lines in sight, one that the estimate of the first frame asked for, and one of margin.
        #expect(grid.builtCount <= 7 * 4)
        #expect(stage.leaves.count == grid.builtCount)
        #expect(stage.frames("LazyVGrid").first?.height == CGFloat(count / 4 * 20))
        stage.scroll(CGFloat(count) * 2 + 10, at: 50, 50)
        #expect(grid.builtCount <= 8 * 4)
        let seen = stage.leaves.filter { $0.minY < 100 && $0.maxY > 0 }
        #expect(seen.count == 6 * 4)
        #expect(Set(seen.map(\.minX)) == [0, 25, 50, 75])
        #expect(Set(seen.map(\.minY)) == [-10, 10, 30, 50, 70, 90])
        stage.resize(50, 100)
        #expect(grid.builtCount <= 8 * 4)
        #expect(stage.host.warnings.messages == [])
    }

    @Test func aMillionIdentifiableElementsOfAnyCollection() throws {
        struct Numbers: RandomAccessCollection {
            let startIndex = 5
            let endIndex = 1_000_005
            subscript(index: Int) -> String { "n\(index)" }
        }
        let log = LogOf<String>()
        let stage = TestStage(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(10))], spacing: 0) {
                    ForEach(Numbers(), id: \.self) { name in
                        let _ = log.note(name)
                        Color.red.frame(width: 20)
                    }
                }
            }, width: 100, height: 28)
        #expect(try #require(lazyPayload(stage)).builtCount <= 7 * 2)
        #expect(log.entries.count <= 7 * 2 + 1)
        #expect(
            stage.leaves.prefix(2) == [
                CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 18, width: 20, height: 10),
            ])
    }

    @Test func sectionsBeginALine() {
        let stage = TestStage(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                    Section {
                        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Color.blue.frame(height: 10)
                    } footer: {
                        Color.green.frame(width: 50, height: 5)
                    }
                    Section { Color.red.frame(height: 20) }
                }
            }, width: 100, height: 200)
        #expect(
            stage.leaves == [
                CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 10, width: 50, height: 20),
                CGRect(x: 50, y: 10, width: 50, height: 20), CGRect(x: 0, y: 30, width: 50, height: 20),
                CGRect(x: 25, y: 50, width: 50, height: 5), CGRect(x: 0, y: 55, width: 50, height: 20),
            ])
    }

    @Test func headersStayAtTheTopWhileTheirSectionIsInSight() {
        let stage = TestStage(
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { _ in
                        Section {
                            ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Blue().frame(height: 30)
                        }
                    }
                }
            }, width: 100, height: 100)
        #expect(stage.frames("Blue").first == CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.scroll(500, at: 50, 50)
        #expect(stage.frames("Blue") == [CGRect(x: 0, y: 0, width: 100, height: 30)])
        // The first section is 30 + 50 · 20 high: 10 points of it are left.
        stage.scroll(520, at: 50, 50)
        #expect(stage.frames("Blue").map(\.minY) == [-20, 10])
        stage.scroll(20, at: 50, 50)
        #expect(stage.frames("Blue").last?.minY == 0)
    }

    @Test func anElementOfSeveralViewsFillsSeveralCells() {
        struct Content: View {
            @State private var isShown = true
            var body: some View {
                LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.red.frame(height: 20)
                        if isShown || index == 1 { Color.blue.frame(height: 10) }
                    }
                }
                .onTapGesture { isShown.toggle() }
            }
        }
        let stage = TestStage(Content(), width: 100, height: 60)
        #expect(stage.leaves.map(\.minX) == [0, 50, 0, 50, 0, 50])
        #expect(stage.leaves.map(\.midY) == [10, 10, 30, 30, 50, 50])
        stage.click(10, 10)
        #expect(stage.leaves.map(\.minX) == [0, 50, 0, 50])
        #expect(stage.leaves.map(\.midY) == [20, 20, 40, 40])
    }

    @Test func scrollsToACell() {
        struct Content: View {
            var body: some View {
                ScrollViewReader { reader in
                    ScrollView {
                        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                            ForEach(0..<1000, id: \.self) { _ in Color.red.frame(height: 20) }
                        }
                    }
                    .onTapGesture { reader.scrollTo(401, anchor: .top) }
                }
            }
        }
        let stage = TestStage(Content(), width: 100, height: 100)
        stage.click(50, 50)
        for _ in 0..<5 { stage.frame() }
        #expect(stage.frames("LazyVGrid").first?.minY == -4000)
    }

    @Test func stateStaysWithACellThatMovesToAnotherLine() {
        struct Cell: View {
            @State private var isBlue = false
            var body: some View {
                Color.red.frame(width: isBlue ? 5 : 10, height: 10).onTapGesture { isBlue.toggle() }
            }
        }
        struct Content: View {
            @State private var cells = [2, 3, 4]
            var body: some View {
                VStack(spacing: 0) {
                    LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                        ForEach(cells, id: \.self) { _ in Cell() }
                    }
                    Color.green.frame(width: 40, height: 10).onTapGesture { cells.insert(cells[0] - 1, at: 0) }
                }
            }
        }
        let stage = TestStage(Content(), width: 40, height: 30)
        stage.click(30, 5)
        #expect(stage.leaves.map(\.width) == [10, 5, 10, 40])
        stage.click(20, 25)
        #expect(stage.leaves.map(\.width) == [10, 10, 5, 10, 40])
        #expect(stage.leaves[2] == CGRect(x: 7.5, y: 10, width: 5, height: 10))
    }

    @Test func badLengthsWarnOnce() {
        let stage = TestStage(
            LazyVGrid(columns: [GridItem(.fixed(-5)), GridItem(.adaptive(minimum: .nan))], spacing: .infinity) {
                Color.red
                Color.blue
            }, width: 100, height: 100)
        #expect(stage.host.warnings.messages.count == 2)
        #expect(stage.leaves.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.minY.isFinite })
    }
}
