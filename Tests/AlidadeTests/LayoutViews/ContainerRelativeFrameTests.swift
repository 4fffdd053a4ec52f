import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct ContainerRelativeFrameTests {
    @Test func windowWithoutItsSafeArea() {
        let stage = TestStage(
            Color.red.containerRelativeFrame([.horizontal, .vertical]).fixedSize(), width: 200, height: 100,
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(stage.leaves == [CGRect(x: 0, y: 20, width: 200, height: 80)])
        stage.resize(100, 60)
        #expect(stage.leaves == [CGRect(x: 0, y: 20, width: 100, height: 40)])
    }

    @Test func partsOfAScrollView() {
        let stage = TestStage(
            ScrollView(.horizontal) {
                HStack(spacing: 6) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
                    Color.blue.containerRelativeFrame(.horizontal, count: 3, spacing: 6)
                }
            }.frame(width: 150, height: 40), width: 200, height: 100)
        #expect(stage.leaves.map(\.width) == [98, 46])
        #expect(stage.leaves.map(\.minX) == [25, 129])
    }

    @Test func followsTheScrollViewsSize() {
        let stage = TestStage(
            ScrollView { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 } }, width: 100,
            height: 100)
        #expect(stage.leaves.map(\.height) == [50])
        stage.resize(100, 60)
        #expect(stage.leaves.map(\.height) == [30])
    }

    /// Across, a scroll view is as large as its content, which must not ask it for its size in a circle.
    @Test func acrossAScrollView() {
        let column = TestStage(
            ScrollView { Color.red.frame(height: 50).containerRelativeFrame(.horizontal) }, width: 300, height: 200)
        #expect(column.leaves == [CGRect(x: 0, y: 0, width: 300, height: 50)])
        column.resize(200, 200)
        #expect(column.leaves == [CGRect(x: 0, y: 0, width: 200, height: 50)])
        let row = TestStage(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { _ in Color.red.containerRelativeFrame([.horizontal, .vertical]) }
                }
            }, width: 300, height: 200)
        #expect(row.leaves.map(\.size) == Array(repeating: CGSize(width: 300, height: 200), count: 3))
    }

    /// A scroll view's frame is what bars and paddings leave; they are not taken off again.
    @Test func barsAreTakenOffOnce() {
        let padded = TestStage(
            ScrollView { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) }
                .safeAreaPadding(.horizontal, 20), width: 300, height: 200)
        #expect(padded.leaves.map(\.width) == [260])
        let barred = TestStage(
            ScrollView { Color.red.containerRelativeFrame(.vertical) }
                .safeAreaInset(edge: .top, spacing: 0) { Spacer().frame(height: 50) }, width: 300, height: 200)
        #expect(barred.leaves.map(\.height) == [150])
    }

    @Test func alignment() {
        let stage = TestStage(
            Color.red.frame(width: 10, height: 10)
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing),
            width: 100, height: 80)
        #expect(stage.leaves == [CGRect(x: 90, y: 70, width: 10, height: 10)])
    }

    @Test func lazyRowsKnowTheirContainerAtOnce() {
        let stage = TestStage(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { _ in Color.red.containerRelativeFrame(.vertical) { l, _ in l / 4 } }
                }
            }, width: 100, height: 100)
        #expect(Set(stage.leaves.map(\.height)) == [25])
        #expect(stage.leaves.count < 10)
    }
}
