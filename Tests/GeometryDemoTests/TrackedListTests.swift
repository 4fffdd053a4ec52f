import Alidade
import SwiftUI
import Testing

@MainActor struct TrackedListTests {
    struct OffsetKey: PreferenceKey {
        static let defaultValue: [CGFloat] = [0]
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
            value.append(contentsOf: nextValue())
        }
    }

    struct Tracked<Content: View>: View {
        @Binding var offset: CGFloat
        let content: Content

        var body: some View {
            GeometryReader { outer in
                List {
                    ZStack {
                        GeometryReader { inner in
                            Color.clear.preference(
                                key: OffsetKey.self,
                                value: [outer.frame(in: .global).minY - inner.frame(in: .global).minY])
                        }
                        VStack { content }
                    }
                }
                .onPreferenceChange(OffsetKey.self) { offset = $0[0] }
            }
        }
    }

    struct Page: View {
        @State private var offset: CGFloat = 0

        var body: some View {
            Tracked(offset: $offset, content: ForEach(0..<100) { _ in Text("at \(offset)") })
        }
    }

    /// The number that a row prints.
    static func number(_ string: String) -> Double? { string.split(separator: " ").last.flatMap { Double($0) } }

    @Test(arguments: [1.0, 2.0])
    func everyPrintedOffsetRisesByWhatWasScrolled(scale: Double) throws {
        let exhibit = Exhibit(Page(), width: 390, height: 844, scale: scale)
        exhibit.settle()
        let rest = try #require(exhibit.strings.first.flatMap(Self.number))
        var scrolled = 0.0
        for distance in [1, 60, 7, 120, 500, -33, -60] as [Double] {
            exhibit.scroll(y: distance, at: CGPoint(x: 195, y: 400))
            scrolled += distance
            let printed = Set(exhibit.strings.compactMap(Self.number))
            #expect(printed == [rest + scrolled], "one number, the new one, in the frame of the scroll")
            #expect(exhibit.strings.count > 10)
        }
        #expect(exhibit.host.warnings.messages == [])
    }

    @Test func rowsMoveByWhatTheyPrint() throws {
        let exhibit = Exhibit(Page(), width: 390, height: 844)
        exhibit.settle()
        let before = try #require(exhibit.lines.first)
        exhibit.scroll(y: 5, at: CGPoint(x: 195, y: 400))
        let after = try #require(exhibit.lines.first)
        #expect(before.origin.y - after.origin.y == 5)
    }
}
