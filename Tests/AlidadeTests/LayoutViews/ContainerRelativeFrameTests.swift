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
