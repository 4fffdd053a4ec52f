import Alidade
import AlidadeLayout
import SwiftUI
import Testing

/// Boxes of one colour share what they draw, and nobody can tell.
@MainActor @Suite struct SharedColorTests {
    final class Knobs {
        var set: (Color, Bool) -> Void = { _, _ in }
    }

    struct Boxes: View {
        let knobs: Knobs
        @State private var second = Color.blue
        @State private var isThere = true

        var body: some View {
            let _ =
                knobs.set = {
                    second = $0
                    isThere = $1
                }
            HStack(spacing: 0) {
                Color.blue.frame(width: 10, height: 10)
                second.frame(width: 10, height: 10)
                if isThere { Color.blue.frame(width: 10, height: 10) }
                Color.blue.frame(width: 10, height: 10).environment(\.colorScheme, .dark)
            }
        }
    }

    /// The colours that are painted, from left to right.
    static func colors(_ items: [DisplayItem]) -> [DisplayColor] {
        var found: [(x: Double, color: DisplayColor)] = []
        func collect(_ items: [DisplayItem]) {
            for item in items {
                switch item.content {
                case .fill(_, .color(let color)): found.append((Double(item.bounds.minX), color))
                case .group(_, let inside), .scroll(_, _, let inside): collect(inside)
                default: break
                }
            }
        }
        collect(items)
        return found.sorted { $0.x < $1.x }.map(\.color)
    }

    static func stage() -> (TestStage, Knobs) {
        let knobs = Knobs()
        return (TestStage(Boxes(knobs: knobs), width: 100, height: 20), knobs)
    }

    static let light = Color.blue.resolve(in: .light)
    static let dark = Color.blue.resolve(in: .dark)
    static let red = Color.red.resolve(in: .light)

    @Test func onlyTheBoxThatChangesChanges() {
        let (stage, knobs) = Self.stage()
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.light, Self.light, Self.dark])
        knobs.set(.red, true)
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.red, Self.light, Self.dark])
        knobs.set(.red, false)
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.red, Self.dark])
        knobs.set(.blue, true)
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.light, Self.light, Self.dark])
    }

    @Test func onlyTheBoxThatAnimatesAnimates() throws {
        let (stage, knobs) = Self.stage()
        stage.frame()
        withAnimation(.linear(duration: 1)) { knobs.set(.red, true) }
        stage.frame()
        stage.wait(0.5)
        let between = Self.colors(stage.frame().items)
        try #require(between.count == 4)
        #expect(between[0] == Self.light)
        #expect(between[1] != Self.light && between[1] != Self.red)
        #expect(between[2] == Self.light)
        stage.wait(1)
        stage.wait(0.1)
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.red, Self.light, Self.dark])
        // It can be shared no more, and still changes alone.
        knobs.set(.blue, true)
        #expect(Self.colors(stage.frame().items) == [Self.light, Self.light, Self.light, Self.dark])
    }

    /// A colour that no item shows is kept nowhere.
    @Test func coloursThatAreGoneAreForgotten() {
        let (stage, knobs) = Self.stage()
        stage.frame()
        let before = stage.host.sharedColorCount
        for step in 0..<100 {
            knobs.set(Color(white: Double(step) / 100), true)
            stage.frame()
        }
        #expect(stage.host.sharedColorCount <= before + 1)
    }
}
