import Alidade
import AlidadeLayout
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct LazyGridTests {
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
