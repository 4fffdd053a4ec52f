import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct PageSlideTests {
    private final class Route: ObservableObject {
        @Published var path: [Int] = []
    }

    private struct Pages: View {
        @ObservedObject var route: Route

        var body: some View {
            NavigationStack(path: $route.path) {
                Color(red: 1, green: 0, blue: 0)
                    .ignoresSafeArea()
                    .navigationTitle("Root")
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationDestination(for: Int.self) { number in
                        Color(red: 0, green: 0, blue: number == 1 ? 1 : 0.5)
                            .ignoresSafeArea()
                            .navigationTitle("Page \(number)")
                            .navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let navy = Color(red: 0, green: 0, blue: 0.5)

    private func stage(_ route: Route, isMirrored: Bool = false) -> TestStage {
        let stage = TestStage(
            Pages(route: route).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), width: 300,
            height: 600)
        stage.frame()
        return stage
    }

    /// How far a slide that began at 0 is after some time.
    private func away(_ time: Double) -> Double {
        1
            - UnitCurve.bezier(
                startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.2, y: 1)
            ).value(at: time / 0.35)
    }

    @Test func aPushSlidesOverThePageBelow() throws {
        let route = Route()
        let stage = stage(route)
        route.path = [1]
        stage.frame()
        let start = stage.host.now
        // Layout has the new page alone, at its place, from the first frame.
        #expect(stage.frames("Color") == [CGRect(x: 0, y: 0, width: 300, height: 600)])
        var last = 1.0
        for _ in 0..<8 {
            stage.frame()
            let away = self.away(stage.host.now - start)
            #expect(away < last)
            last = away
            let (upper, lower) = (try #require(stage.shown(blue)), try #require(stage.shown(red)))
            #expect(abs(Double(upper.rect.minX) - 300 * away) < 0.01)
            #expect(abs(Double(lower.rect.minX) + 100 * (1 - away)) < 0.01)
            // They do not overlap.
            #expect(abs(lower.seen.maxX - upper.seen.minX) < 0.01)
            #expect(upper.rect.minY == 0 && upper.rect.height == 600)
            let shade = try #require(stage.shown.first { $0.color.alpha < 1 && $0.color.red == 0 })
            #expect(abs(Double(shade.color.alpha) - 0.1 * (1 - away)) < 0.001)
            if stage.host.now - start > 0.1, stage.host.now - start < 0.12 { stage.picture("push") }
        }
        stage.wait(0.3)
        #expect(stage.shown(red) == nil)
        #expect(stage.shown(blue)?.rect.minX == 0)
        #expect(stage.host.nextDeadline == nil)
        stage.host.statistics.reset()
        #expect(stage.frame().damage.isEmpty)
        #expect(stage.host.statistics.bodies == 0)
    }

    @Test func noBodyRunsWhileItSlides() {
        let route = Route()
        let stage = stage(route)
        route.path = [1]
        stage.frame()
        stage.host.statistics.reset()
        for _ in 0..<8 { stage.frame() }
        #expect(stage.host.statistics.bodies == 0 && stage.host.statistics.measures == 0)
    }

    @Test func aPopUncoversThePageBelow() throws {
        let route = Route()
        let stage = stage(route)
        route.path = [1]
        stage.frame()
        stage.wait(1)
        route.path = []
        stage.frame()
        let start = stage.host.now
        #expect(stage.shown(blue)?.rect.minX == 0)
        for _ in 0..<5 { stage.wait(1.0 / 60) }
        let away = 1 - self.away(stage.host.now - start)
        #expect(abs(Double(try #require(stage.shown(blue)).rect.minX) - 300 * away) < 0.01)
        #expect(abs(Double(try #require(stage.shown(red)).rect.minX) + 100 * (1 - away)) < 0.01)
        stage.wait(0.4)
        #expect(stage.shown(blue) == nil && stage.shown(red)?.rect.minX == 0)
    }

    @Test func fromRightToLeftItIsMirrored() throws {
        let route = Route()
        let stage = stage(route, isMirrored: true)
        route.path = [1]
        for _ in 0..<6 { stage.frame() }
        let (upper, lower) = (try #require(stage.shown(blue)), try #require(stage.shown(red)))
        #expect(upper.rect.minX < -1 && lower.rect.minX > 1)
        #expect(abs(lower.seen.minX - upper.seen.maxX) < 0.01)
    }

    @Test func aPopBeforeThePageHasArrivedTurnsItBack() throws {
        let route = Route()
        let stage = stage(route)
        route.path = [1]
        for _ in 0..<5 { stage.frame() }
        let before = try #require(stage.shown(blue)).rect.minX
        #expect(before > 5)
        route.path = []
        let now = stage.host.now
        _ = stage.host.frame(at: now)
        // Nothing jumps.
        #expect(abs(try #require(stage.shown(blue)).rect.minX - before) < 0.01)
        #expect(abs(try #require(stage.shown(red)).rect.minX + (300 - before) / 3) < 0.01)
        stage.wait(1)
        #expect(stage.shown(blue) == nil && stage.shown(red)?.rect.minX == 0)
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func aSecondPushSlidesOverTheFirst() throws {
        let route = Route()
        let stage = stage(route)
        route.path = [1]
        for _ in 0..<4 { stage.frame() }
        let before = try #require(stage.shown(blue)).rect.minX
        route.path = [1, 2]
        _ = stage.host.frame(at: stage.host.now)
        #expect(abs(try #require(stage.shown(blue)).rect.minX - before) < 0.01)
        for _ in 0..<3 { stage.frame() }
        let middle = try #require(stage.shown(navy)).rect.minX
        #expect(middle > 0 && middle < 300)
        // Back again: the page in the middle is a view once more, wherever it is.
        route.path = [1]
        _ = stage.host.frame(at: stage.host.now)
        #expect(abs(try #require(stage.shown(navy)).rect.minX - middle) < 0.01)
        #expect(stage.shown(blue) != nil)
        stage.wait(1)
        #expect(stage.shown(navy) == nil && stage.shown(red) == nil && stage.shown(blue)?.rect.minX == 0)
    }

    @Test func withoutAnimationsItChangesAtOnce() {
        let route = Route()
        let stage = stage(route)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { route.path = [1] }
        stage.frame()
        #expect(stage.shown(red) == nil && stage.shown(blue)?.rect.minX == 0)
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func whatIsPushedBeforeTheFirstFrameIsThereAtOnce() {
        let route = Route()
        route.path = [1]
        let stage = TestStage(Pages(route: route), width: 300, height: 600)
        #expect(stage.shown(red) == nil && stage.shown(blue)?.rect.minX == 0)
    }

    @Test func inAnAnimatedUpdateItSlidesTheSameWay() throws {
        let route = Route()
        let stage = stage(route)
        withAnimation(.linear(duration: 5)) { route.path = [1] }
        stage.frame()
        let start = stage.host.now
        for _ in 0..<5 { stage.frame() }
        let shown = try #require(stage.shown(blue))
        #expect(abs(Double(shown.rect.minX) - 300 * away(stage.host.now - start)) < 0.01)
        #expect(shown.opacity == 1)
    }

    @Test func theBarsFadeIntoEachOther() throws {
        struct Marked: View {
            @ObservedObject var route: Route
            var body: some View {
                NavigationStack(path: $route.path) {
                    Text("Root")
                        .toolbar { ToolbarItem(placement: .principal) { Color.green.frame(width: 40, height: 20) } }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Page")
                                .toolbar { ToolbarItem { Color.orange.frame(width: 20, height: 20) } }
                        }
                }
            }
        }
        let route = Route()
        let stage = TestStage(Marked(route: route), width: 300, height: 600)
        stage.frame()
        route.path = [1]
        stage.frame()
        let start = stage.host.now
        for _ in 0..<4 { stage.frame() }
        let away = self.away(stage.host.now - start)
        let (button, title) = (try #require(stage.shown(.orange)), try #require(stage.shown(.green)))
        // The button stays where it will be, the title moves with the page below.
        #expect(button.rect == CGRect(x: 264, y: 12, width: 20, height: 20))
        #expect(abs(button.opacity - (1 - away)) < 0.001)
        #expect(abs(Double(title.rect.minX) - (130 - 100 * (1 - away))) < 0.01)
        #expect(abs(title.opacity - away) < 0.001)
    }

    @Test func pressesGoToTheNewPageAtOnce() {
        struct Counted: View {
            @ObservedObject var route: Route
            let log: Log
            var body: some View {
                NavigationStack(path: $route.path) {
                    Button("Below") { log.note("below") }.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .navigationDestination(for: Int.self) { _ in Button("Above") { log.note("above") } }
                }
            }
        }
        let (route, log) = (Route(), Log())
        let stage = TestStage(Counted(route: route, log: log), width: 300, height: 600)
        stage.frame()
        let middle = CGPoint(x: 150, y: 322)
        stage.click(middle.x, middle.y)
        route.path = [1]
        stage.frame()
        stage.click(middle.x, middle.y)
        #expect(log.entries == ["below", "above"])
    }
}
