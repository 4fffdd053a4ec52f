import SwiftUI
import Testing

@MainActor struct ChildToParentTests {
    struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
    }

    struct Family: View {
        @State private var size = CGSize(width: 20, height: 40)

        var body: some View {
            VStack {
                Rectangle()
                    .frame(width: size.width, height: size.height)
                    .foregroundStyle(.blue)
                    .overlay { Text("\(size.width)") }
                HStack {
                    Rectangle()
                    Rectangle()
                    Rectangle()
                    GeometryReader { child in
                        Rectangle()
                            .overlay { Text("\(child.size.width)").foregroundStyle(.white) }
                            .preference(key: SizeKey.self, value: child.size)
                    }
                }
                .frame(height: 60)
            }
            .onPreferenceChange(SizeKey.self) { size = $0 }
        }
    }

    @Test(arguments: [(430, 101.5), (390, 91.5), (1024, 250)] as [(CGFloat, CGFloat)])
    func blueIsAsLargeAsOneBlackRectangle(width: CGFloat, each: CGFloat) throws {
        let exhibit = Exhibit(Family(), width: width, height: 844)
        let black = exhibit.rects(.primary)
        #expect(black.map(\.width) == [each, each, each, each])
        #expect(black.map(\.minX) == (0..<4).map { CGFloat($0) * (each + 8) })
        let blue = try #require(exhibit.rects(.blue).first)
        #expect(blue.size == CGSize(width: each, height: 60))
        #expect(blue.midX == width / 2)
        #expect(exhibit.strings == Array(repeating: String(format: "%.6f", Double(each)), count: 2))
        #expect(exhibit.settle() == 0)
    }

    @Test func theSizeFollowsInTheFrameOfAResize() {
        let exhibit = Exhibit(Family(), width: 430, height: 844)
        exhibit.settle()
        for width in stride(from: 430.0, to: 330, by: -3) {
            exhibit.resize(width: width, height: 844)
            let blue = exhibit.rects(.blue).first?.width ?? 0
            #expect(abs(blue - (width - 24) / 4) < 1e-9)
            #expect(!exhibit.host.needsFrame)
        }
    }
}
