/// Colours along a line, as an array of stops.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place, 0…1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between stops are found.
    public struct ColorSpace: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case device, perceptual }
        var kind: Kind

        public static let device = ColorSpace(kind: .device)
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same stops with another rule for the colours between them.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        AnyGradient(self)._resolve(in: context)
    }

    /// Stops in ascending order, each location in 0…1; never empty.
    package func resolve(in context: ColorContext, _ space: ColorSpace = .device) -> [DisplayStop] {
        var result: [DisplayStop] = []
        result.reserveCapacity(stops.count)
        var floor = 0.0
        for stop in stops {
            let location = Double(stop.location)
            floor = location.isNaN ? floor : min(max(location, floor), 1)
            let next = DisplayStop(color: stop.color.resolve(in: context), location: floor)
            if space == .perceptual, let last = result.last, next.location > last.location {
                appendPerceptual(from: last, to: next, &result)
            }
            result.append(next)
        }
        if result.isEmpty { result.append(DisplayStop(color: .clear, location: 0)) }
        return result
    }

    /// Painters interpolate in sRGB; eight steps keep an Oklab ramp within 1/255 of the curve for ordinary colours.
    private func appendPerceptual(from a: DisplayStop, to b: DisplayStop, _ result: inout [DisplayStop]) {
        for step in 1..<8 {
            let t = Double(step) / 8
            result.append(
                DisplayStop(
                    color: ColorMath.mixPerceptually(a.color, b.color, t),
                    location: a.location + (b.location - a.location) * t))
        }
    }
}

/// A gradient of any making; alone as a style it runs from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient, Gradient.ColorSpace)
        case color(Color, Gradient.ColorSpace)
    }
    private var source: Source

    public init(_ gradient: Gradient) { source = .gradient(gradient, .device) }
    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) { source = .gradient(gradient, space) }
    init(color: Color) { source = .color(color, .device) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        switch source {
        case .gradient(let gradient, _): result.source = .gradient(gradient, space)
        case .color(let color, _): result.source = .color(color, space)
        }
        return result
    }

    package func resolve(in context: ColorContext) -> [DisplayStop] {
        switch source {
        case .gradient(let gradient, let space):
            return gradient.resolve(in: context, space)
        case .color(let color, let space):
            // Apple publishes no formula for `Color.gradient`: a fifth of the way to white above, the colour below,
            // looks like theirs.
            let base = color.resolve(in: context)
            let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: base.alpha)
            let light = ColorMath.mixPerceptually(base, white, 0.2)
            return Gradient(colors: [Color(light), Color(base)]).resolve(in: context, space)
        }
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.linear(resolve(in: context.colors), start: .top, end: .bottom))
    }
}
