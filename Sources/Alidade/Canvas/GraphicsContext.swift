import AlidadeLayout
import Foundation

/// What a `Canvas` draws with. A copy has a state of its own (transform, clip, opacity, filters) and draws into the same
/// picture.
public struct GraphicsContext {
    /// Where drawing goes.
    final class Picture {
        let host: Host
        let environment: EnvironmentValues
        /// The canvas's items that symbols are made of; `noItem`: none.
        let symbols: ItemIndex
        var items: [DisplayItem] = []

        init(host: Host, environment: EnvironmentValues, symbols: ItemIndex) {
            self.host = host
            self.environment = environment
            self.symbols = symbols
        }
    }

    let picture: Picture
    let size: CGSize
    /// 0…1; multiplies that of what is drawn.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    /// From the coordinates of drawing to the canvas's.
    public var transform = CGAffineTransform.identity
    /// In canvas coordinates, innermost first.
    var filters: [DisplayEffect] = []
    var clips: [DisplayEffect] = []
    private var clipBounds: CGRect

    init(_ picture: Picture, size: CGSize) {
        self.picture = picture
        self.size = size
        clipBounds = CGRect(origin: .zero, size: size)
    }

    public var environment: EnvironmentValues { picture.environment }

    // MARK: Transforms

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// - Parameters: points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Only what is outside shows.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle around what can be seen.
    public var clipBoundingRect: CGRect {
        transform.isInvertible ? clipBounds.applying(transform.inverted()) : .zero
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var placed = path.applying(transform)
        var style = style
        if options.contains(.inverse) {
            var outside = Path(CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768))
            outside.addPath(placed)
            placed = outside
            style.isEOFilled = true
        } else {
            clipBounds = clipBounds.intersection(placed.boundingRect)
        }
        clips.append(.clip(placed.displayShape(style), style))
    }

    /// Only where the layer has ink what is drawn later shows.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = Picture(host: picture.host, environment: picture.environment, symbols: picture.symbols)
        var context = GraphicsContext(inner, size: size)
        context.transform = transform
        context.opacity = opacity
        try content(&context)
        clips.append(.mask(inner.items))
    }

    // MARK: Layers

    /// Draws apart, then adds the layer as one, with this context's filters, opacity and blend mode.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = Picture(host: picture.host, environment: picture.environment, symbols: picture.symbols)
        var context = GraphicsContext(inner, size: size)
        context.transform = transform
        context.clipBounds = clipBounds
        try content(&context)
        nonisolated(unsafe) let items = inner.items
        draw(inPlace: true) { $0.group([.compositing]) { $0.append(items) } }
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let offset = placed
        let paint = shading.resolved(in: self, offset: offset)
        draw(inPlace: isTranslation) { list in
            let path = path.offset(offset)
            let bounds = path.boundingRect
            guard !bounds.isNull else { return }
            switch paint {
            case .style(let resolved): list.fill(path, style, resolved, in: bounds)
            case .paint(let paint): list.add(.fill(path.displayShape(style), paint), bounds: bounds)
            }
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let offset = placed
        let paint = shading.resolved(in: self, offset: offset)
        draw(inPlace: isTranslation) { list in
            let path = path.offset(offset)
            let bounds = path.strokeBounds(style)
            guard !bounds.isNull else { return }
            switch paint {
            case .style(let resolved):
                list.stroke(path, style, isAntialiased: true, resolved, in: path.boundingRect)
            case .paint(let paint):
                list.add(.stroke(path.displayShape(FillStyle()), paint, style), bounds: bounds)
            }
        }
    }

    /// - Parameter lineWidth: points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Where the transform only moves, coordinates can be moved at once.
    var isTranslation: Bool { transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1 }
    /// What coordinates are moved by before anything else.
    var placed: CGVector {
        isTranslation ? CGVector(dx: transform.tx, dy: transform.ty) : CGVector(dx: 0, dy: 0)
    }

    /// Adds what `body` draws, in this context's state.
    ///
    /// - Parameter inPlace: it is drawn in the canvas's own coordinates.
    func draw(inPlace: Bool, _ body: @MainActor (inout DisplayListBuilder) -> Void) {
        guard clipBounds.isNull == false, opacity > 0 else { return }
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let (picture, context) = (picture, self)
            MainThread.assumeMain {
                var effects: [DisplayEffect] = []
                if !inPlace { effects.append(.transform(ProjectionTransform(context.transform))) }
                effects += context.filters
                if context.opacity < 1 { effects.append(.opacity(context.opacity)) }
                effects += context.clips
                if context.blendMode != .normal { effects.append(.blendMode(context.blendMode)) }
                let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
                var list = DisplayListBuilder(host: picture.host, visible: everything)
                if effects.isEmpty { body(&list) } else { list.group(effects, body) }
                picture.items += list.items
            }
        }
    }
}

extension Path {
    fileprivate func offset(_ by: CGVector) -> Path { by.dx == 0 && by.dy == 0 ? self : offsetBy(dx: by.dx, dy: by.dy) }
}

extension CGAffineTransform {
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}
