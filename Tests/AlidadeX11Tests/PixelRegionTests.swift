import AlidadeX11
import Foundation
import Testing

@Suite struct PixelRegionTests {
    @Test func touchingAndOverlappingRectanglesBecomeOne() {
        var region = PixelRegion()
        region.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        region.add(PixelRect(x: 100, y: 0, width: 5, height: 5))
        #expect(region.rects.count == 2)
        region.add(PixelRect(x: 0, y: 0, width: 0, height: 5))
        #expect(region.rects.count == 2)
    }

    @Test func aRegionCoversWhatWasAddedInAFewDisjointRectangles() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var region = PixelRegion()
            var added: [PixelRect] = []
            for _ in 0..<9 {
                let rect = PixelRect(
                    x: .random(in: 0..<60, using: &generator), y: .random(in: 0..<60, using: &generator),
                    width: .random(in: 1..<20, using: &generator), height: .random(in: 1..<20, using: &generator))
                added.append(rect)
                region.add(rect)
            }
            #expect(region.rects.count <= PixelRegion.limit)
            for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
            for (index, rect) in region.rects.enumerated() {
                for other in region.rects[(index + 1)...] { #expect(!rect.intersects(other)) }
            }
        }
    }

    @Test(
        arguments: [
            (CGRect(x: 0.2, y: 0.8, width: 1, height: 1), 1.0, PixelRect(x: 0, y: 0, width: 2, height: 2)),
            (CGRect(x: 1, y: 2, width: 3, height: 4), 2, PixelRect(x: 2, y: 4, width: 6, height: 8)),
            (CGRect(x: -1.5, y: 0, width: 1, height: 1), 1, PixelRect(x: -2, y: 0, width: 2, height: 1)),
            (CGRect(x: 0, y: 0, width: Double.nan, height: 1), 1, PixelRect(x: 0, y: 0, width: 0, height: 1)),
            (
                CGRect(x: -1e300, y: 0, width: 2e300, height: 1), 1,
                PixelRect(x: -1_073_741_824, y: 0, width: 2_147_483_648, height: 1)
            ),
        ] as [(CGRect, Double, PixelRect)])
    func coveringRoundsOutwardsAndNeverOverflows(rect: CGRect, scale: Double, pixels: PixelRect) {
        #expect(PixelRect(covering: rect, scale: scale) == pixels)
    }
}
