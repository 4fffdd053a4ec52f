import Foundation

/// A Gaussian blur of 8-bit planes: by its own kernel while that is short, else by three boxes, which differ from it by
/// about three per cent of the peak.
///
/// Both work down the columns, a whole row at a time, which the compiler turns into vector code; the other direction is
/// the same on the transposed picture.
enum GaussianBlur {
    /// A larger sigma, in pixels, is cut down to this: nothing but a tint is left of the picture by then.
    static let largestSigma = 250.0

    /// Pixels beyond which nothing of the blur is seen.
    static func reach(_ sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        return Int((3 * min(sigma, largestSigma)).rounded(.up)) + 1
    }

    /// Blurs pixels of one or four interleaved bytes in place; outside is zero.
    static func blur(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int, sigma: Double
    ) {
        guard sigma > 0.05, sigma.isFinite, width > 0, height > 0 else { return }
        let column = Column(sigma: min(sigma, largestSigma))
        let count = width * height * channels
        let other = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        defer { other.deallocate() }
        column.run(data, other, rowLength: width * channels, rows: height)
        transpose(data, other, width: width, height: height, channels: channels)
        column.run(other, data, rowLength: height * channels, rows: width)
        transpose(other, data, width: height, height: width, channels: channels)
    }

    private static func transpose(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
        channels: Int
    ) {
        if channels == 4 {
            source.withMemoryRebound(to: UInt32.self, capacity: width * height) { source in
                target.withMemoryRebound(to: UInt32.self, capacity: width * height) { target in
                    transpose(source, target, width: width, height: height)
                }
            }
        } else {
            transpose(source, target, width: width, height: height)
        }
    }

    /// In squares that fit the cache.
    private static func transpose<Pixel>(
        _ source: UnsafeMutablePointer<Pixel>, _ target: UnsafeMutablePointer<Pixel>, width: Int, height: Int
    ) {
        let side = 32
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                for y in top..<min(top + side, height) {
                    for x in left..<min(left + side, width) { target[x * height + y] = source[y * width + x] }
                }
            }
        }
    }

    /// The blur in one direction.
    private struct Column {
        private var kernel: [Float] = []
        /// Odd.
        private var boxes: [Int] = []

        init(sigma: Double) {
            if sigma < 2 {
                let radius = Int((3 * sigma).rounded(.up))
                let weights = (-radius...radius).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
                let sum = weights.reduce(0, +)
                kernel = weights.map { $0 / sum }
            } else {
                // Three odd widths whose variances, (w² - 1)/12 each, add up to sigma squared.
                let ideal = (4 * sigma * sigma + 1).squareRoot()
                var low = Int(ideal)
                if low % 2 == 0 { low -= 1 }
                let l = Double(low)
                let count = ((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
                boxes = (0..<3).map { Double($0) < count ? low : low + 2 }
            }
        }

        /// The result is in `data`; `spare` is as large.
        func run(
            _ data: UnsafeMutablePointer<UInt8>, _ spare: UnsafeMutablePointer<UInt8>, rowLength: Int, rows: Int
        ) {
            if kernel.isEmpty {
                box(data, spare, boxes[0], rowLength, rows)
                box(spare, data, boxes[1], rowLength, rows)
                box(data, spare, boxes[2], rowLength, rows)
            } else {
                convolve(data, spare, rowLength, rows)
            }
            data.update(from: spare, count: rowLength * rows)
        }

        private func box(
            _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
            _ rowLength: Int, _ rows: Int
        ) {
            let half = width / 2
            // Fixed point with 24 bits: a full sum times the factor is just below 2^32.
            let factor = UInt32((1 << 24) / width)
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rowLength) { sums in
                guard let sums = sums.baseAddress else { return }
                sums.initialize(repeating: 0, count: rowLength)
                for y in 0..<min(half, rows) { Self.add(source + y * rowLength, to: sums, rowLength) }
                for y in 0..<rows {
                    if y + half < rows { Self.add(source + (y + half) * rowLength, to: sums, rowLength) }
                    if y > half { Self.subtract(source + (y - half - 1) * rowLength, from: sums, rowLength) }
                    let row = target + y * rowLength
                    for x in 0..<rowLength {
                        row[x] = UInt8(truncatingIfNeeded: (sums[x] &* factor &+ 0x80_0000) &>> 24)
                    }
                }
            }
        }

        private static func add(_ row: UnsafeMutablePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int)
        {
            for x in 0..<count { sums[x] = sums[x] &+ UInt32(row[x]) }
        }

        private static func subtract(
            _ row: UnsafeMutablePointer<UInt8>, from sums: UnsafeMutablePointer<UInt32>, _ count: Int
        ) {
            for x in 0..<count { sums[x] = sums[x] &- UInt32(row[x]) }
        }

        private func convolve(
            _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ rowLength: Int, _ rows: Int
        ) {
            let radius = kernel.count / 2
            withUnsafeTemporaryAllocation(of: Float.self, capacity: rowLength) { sums in
                guard let sums = sums.baseAddress else { return }
                for y in 0..<rows {
                    // A half, so that the cut to whole numbers rounds.
                    sums.initialize(repeating: 0.5, count: rowLength)
                    for other in max(y - radius, 0)...min(y + radius, rows - 1) {
                        let weight = kernel[other - y + radius]
                        let row = source + other * rowLength
                        for x in 0..<rowLength { sums[x] += Float(row[x]) * weight }
                    }
                    let row = target + y * rowLength
                    // Weights add up to one but for rounding.
                    for x in 0..<rowLength { row[x] = UInt8(truncatingIfNeeded: Int32(min(sums[x], 255))) }
                }
            }
        }
    }
}
