import Foundation

/// A picture or a symbol.
///
/// ```swift
/// Image("landscape").resizable().scaledToFill()
/// Image(systemName: "heart.fill").foregroundStyle(.red)
/// ```
/// Pictures come from the app's folder or its asset catalogue. A name that nobody knows shows as a labelled
/// placeholder, with one warning.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case named(String, bundlePath: String?)
        case symbol(String, value: Double?)
        case picture(UIImage)
    }

    /// How a picture is coloured.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style, by its opacity alone.
        case template
        /// As it is.
        case original
    }

    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// How a picture that is drawn larger or smaller is smoothed.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of symbols beside text.
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    var source: Source
    var renderingMode: TemplateRenderingMode?
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var isDecorative = false
    var label: Text?

    init(_ source: Source) { self.source = source }

    // MARK: Making images

    /// A picture of the app's folder or asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundlePath: bundle?.bundlePath))
    }
    /// The value fills symbols that have levels; pictures do not depend on it.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// A picture with what accessibility says of it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }
    /// A picture that accessibility does not mention.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// A symbol, drawn in the foreground style and as large as text of the font.
    public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, value: variableValue)) }

    /// A picture made elsewhere.
    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }

    /// A picture of an asset catalogue by its generated name.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    // MARK: Changing images

    /// Lets the image take the size it is proposed.
    ///
    /// - Parameters:
    ///   - capInsets: points at the edges that keep their size.
    ///   - resizingMode: what happens between them.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Whether the picture keeps its colours; nil: symbols take the foreground's, pictures keep theirs.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    /// How enlarged pixels are smoothed; all but `.none` look alike.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Whether turned edges are smoothed; here they always are.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isAntialiased = isAntialiased
        return image
    }

    /// The layers of a symbol in several colours; drawn in one here.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The range of brightness; displays here have the standard one.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let level: Int
        public static let standard = DynamicRange(level: 0)
        public static let constrainedHigh = DynamicRange(level: 1)
        public static let high = DynamicRange(level: 2)
    }
}

/// A picture of an asset catalogue by its generated name.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
    var bundle: Bundle? { Bundle(path: bundlePath) }
}
