import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct MatchedGeometryTests {
    private struct Pair: View {
        @Namespace private var space
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @State var follows = true

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 30)
                    .matchedGeometryEffect(id: "one", in: space)
                Color.blue.matchedGeometryEffect(
                    id: "one", in: space, properties: properties, anchor: anchor, isSource: !follows
                )
                .frame(width: 60, height: 60)
                Color.green.frame(width: 10, height: 10)
            }
            .onTapGesture { follows.toggle() }
        }
    }

    @Test func followerIsWhereTheSourceIs() {
        let stage = TestStage(Pair(), width: 110, height: 60)
        #expect(
            stage.leaves == [
                CGRect(x: 0, y: 15, width: 40, height: 30), CGRect(x: 0, y: 15, width: 40, height: 30),
                CGRect(x: 100, y: 25, width: 10, height: 10),
            ])
        stage.resize(130, 80)
        #expect(stage.leaves[1] == CGRect(x: 10, y: 25, width: 40, height: 30))
    }

    @Test func positionOnly() {
        let stage = TestStage(Pair(properties: .position, anchor: .topLeading), width: 110, height: 60)
        #expect(stage.leaves[1] == CGRect(x: 0, y: 15, width: 60, height: 60))
    }

    @Test func sizeOnly() {
        let stage = TestStage(Pair(properties: .size, anchor: .bottomTrailing), width: 110, height: 60)
        #expect(stage.leaves[1] == CGRect(x: 60, y: 30, width: 40, height: 30))
    }

    @Test func twoSourcesAreOneTooMany() {
        let stage = TestStage(Pair(follows: false), width: 110, height: 60)
        #expect(stage.leaves[1] == CGRect(x: 40, y: 0, width: 60, height: 60))
        #expect(stage.host.warnings.messages.count == 1)
        stage.click(5, 30)
        #expect(stage.leaves[1] == CGRect(x: 0, y: 15, width: 40, height: 30))
    }

    @Test func aSourceThatFollowsItselfEnds() {
        struct Loop: View {
            @Namespace private var space
            var body: some View {
                Color.red.frame(width: 10, height: 10)
                    .matchedGeometryEffect(id: 1, in: space)
                    .padding(5)
                    .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading, isSource: false)
            }
        }
        let stage = TestStage(Loop(), width: 100, height: 100)
        #expect(stage.leaves.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    }
}
