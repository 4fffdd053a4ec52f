import Foundation

/// A Gaussian blur of 8-bit planes: by its own kernel while that is short, else by three boxes, which differ from it by
/// about three per cent of the peak.
enum GaussianBlur {
    /// Pixels beyond which nothing of the blur is seen.
    static func reach(_ sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        return Int(min((3 * sigma).rounded(.up), 2_000)) + 1
    }

    /// Blurs `channels` interleaved planes in place; outside is zero.
    static func blur(
        _ data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, channels: Int, sigma: Double
    ) {
        guard sigma > 0.05, sigma.isFinite, width > 0, height > 0 else { return }
        let sigma = min(sigma, 600)
        let lines = Lines(sigma: sigma, longest: max(width, height))
        for y in 0..<height {
            for channel in 0..<channels {
                lines.run(data + y * width * channels + channel, count: width, step: channels)
            }
        }
        for x in 0..<(width * channels) { lines.run(data + x, count: height, step: width * channels) }
    }

    /// Blurs one line at a time, with buffers that are made once.
    private final class Lines {
        private var kernel: [Float] = []
        private var boxes: [Int] = []
        private var line: [UInt8]
        private var next: [UInt8]

        init(sigma: Double, longest: Int) {
            line = [UInt8](repeating: 0, count: longest)
            next = line
            if sigma < 2 {
                let radius = Int((3 * sigma).rounded(.up))
                let weights = (-radius...radius).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
                let sum = weights.reduce(0, +)
                kernel = weights.map { $0 / sum }
            } else {
                // Three odd widths whose variances add up to sigma squared.
                let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
                var low = Int(ideal)
                if low % 2 == 0 { low -= 1 }
                let l = Double(low)
                let count = ((12 * sigma * sigma - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
                boxes = (0..<3).map { Double($0) < count ? low : low + 2 }
            }
        }

        func run(_ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
            var any: UInt8 = 0
            for index in 0..<count {
                line[index] = data[index * step]
                any |= line[index]
            }
            if any == 0 { return }
            if kernel.isEmpty {
                for width in boxes {
                    box(width, count)
                    swap(&line, &next)
                }
            } else {
                convolve(count)
                swap(&line, &next)
            }
            for index in 0..<count { data[index * step] = line[index] }
        }

        private func box(_ width: Int, _ count: Int) {
            let half = width / 2
            // Fixed point, rounded: sum·(2^24/width) fits 64 bits.
            let factor = (1 << 24) / width
            var sum = 0
            for index in 0..<min(half, count) { sum += Int(line[index]) }
            line.withUnsafeBufferPointer { source in
                next.withUnsafeMutableBufferPointer { target in
                    for index in 0..<count {
                        let entering = index + half
                        if entering < count { sum += Int(source[entering]) }
                        let leaving = index - half - 1
                        if leaving >= 0 { sum -= Int(source[leaving]) }
                        target[index] = UInt8(truncatingIfNeeded: min((sum * factor + (1 << 23)) >> 24, 255))
                    }
                }
            }
        }

        private func convolve(_ count: Int) {
            let radius = kernel.count / 2
            for index in 0..<count {
                var sum: Float = 0.5
                let low = max(index - radius, 0)
                let high = min(index + radius, count - 1)
                for other in low...high { sum += Float(line[other]) * kernel[other - index + radius] }
                next[index] = UInt8(min(sum, 255))
            }
        }
    }
}
