import AlidadeLayout
import Foundation

// Images, texts and symbols in a picture.

extension GraphicsContext {
    /// A picture or symbol that knows its size.
    public struct ResolvedImage {
        let image: Image
        let figure: ImageFigure
        /// Points.
        public var size: CGSize { figure.size }
        /// From the top, points.
        public var baseline: CGFloat { figure.baseline.map { CGFloat($0) } ?? figure.size.height }
        /// What a symbol or template is painted with; nil: the foreground.
        public var shading: Shading?
    }

    /// A text that knows its size.
    public struct ResolvedText {
        let typeset: any TypesetText
        let gradient: _ResolvedStyle?
        /// What the letters are painted with; nil: their own colours.
        public var shading: Shading?

        /// Points, for a proposal of points.
        public func measure(in size: CGSize) -> CGSize {
            typeset.size(width: Double(size.width), height: Double(size.height))
        }
        /// From the top, points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            CGFloat(typeset.baselines(width: Double(size.width), height: Double(size.height)).first)
        }
        public func lastBaseline(in size: CGSize) -> CGFloat {
            CGFloat(typeset.baselines(width: Double(size.width), height: Double(size.height)).last)
        }
    }

    /// One of the canvas's symbol views.
    public struct ResolvedSymbol {
        let item: ItemIndex
        /// Points.
        public let size: CGSize
    }

    // MARK: Images

    public func resolve(_ image: Image) -> ResolvedImage {
        let host = picture.host
        nonisolated(unsafe) let environment = environment
        return ResolvedImage(
            image: image, figure: MainThread.assumeMain { ImageFigure(image, environment, host.warnings) })
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        var environment = environment
        if let shading = image.shading, case .style(let style) = shading.resolved(in: self, offset: placed) {
            environment.known.foreground = [style]
        }
        let figure = image.figure
        nonisolated(unsafe) let resolved = environment
        let (image, target) = (image.image.resizable(), rect.offsetBy(dx: placed.dx, dy: placed.dy))
        draw(inPlace: isTranslation) { figure.draw(image, resolved, target, &$0) }
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(at: point, anchor, image.size))
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Texts

    public func resolve(_ text: Text) -> ResolvedText {
        let environment = environment.textEnvironment
        let styled = text.styledText(in: environment)
        let host = picture.host
        return ResolvedText(
            typeset: MainThread.assumeMain { host.typesetter.typeset(styled) },
            gradient: text.gradient(in: environment.style))
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        nonisolated(unsafe) let lines = text.typeset.layout(size: rect.size)
        let paint = text.shading?.resolved(in: self, offset: placed)
        let gradient = text.gradient
        let origin = CGPoint(x: rect.minX + placed.dx, y: rect.minY + placed.dy)
        let ink = lines.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
        draw(inPlace: isTranslation) { list in
            guard paint != nil || gradient != nil else {
                return list.add(.text(lines, origin: origin), bounds: ink)
            }
            let mask = DisplayItem(identity: 0, bounds: ink, content: .text(lines, origin: origin))
            list.group([.mask([mask])]) { list in
                switch paint {
                case .style(let style): list.fill(Path(ink), FillStyle(), style, in: ink)
                case .paint(let paint): list.add(.fill(.rectangle(ink), paint), bounds: ink)
                case nil: if let style = gradient { list.fill(Path(ink), FillStyle(), style, in: ink) }
                }
            }
        }
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(at: point, anchor, size))
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// The symbol view with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard picture.symbols != noItem else { return nil }
        let (key, symbols) = (AnyHashable(id), picture.symbols)
        let host = picture.host
        nonisolated(unsafe) let wanted = key
        return MainThread.assumeMain {
            var child = host.tree.firstPlacedChild(of: symbols)
            while let item = child {
                let place = host.tree.item(item).pointee
                let traits = host.traits[item]
                if traits?[key: TagTrait.self] == wanted || traits?[key: ExplicitIDTrait.self] == wanted {
                    return ResolvedSymbol(item: item, size: CGSize(width: place.width, height: place.height))
                }
                child = host.tree.nextPlaced(after: item)
            }
            return nil
        }
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        var context = self
        context.translateBy(x: rect.minX, y: rect.minY)
        if rect.size != symbol.size {
            context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        }
        context.drawSymbol(symbol.item)
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(at: point, anchor, symbol.size))
    }

    private func drawSymbol(_ item: ItemIndex) {
        let offset = placed
        let host = picture.host
        draw(inPlace: isTranslation) { list in
            let place = host.tree.item(item).pointee
            list.draw(item, x: Double(offset.dx) - place.x, y: Double(offset.dy) - place.y)
        }
    }
}

extension CGRect {
    /// The rectangle whose anchor is at a point.
    fileprivate init(at point: CGPoint, _ anchor: UnitPoint, _ size: CGSize) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}

extension LayoutTree {
    fileprivate func nextPlaced(after item: ItemIndex) -> ItemIndex? {
        var next = next(of: item)
        while next != noItem, self.item(next).pointee.kind.isMarker { next = self.next(of: next) }
        return next == noItem ? nil : next
    }
}
