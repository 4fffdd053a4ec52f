/// The program's icon, drawn here: a sighting rule laid across a graduated circle.
package enum WindowIcon {
    package static let sizes = [16, 32, 48, 128]

    /// Straight (not premultiplied) ARGB, as `_NET_WM_ICON` wants it, row by row.
    package static func pixels(size: Int) -> [UInt32] {
        let samples = 4
        var pixels: [UInt32] = []
        pixels.reserveCapacity(size * size)
        for y in 0..<size {
            for x in 0..<size {
                var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
                for sample in 0..<(samples * samples) {
                    let u = (Double(x) + (Double(sample % samples) + 0.5) / Double(samples)) / Double(size) * 2 - 1
                    let v = (Double(y) + (Double(sample / samples) + 0.5) / Double(samples)) / Double(size) * 2 - 1
                    guard let color = color(u, v) else { continue }
                    sum.red += color.red
                    sum.green += color.green
                    sum.blue += color.blue
                    sum.alpha += 1
                }
                guard sum.alpha > 0 else {
                    pixels.append(0)
                    continue
                }
                func byte(_ value: Double) -> UInt32 { UInt32(min(255, value / sum.alpha * 255 + 0.5)) }
                let alpha = UInt32(sum.alpha / Double(samples * samples) * 255 + 0.5)
                pixels.append(alpha << 24 | byte(sum.red) << 16 | byte(sum.green) << 8 | byte(sum.blue))
            }
        }
        return pixels
    }

    /// The colour at a point of the square −1…1; nil outside of the rounded plate.
    private static func color(_ u: Double, _ v: Double) -> (red: Double, green: Double, blue: Double)? {
        let radius = 0.45
        let dx = max(0, abs(u) - (1 - radius))
        let dy = max(0, abs(v) - (1 - radius))
        guard dx * dx + dy * dy <= radius * radius else { return nil }
        // The rule lies at 35 degrees; along and across are its own axes.
        let along = u * 0.819 - v * 0.574
        let across = u * 0.574 + v * 0.819
        let distance = (u * u + v * v).squareRoot()
        if distance < 0.13 { return (1, 0.23, 0.19) }
        if abs(across) < 0.11, abs(along) < 0.86 { return (1, 1, 1) }
        if abs(abs(along) - 0.72) < 0.07, abs(across) < 0.24 { return (1, 1, 1) }
        if abs(distance - 0.6) < 0.06 { return (0.68, 0.85, 1) }
        let shade = (v + 1) / 2
        return (0.05, 0.52 - 0.14 * shade, 1 - 0.16 * shade)
    }
}
