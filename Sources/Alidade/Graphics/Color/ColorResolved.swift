import Foundation

extension Color {
    /// A concrete colour: linear sRGB, extended range, unpremultiplied.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(DisplayColor(colorSpace, red: red, green: green, blue: blue, alpha: opacity))
        }

        package init(_ color: DisplayColor) {
            linearRed = ColorMath.linear(color.red)
            linearGreen = ColorMath.linear(color.green)
            linearBlue = ColorMath.linear(color.blue)
            opacity = color.alpha
        }

        /// The sRGB channels, with the transfer function applied.
        public var red: Float {
            get { ColorMath.gamma(linearRed) }
            set { linearRed = ColorMath.linear(newValue) }
        }
        public var green: Float {
            get { ColorMath.gamma(linearGreen) }
            set { linearGreen = ColorMath.linear(newValue) }
        }
        public var blue: Float {
            get { ColorMath.gamma(linearBlue) }
            set { linearBlue = ColorMath.linear(newValue) }
        }

        public var cgColor: CGColor { CGColor(displayColor) }

        package var displayColor: DisplayColor {
            DisplayColor(red: red, green: green, blue: blue, alpha: opacity)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String {
        "#" + [red, green, blue, opacity].map { hex($0) }.joined()
    }

    private func hex(_ channel: Float) -> String {
        let byte = Int(guarded: Double(min(max(channel, 0), 1)) * 255 + 0.5)
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for channel in [red, green, blue, opacity] { try container.encode(channel) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self)
        let green = try container.decode(Float.self)
        let blue = try container.decode(Float.self)
        self.init(red: red, green: green, blue: blue, opacity: try container.decode(Float.self))
    }
}

extension Color.Resolved: Animatable {
    /// Linear channels in units of 1/128, so that an animation ends within half a step of an 8-bit channel.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            AnimatablePair(
                linearRed * 128, AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
        }
        set {
            linearRed = newValue.first / 128
            linearGreen = newValue.second.first / 128
            linearBlue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}
