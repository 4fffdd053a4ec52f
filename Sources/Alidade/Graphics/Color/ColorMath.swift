import Foundation

/// Conversions between colour spaces, and the two ways of mixing.
package enum ColorMath {
    /// sRGB transfer function, IEC 61966-2-1; odd for negative values, as extended-range sRGB has it.
    package static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    package static func gamma(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : pow(size, 1 / 2.4) * 1.055 - 0.055
        return value < 0 ? -result : result
    }

    /// Linear Display P3 to linear sRGB (both D65).
    static func sRGB(linearP3 red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
        (
            1.224_940_2 * red - 0.224_940_2 * green,
            -0.042_056_9 * red + 1.042_056_9 * green,
            -0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_7 * blue
        )
    }

    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let turn = (hue - hue.rounded(.down)) * 6
        let sector = Int(guarded: turn)
        let part = turn - Double(sector)
        let p = brightness * (1 - saturation)
        let q = brightness * (1 - saturation * part)
        let t = brightness * (1 - saturation * (1 - part))
        switch sector {
        case 0: return (brightness, t, p)
        case 1: return (q, brightness, p)
        case 2: return (p, brightness, t)
        case 3: return (p, q, brightness)
        case 4: return (t, p, brightness)
        default: return (brightness, p, q)
        }
    }

    static func hsb(red: Double, green: Double, blue: Double) -> (hue: Double, saturation: Double, brightness: Double) {
        let top = max(red, green, blue)
        let spread = top - min(red, green, blue)
        guard spread > 0, top > 0 else { return (0, 0, top) }
        var sector: Double
        if top == red {
            sector = (green - blue) / spread
        } else if top == green {
            sector = (blue - red) / spread + 2
        } else {
            sector = (red - green) / spread + 4
        }
        if sector < 0 { sector += 6 }
        return (sector / 6, spread / top, top)
    }

    package static func mixPremultiplied(_ a: DisplayColor, _ b: DisplayColor, _ fraction: Double) -> DisplayColor {
        let t = Float(fraction)
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return .clear }
        func mix(_ x: Float, _ y: Float) -> Float { (x * a.alpha * (1 - t) + y * b.alpha * t) / alpha }
        return DisplayColor(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: alpha)
    }

    /// Mixes premultiplied in Oklab, where equal steps look equal (Ottosson 2020).
    package static func mixPerceptually(_ a: DisplayColor, _ b: DisplayColor, _ fraction: Double) -> DisplayColor {
        let t = Float(fraction)
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        guard alpha > 0 else { return .clear }
        let (u, v) = (oklab(a), oklab(b))
        let (ua, vb) = (a.alpha * (1 - t) / alpha, b.alpha * t / alpha)
        return color(oklab: u * ua + v * vb, alpha: alpha)
    }

    package static func oklab(_ color: DisplayColor) -> SIMD3<Float> {
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
        let m = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
        let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
        return SIMD3(
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
    }

    package static func color(oklab lab: SIMD3<Float>, alpha: Float) -> DisplayColor {
        let l = lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z
        let m = lab.x - 0.105_561_346 * lab.y - 0.063_854_17 * lab.z
        let s = lab.x - 0.089_484_18 * lab.y - 1.291_485_5 * lab.z
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return DisplayColor(
            red: gamma(4.076_741_7 * l3 - 3.307_711_6 * m3 + 0.230_969_94 * s3),
            green: gamma(-1.268_438 * l3 + 2.609_757_4 * m3 - 0.341_319_4 * s3),
            blue: gamma(-0.004_196_086 * l3 - 0.703_418_6 * m3 + 1.707_614_7 * s3), alpha: alpha)
    }
}

extension DisplayColor {
    package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = DisplayColor(red: 0, green: 0, blue: 0, alpha: 1)
    package static let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: 1)

    package init(_ space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, alpha: Float) {
        let (r, g, b) = (red.numberOrZero, green.numberOrZero, blue.numberOrZero)
        let a = min(max(alpha.numberOrZero, 0), 1)
        switch space {
        case .sRGB:
            self.init(red: r, green: g, blue: b, alpha: a)
        case .sRGBLinear:
            self.init(red: ColorMath.gamma(r), green: ColorMath.gamma(g), blue: ColorMath.gamma(b), alpha: a)
        case .displayP3:
            let (x, y, z) = ColorMath.sRGB(
                linearP3: ColorMath.linear(r), ColorMath.linear(g), ColorMath.linear(b))
            self.init(red: ColorMath.gamma(x), green: ColorMath.gamma(y), blue: ColorMath.gamma(z), alpha: a)
        }
    }

    package func opacity(_ factor: Double) -> DisplayColor {
        DisplayColor(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }
}

extension Float {
    fileprivate var numberOrZero: Float { isNaN ? 0 : self }
}

extension Int {
    /// Truncates; NaN is 0 and what does not fit is clamped, so that no value of a program traps.
    package init(guarded value: Double) {
        guard value == value else {
            self = 0
            return
        }
        self = Int(Swift.min(Swift.max(value, -9e15), 9e15))
    }
}
