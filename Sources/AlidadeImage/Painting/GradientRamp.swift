import Alidade
import Foundation

/// A gradient's colours, interpolated premultiplied: a fade from clear has no grey in it.
struct GradientRamp {
    private struct Stop {
        var location: Double
        /// Premultiplied.
        var color: SIMD4<Float>
    }
    private var stops: [Stop]

    /// Locations ascend; `opacity` multiplies every colour's.
    init(_ stops: [DisplayStop], opacity: Double) {
        self.stops = stops.map { stop in
            let alpha = Self.unit(stop.color.alpha) * Float(opacity)
            let color = SIMD4(
                Self.unit(stop.color.red) * alpha, Self.unit(stop.color.green) * alpha,
                Self.unit(stop.color.blue) * alpha, alpha)
            return Stop(location: stop.location.isNaN ? 0 : min(max(stop.location, 0), 1), color: color)
        }
        if self.stops.isEmpty { self.stops = [Stop(location: 0, color: .zero)] }
    }

    private static func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

    var first: SIMD4<Float> { stops[0].color }
    var last: SIMD4<Float> { stops[stops.count - 1].color }

    /// Premultiplied; the ends' colours go on beyond them.
    func color(at t: Double) -> SIMD4<Float> {
        // At a place with two stops the later one wins, as it does just after it.
        guard let next = stops.firstIndex(where: { $0.location > t }) else { return last }
        if next == 0 { return first }
        let (a, b) = (stops[next - 1], stops[next])
        let part = Float((t - a.location) / (b.location - a.location))
        return a.color + (b.color - a.color) * part
    }

    /// `count` pixels, premultiplied ARGB, for t from 0 to 1.
    func table(_ count: Int = 1024) -> [UInt32] {
        (0..<count).map { Self.pixel(color(at: Double($0) / Double(count - 1))) }
    }

    static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let scaled = color * 255 + 0.5
        return UInt32(scaled.w) << 24 | UInt32(scaled.x) << 16 | UInt32(scaled.y) << 8 | UInt32(scaled.z)
    }

    /// Unpremultiplied stops for a painter that interpolates them so, yet yields this ramp: at a transparent stop the
    /// colour changes over from its neighbour's, and where alpha varies otherwise steps are put in between.
    func forEachPlainStop(_ body: (_ location: Double, _ red: Double, _ green: Double, _ blue: Double, Double) -> Void)
    {
        func emit(_ location: Double, _ color: SIMD4<Float>, hue: SIMD4<Float>) {
            let source = color.w > 0 ? color : hue
            let alpha = Double(source.w)
            guard alpha > 0 else { return body(location, 0, 0, 0, 0) }
            body(
                location, Double(source.x) / alpha, Double(source.y) / alpha, Double(source.z) / alpha, Double(color.w))
        }
        for index in stops.indices {
            let stop = stops[index]
            if index > 0 {
                let before = stops[index - 1]
                if before.color.w != stop.color.w, before.color.w > 0, stop.color.w > 0 {
                    for step in 1..<16 {
                        let part = Float(step) / 16
                        emit(
                            before.location + (stop.location - before.location) * Double(part),
                            before.color + (stop.color - before.color) * part, hue: before.color)
                    }
                }
                emit(stop.location, stop.color, hue: before.color)
            }
            if index == 0 || stop.color.w == 0 {
                emit(stop.location, stop.color, hue: index + 1 < stops.count ? stops[index + 1].color : stop.color)
            }
        }
    }
}
