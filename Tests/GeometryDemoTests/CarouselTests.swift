import SwiftUI
import Testing

@MainActor struct CarouselTests {
    struct Cards: View {
        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(0..<20) { _ in
                        GeometryReader { place in
                            RoundedRectangle(cornerRadius: 20)
                                .rotation3DEffect(.degrees(Self.degrees(place)), axis: (x: 0, y: 1, z: 0))
                        }
                        .frame(width: 300, height: 250)
                        .padding()
                    }
                }
            }
        }

        static func degrees(_ place: GeometryProxy) -> Double {
            Double(1 - place.frame(in: .global).midX / (UIScreen.main.bounds.width / 2)) * 20
        }
    }

    /// A card of 300×250 turned about its vertical axis, seen from 300 points away (its longer side, perspective 1).
    static func corners(middle: CGFloat, window: CGFloat, height: CGFloat) -> [CGPoint] {
        let radians = Double(1 - middle / (window / 2)) * 20 * .pi / 180
        return [(-150, -125), (150, -125), (150, 125), (-150, 125)].map { (x: Double, y: Double) in
            // Row vectors: z = -x·sin, and m34 = -1/300 makes w = 1 + x·sin/300.
            let w = 1 + x * sin(radians) / 300
            return CGPoint(x: Double(middle) + x * cos(radians) / w, y: Double(height) / 2 + y / w)
        }
    }

    @Test(arguments: [390, 800, 1200] as [CGFloat], [0, 137, 680, 3000] as [CGFloat])
    func cardsTurnByTheirPlaceInTheWindow(width: CGFloat, offset: CGFloat) throws {
        let exhibit = Exhibit(Cards(), width: width, height: 844)
        if offset > 0 { exhibit.scroll(x: offset, at: CGPoint(x: 100, y: 422)) }
        // The first card's middle is at its padding and half its width; the next is 300 + 2·16 + 8 further.
        let middles = (0..<20).map { 16 + 150 + 340 * CGFloat($0) - offset }
        let seen = middles.filter { $0 > -100 && $0 < width + 100 }
        let cards = exhibit.cards
        #expect(cards.count >= seen.count)
        for middle in seen {
            let expected = Self.corners(middle: middle, window: width, height: 844)
            let isThere = cards.contains { card in
                zip(card, expected).allSatisfy { abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001 }
            }
            #expect(isThere, "a card whose middle is at \(middle)")
        }
    }

    @Test func theCardInTheMiddleIsFlat() throws {
        let exhibit = Exhibit(Cards(), width: 1200, height: 844)
        // Card 4's middle is at 1186; 586 points further it is at 600.
        exhibit.scroll(x: 586, at: CGPoint(x: 100, y: 422))
        let flat = [CGPoint(x: 450, y: 297), CGPoint(x: 750, y: 297), CGPoint(x: 750, y: 547), CGPoint(x: 450, y: 547)]
        #expect(exhibit.cards.contains(flat))
    }

    /// Positive angles draw the left edge larger: that of a card left of the middle.
    @Test func leftOfTheMiddleTheLeftEdgeIsTheLongerOne() throws {
        let exhibit = Exhibit(Cards(), width: 1200, height: 844)
        let first = try #require(exhibit.cards.first { $0[0].x < 100 })
        #expect(first[3].y - first[0].y > 250)
        #expect(first[2].y - first[1].y < 250)
    }
}
