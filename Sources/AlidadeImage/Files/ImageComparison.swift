import Alidade

/// How two pictures differ.
package struct ImageComparison: Equatable {
    /// The largest difference of any channel, 0…255; 255 where the sizes differ.
    package let largestDifference: Int
    /// Pixels in which a channel differs by more than `tolerance`.
    package let differingPixels: Int
    /// Where the largest difference is.
    package let worst: (x: Int, y: Int)
    /// Both pictures faded, the differing pixels in red; empty where the sizes differ.
    package let picture: DisplayImage

    package init(_ a: DisplayImage, _ b: DisplayImage, tolerance: Int = 0) {
        guard a.width == b.width, a.height == b.height else {
            largestDifference = 255
            differingPixels = max(a.width * a.height, b.width * b.height)
            worst = (0, 0)
            picture = DisplayImage(width: 0, height: 0, pixels: [])
            return
        }
        var (largest, count, place) = (0, 0, 0)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(a.pixels.count)
        for (index, (p, q)) in zip(a.pixels, b.pixels).enumerated() {
            let difference = p == q ? 0 : Self.difference(p, q)
            if difference > largest { (largest, place) = (difference, index) }
            if difference > tolerance { count += 1 }
            pixels.append(difference > tolerance ? 0xFFFF_0000 : Self.faded(p))
        }
        largestDifference = largest
        differingPixels = count
        worst = (place % max(a.width, 1), place / max(a.width, 1))
        picture = DisplayImage(width: a.width, height: a.height, pixels: pixels)
    }

    package static func == (a: ImageComparison, b: ImageComparison) -> Bool {
        a.largestDifference == b.largestDifference && a.differingPixels == b.differingPixels
    }

    private static func difference(_ p: UInt32, _ q: UInt32) -> Int {
        var result = 0
        for shift in [24, 16, 8, 0] as [UInt32] {
            result = max(result, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
        }
        return result
    }

    private static func faded(_ pixel: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { (192 + (pixel >> shift & 255) / 4) << shift }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
}

extension DisplayImage {
    /// Writes the picture as a PNG.
    package func writePNG(to path: String) throws {
        guard
            let painter = CairoPainter(width: width, height: height)
        else { throw PictureFileError.emptySize }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        painter.paint([DisplayItem(identity: 0, bounds: rect, content: .image(self, rect))])
        try painter.writePNG(to: path)
    }
}
