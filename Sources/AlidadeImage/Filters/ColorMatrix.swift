import Alidade
import Foundation

/// A colour filter: every channel a weighted sum of the unpremultiplied channels and a constant.
struct ColorMatrix: Equatable {
    var red: SIMD4<Float>
    var green: SIMD4<Float>
    var blue: SIMD4<Float>
    var alpha: SIMD4<Float>
    var constant: SIMD4<Float>

    static let identity = ColorMatrix(
        red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0), alpha: SIMD4(0, 0, 0, 1),
        constant: .zero)

    /// Rec. 709 luma, the weights of Core Animation's and of CSS's filters.
    private static let luma = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

    init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>, constant: SIMD4<Float>) {
        (self.red, self.green, self.blue, self.alpha, self.constant) = (red, green, blue, alpha, constant)
    }

    init(_ effect: ColorEffect) {
        self = .identity
        switch effect {
        case .brightness(let amount):
            let value = Self.finite(amount)
            constant = SIMD4(value, value, value, 0)
        case .contrast(let amount):
            let value = Self.finite(amount, 1)
            (red, green, blue) = (red * value, green * value, blue * value)
            let shift = (1 - value) / 2
            constant = SIMD4(shift, shift, shift, 0)
        case .saturation(let amount): saturate(Self.finite(amount, 1))
        case .grayscale(let amount): saturate(1 - min(max(Self.finite(amount), 0), 1))
        case .hueRotation(let angle):
            let radians = angle.radians.isFinite ? angle.radians : 0
            let (c, s) = (Float(cos(radians)), Float(sin(radians)))
            // Turns the colour plane about grey and keeps the luma: the matrix of the SVG specification.
            red = SIMD4(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0)
            green = SIMD4(
                0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0)
            blue = SIMD4(
                0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0)
        case .invert:
            (red, green, blue) = (red * -1, green * -1, blue * -1)
            constant = SIMD4(1, 1, 1, 0)
        case .multiply(let color):
            (red, green, blue) = (red * color.red, green * color.green, blue * color.blue)
            alpha *= color.alpha
        case .luminanceToAlpha:
            // The shape stays, so that what is outside of it does not become opaque: see `apply`.
            (red, green, blue) = (.zero, .zero, .zero)
            alpha = Self.luma
        }
    }

    private static func finite(_ value: Double, _ fallback: Float = 0) -> Float {
        value.isFinite ? Float(value) : fallback
    }

    private mutating func saturate(_ amount: Float) {
        let grey = Self.luma * (1 - amount)
        red = grey + SIMD4(amount, 0, 0, 0)
        green = grey + SIMD4(0, amount, 0, 0)
        blue = grey + SIMD4(0, 0, amount, 0)
    }

    /// Changes premultiplied pixels. Transparent pixels stay transparent.
    func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
        // Neighbours are mostly equal.
        var last: UInt32 = 0
        var lastResult: UInt32 = 0
        let scalesAlpha = alpha.w == 0
        for index in pixels.indices {
            let pixel = pixels[index]
            guard pixel != 0 else { continue }
            if pixel != last {
                last = pixel
                lastResult = apply(pixel, scalesAlpha)
            }
            pixels[index] = lastResult
        }
    }

    private func apply(_ pixel: UInt32, _ scalesAlpha: Bool) -> UInt32 {
        let a = Float(pixel >> 24)
        guard a > 0 else { return 0 }
        let color = SIMD4(
            Float(pixel >> 16 & 255) / a, Float(pixel >> 8 & 255) / a, Float(pixel & 255) / a, a / 255)
        func dot(_ row: SIMD4<Float>) -> Float { (row * color).sum() }
        let result = (SIMD4(dot(red), dot(green), dot(blue), dot(alpha)) + constant)
            .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
        let resultAlpha = scalesAlpha ? result.w * color.w : result.w
        func byte(_ value: Float) -> UInt32 { UInt32(value * resultAlpha * 255 + 0.5) }
        return UInt32(resultAlpha * 255 + 0.5) << 24 | byte(result.x) << 16 | byte(result.y) << 8 | byte(result.z)
    }
}
