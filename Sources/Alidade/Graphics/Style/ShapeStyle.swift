import AlidadeLayout
import Foundation

/// What a shape is painted with: a colour, a gradient, or a rule that depends on the surroundings.
///
/// A style of one's own says in `resolve(in:)` which other style it is in an environment:
///
///     struct Warning: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.isEnabled ? Color.red : Color.gray
///         }
///     }
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style to use instead of this one.
    func resolve(in environment: EnvironmentValues) -> Resolved

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is no style made of another; it has nothing to resolve to")
    }
}

extension ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        resolve(in: context.environment ?? EnvironmentValues())._resolve(in: context)
    }
}

/// What a style may depend on.
public struct _ShapeStyleContext {
    package var colors: ColorContext
    /// The current foreground, most prominent level first; empty stands for the label colours.
    package var foreground: [_ResolvedStyle]
    /// What `.background` means here; nil is the system's background colour.
    package var background: _ResolvedStyle?
    /// What `.tint` means here; nil is the accent colour.
    package var tint: _ResolvedStyle?
    /// What styles of the user's own may read.
    package var environment: EnvironmentValues?

    package init(
        colors: ColorContext = ColorContext(), foreground: [_ResolvedStyle] = [], background: _ResolvedStyle? = nil,
        tint: _ResolvedStyle? = nil, environment: EnvironmentValues? = nil
    ) {
        self.environment = environment
        self.colors = colors
        self.foreground = foreground
        self.background = background
        self.tint = tint
    }

    package static var light: _ShapeStyleContext { _ShapeStyleContext() }

    /// The foreground at a level of prominence: 0 primary … 4 quinary.
    package func foreground(level: Int) -> _ResolvedStyle {
        if foreground.isEmpty {
            let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
            return _ResolvedStyle(labels[min(max(level, 0), 4)].resolve(in: colors))
        }
        if level < foreground.count { return foreground[max(level, 0)] }
        let last = foreground.count - 1
        return foreground[last].atLevel(level - last)
    }
}

/// A style with every choice made: only the rectangle that it fills is missing.
public struct _ResolvedStyle: Equatable, Sendable {
    package enum Paint: Equatable, Sendable {
        case color(DisplayColor)
        case linear([DisplayStop], start: UnitPoint, end: UnitPoint)
        case radial([DisplayStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case elliptical([DisplayStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        case angular([DisplayStop], center: UnitPoint, start: Angle, end: Angle)
        /// `sourceRect` is in fractions of the image; `scale` multiplies its size in points.
        case image(DisplayImage, sourceRect: CGRect, scale: CGFloat)
    }

    package var paint: Paint
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    package var shadows: [ShadowStyle.Resolved] = []
    /// What is behind is shown blurred by this standard deviation, points; 0: it is not.
    package var backdropBlur: Double = 0
    /// The rectangle that unit points refer to, where it is not the shape's own.
    package var anchor: CGRect?

    package init(_ paint: Paint) { self.paint = paint }
    package init(_ color: DisplayColor) { paint = .color(color) }

    /// The colour, where the style is one; of a gradient its first.
    package var color: DisplayColor {
        switch paint {
        case .color(let color): return color.opacity(opacity)
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            return (stops.first?.color ?? .clear).opacity(opacity)
        case .image: return .clear
        }
    }

    /// The style with another colour, that of an animation under way.
    package func showing(_ color: DisplayColor?) -> _ResolvedStyle {
        guard let color else { return self }
        var result = self
        result.paint = .color(color)
        result.opacity = 1
        return result
    }

    /// A less prominent variant, as iOS derives one from any style.
    package func atLevel(_ level: Int) -> _ResolvedStyle {
        var result = self
        switch level {
        case ...0: break
        case 1: result.opacity *= 0.5
        case 2: result.opacity *= 0.25
        case 3: result.opacity *= 0.18
        default: result.opacity *= 0.1
        }
        return result
    }

    /// The paint for a shape whose bounding rectangle is `bounds` (absolute points). Opacity is included,
    /// except an image's.
    package func displayPaint(in bounds: CGRect) -> DisplayPaint {
        let box = anchor ?? bounds
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: box.minX + box.width * unit.x, y: box.minY + box.height * unit.y)
        }
        func faded(_ stops: [DisplayStop]) -> [DisplayStop] {
            if opacity == 1 { return stops }
            return stops.map { DisplayStop(color: $0.color.opacity(opacity), location: $0.location) }
        }
        switch paint {
        case .color(let color):
            return .color(color.opacity(opacity))
        case .linear(let stops, let start, let end):
            return .linearGradient(faded(stops), start: point(start), end: point(end))
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                faded(stops), center: point(center), startRadius: Double(startRadius), endRadius: Double(endRadius))
        case .elliptical(let stops, let center, let start, let end):
            return .ellipticalGradient(
                faded(stops), center: point(center), radii: box.size, startFraction: Double(start),
                endFraction: Double(end))
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(faded(stops), center: point(center), start: start, end: end)
        case .image(let image, _, let scale):
            let size = CGSize(width: CGFloat(image.width) * scale, height: CGFloat(image.height) * scale)
            return .image(image, CGRect(origin: box.origin, size: size))
        }
    }
}

extension Never: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle { switch self {} }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle { base._resolve(in: context) }
}

extension AnyShapeStyle: Equatable {
    /// Styles that are not `Equatable` are never equal.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func same<E: Equatable>(_ value: E) -> Bool { (b.base as? E) == value }
        guard let value = a.base as? any Equatable else { return false }
        return same(value)
    }
}
