import AlidadeLayout
import Foundation

extension GraphicsContext {
    /// How a gradient goes on beyond its ends; the ends' colours do here.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What a path is painted with. Points are those of the drawing.
    public struct Shading {
        enum Kind {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiles(Image, CGPoint, CGFloat)
        }
        let kind: Kind

        public static var foreground: Shading { .style(ForegroundStyle()) }
        /// What is behind; here the background style.
        public static var backdrop: Shading { .style(BackgroundStyle()) }
        /// The first of several; nothing here has more than one.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        public static func color(_ color: Color) -> Shading { .style(color) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
        /// - Parameters: radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }
        /// - Parameter scale: of the picture's own size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading { Shading(kind: .tiles(image, origin, scale)) }

        enum Resolved {
            case style(_ResolvedStyle)
            case paint(DisplayPaint)
        }

        func resolved(in context: GraphicsContext, offset: CGVector) -> Resolved {
            nonisolated(unsafe) let environment = context.environment
            func point(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }
            switch kind {
            case .style(let style): return .style(style._resolve(in: environment.styleContext))
            case .linear(let gradient, let start, let end):
                let stops = gradient.resolve(in: environment.colorContext)
                return .paint(.linearGradient(stops, start: point(start), end: point(end)))
            case .radial(let gradient, let center, let start, let end):
                let stops = gradient.resolve(in: environment.colorContext)
                return .paint(
                    .radialGradient(
                        stops, center: point(center), startRadius: Double(start), endRadius: Double(end)))
            case .conic(let gradient, let center, let angle):
                let stops = gradient.resolve(in: environment.colorContext)
                let end = Angle(radians: angle.radians + 2 * .pi)
                return .paint(.angularGradient(stops, center: point(center), start: angle, end: end))
            case .tiles(let image, let origin, let scale):
                let host = context.picture.host
                let figure = MainThread.assumeMain { ImageFigure(image, environment, host.warnings) }
                guard case .picture(let picture, let size, _, _) = figure else {
                    return .style(ForegroundStyle()._resolve(in: environment.styleContext))
                }
                let tile = CGSize(width: size.width * scale, height: size.height * scale)
                return .paint(.image(picture, CGRect(origin: point(origin), size: tile)))
            }
        }
    }

    /// The shading itself: it is worked out where it is used.
    public func resolve(_ shading: Shading) -> Shading { shading }

    // MARK: Filters

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change of what is drawn.
    public struct Filter {
        let effect: (GraphicsContext) -> DisplayEffect?

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in .transform(matrix) }
        }
        /// - Parameters: radius and offsets in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter {
                .shadow(
                    color.display(in: $0.environment), radius: Double(max(radius, 0)),
                    offset: CGSize(width: x, height: y))
            }
        }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .color(.multiply(color.display(in: $0.environment))) }
        }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .color(.hueRotation(angle)) } }
        public static func saturation(_ amount: Double) -> Filter { Filter { _ in .color(.saturation(amount)) } }
        public static func brightness(_ amount: Double) -> Filter { Filter { _ in .color(.brightness(amount)) } }
        public static func contrast(_ amount: Double) -> Filter { Filter { _ in .color(.contrast(amount)) } }
        /// Inverts; amounts between nothing and all count as all.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter { _ in amount > 0.5 ? .color(.invert) : nil }
        }
        public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .color(.grayscale(amount)) } }
        public static var luminanceToAlpha: Filter { Filter { _ in .color(.luminanceToAlpha) } }
        /// - Parameter radius: points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in .blur(radius: Double(max(radius, 0)), opaque: options.contains(.opaque)) }
        }
        /// Cuts by opacity; the painters have no such filter, and nothing changes.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { _ in nil }
        }
    }

    /// Applies a filter to what is drawn from now on.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let effect = filter.effect(self) { filters.append(effect) }
    }
}
