import SwiftUI
import Testing

/// A reader above a red box in a scroll view.
@MainActor struct OverlapTests {
    struct Problem: View {
        var body: some View {
            ScrollView {
                GeometryReader { Blue(width: $0.size.width) }
                Red()
            }
        }
    }

    struct Cure: View {
        @State private var height: CGFloat = 0

        var body: some View {
            ScrollView {
                GeometryReader { outer in
                    Blue(width: outer.size.width)
                        .background {
                            GeometryReader { inner in
                                Color.clear.preference(key: HeightKey.self, value: inner.size.height)
                            }
                        }
                }
                .frame(height: height)
                .onPreferenceChange(HeightKey.self) { height = $0 }
                Red()
            }
        }
    }

    /// Here the key's reduce keeps the first value, as the article's does.
    struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
    }

    struct Blue: View {
        let width: CGFloat
        var body: some View {
            Rectangle().frame(maxWidth: .infinity).frame(height: width / 2).foregroundStyle(.blue)
        }
    }

    struct Red: View {
        var body: some View {
            Rectangle().frame(maxWidth: .infinity).frame(height: 100).foregroundStyle(.red)
        }
    }

    @Test func withoutTheCureRedCoversBlue() throws {
        let exhibit = Exhibit(Problem(), width: 390, height: 844)
        #expect(exhibit.rects(.blue) == [CGRect(x: 0, y: 0, width: 390, height: 195)])
        #expect(exhibit.rects(.red) == [CGRect(x: 0, y: 18, width: 390, height: 100)])
        #expect(exhibit.boxes.map(\.rect.minY) == [0, 18], "red is drawn over blue")
    }

    @Test func withTheCureRedFollowsBlueFromTheFirstFrame() {
        let exhibit = Exhibit(Cure(), width: 390, height: 844)
        #expect(exhibit.rects(.blue) == [CGRect(x: 0, y: 0, width: 390, height: 195)])
        #expect(exhibit.rects(.red) == [CGRect(x: 0, y: 203, width: 390, height: 100)])
        #expect(exhibit.settle() == 0, "the first frame is the last")
    }

    @Test(arguments: [1, 100, 389, 391, 431, 1200, 3000] as [CGFloat])
    func everyWidthIsRightInTheFrameOfItsResize(width: CGFloat) {
        let exhibit = Exhibit(Cure(), width: 390, height: 844)
        exhibit.settle()
        let before = exhibit.frames
        exhibit.resize(width: width, height: 2000)
        #expect(exhibit.frames == before + 1)
        #expect(exhibit.rects(.blue) == [CGRect(x: 0, y: 0, width: width, height: width / 2)])
        #expect(exhibit.rects(.red) == [CGRect(x: 0, y: width / 2 + 8, width: width, height: 100)])
        #expect(!exhibit.host.needsFrame, "one resize is one paint")
    }

    @Test func aDragThroughFiveHundredWidthsNeverShowsAnOldHeight() {
        let exhibit = Exhibit(Cure(), width: 390, height: 844)
        exhibit.settle()
        for step in 0..<500 {
            // Up and down, in steps that are no whole numbers of anything.
            let width = CGFloat(390 + (step * 37) % 411)
            exhibit.resize(width: width, height: 844)
            #expect(exhibit.rects(.red).map(\.minY) == [width / 2 + 8])
            #expect(!exhibit.host.needsFrame)
        }
        #expect(exhibit.host.warnings.messages == [])
    }
}
