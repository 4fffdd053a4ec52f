import Alidade
import Foundation
import SwiftUI
import Testing

/// A source that comes in another's stead within `withAnimation` moves from where that was.
@MainActor @Suite struct HeroMoveTests {
    private struct Card: View {
        @Namespace private var space
        @State var isLarge = false
        var body: some View {
            ZStack(alignment: .topLeading) {
                if isLarge {
                    Blue().matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 200)
                        .transition(.identity)
                } else {
                    Red().matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 40)
                        .transition(.identity)
                        .padding(.leading, 50)
                }
                Green().frame(width: 10, height: 10)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
    }

    @Test func movesAndGrowsFromTheOldPlace() {
        let stage = TestStage(Card())
        #expect(stage.frames("Red") == [R(50, 0, 20, 40)])
        stage.click(5, 5)
        #expect(stage.frames("Red") == [])
        #expect(stage.frames("Blue").first == R(50, 0, 20, 40))
        stage.wait(0.5)
        #expect(isClose(stage.frames("Blue").first, R(25, 0, 60, 120)))
        stage.wait(0.25)
        #expect(isClose(stage.frames("Blue").first, R(12.5, 0, 80, 160)))
        stage.wait(0.5)
        #expect(stage.frames("Blue").first == R(0, 0, 100, 200))
        #expect(stage.host.animations.nextTick == nil)
    }

    @Test func turnsAroundOnItsWay() {
        let stage = TestStage(Card())
        stage.click(5, 5)
        stage.wait(0.5)
        stage.click(5, 5)
        #expect(isClose(stage.frames("Red").first, R(25, 0, 60, 120)))
        stage.wait(0.5)
        #expect(isClose(stage.frames("Red").first, R(37.5, 0, 40, 80)))
        stage.wait(1)
        #expect(stage.frames("Red").first == R(50, 0, 20, 40))
    }

    @Test func withoutAnAnimationItJumps() {
        struct Jump: View {
            @Namespace private var space
            @State var isLarge = false
            var body: some View {
                ZStack {
                    if isLarge {
                        Blue().matchedGeometryEffect(id: 1, in: space)
                    } else {
                        Red().matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                    }
                }
                .onTapGesture { isLarge.toggle() }
            }
        }
        let stage = TestStage(Jump())
        stage.click(100, 100)
        #expect(stage.frames("Blue") == [R(0, 0, 200, 200)])
        #expect(stage.host.animations.nextTick == nil)
    }

    /// The picture of the view that leaves goes along, as large as the one that comes.
    @Test func theOldPictureGoesAlong() throws {
        struct Fade: View {
            @Namespace private var space
            @State var isLarge = false
            var body: some View {
                ZStack(alignment: .topLeading) {
                    if isLarge {
                        Blue().matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 100)
                    } else {
                        Red().fill(.red).matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                    }
                    Green().frame(width: 10, height: 10)
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
                }
                .frame(width: 200, height: 200, alignment: .topLeading)
            }
        }
        let stage = TestStage(Fade())
        stage.click(5, 5)
        stage.wait(0.5)
        let bounds = stage.frame().items.map(\.bounds)
        #expect(bounds.contains { isClose($0, R(0, 0, 60, 60)) || abs($0.width - 60) < 1.5 })
    }

    /// The mark under the chosen tab: a follower whose source becomes another.
    @Test func aFollowerMovesToItsNewSource() {
        struct Tabs: View {
            @Namespace private var space
            @State var chosen = 0
            var body: some View {
                ZStack {
                    HStack(spacing: 0) {
                        ForEach(0..<2, id: \.self) { index in
                            Red().frame(width: 50, height: 20).matchedGeometryEffect(id: index, in: space)
                                .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
                        }
                    }
                    Blue().allowsHitTesting(false).matchedGeometryEffect(id: chosen, in: space, isSource: false)
                }
            }
        }
        let stage = TestStage(Tabs(), width: 100, height: 20)
        #expect(stage.frames("Blue") == [R(0, 0, 50, 20)])
        stage.click(75, 10)
        #expect(stage.frames("Blue") == [R(50, 0, 50, 20)])
        #expect(stage.host.animations.nextTick != nil)
    }

    private func isClose(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 2
    }
}
