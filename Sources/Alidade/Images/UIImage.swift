import Foundation

/// A picture, as UIKit code makes and keeps it.
public final class UIImage: @unchecked Sendable, Equatable {
    /// How a picture is coloured.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How a symbol is drawn.
    public class Configuration: @unchecked Sendable {}

    /// A symbol's size and weight; taken from the font where the image is used.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public enum Scale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
        public init(pointSize: CGFloat) {}
        public init(scale: Scale) {}
    }

    package enum Source: Equatable {
        case picture(DisplayImage)
        case symbol(String)
    }

    let source: Source
    /// Pixels a point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    let tint: UIColor?

    package init(_ source: Source, scale: CGFloat, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil) {
        self.source = source
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// No picture: nothing is drawn.
    public convenience init() { self.init(.picture(DisplayImage(width: 0, height: 0, pixels: [])), scale: 1) }

    /// A picture of the app's folder or asset catalogue; nil where there is none of this name.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let asset = AssetFolders.asset(name, bundlePath: bundle?.bundlePath),
            let variant = asset.variant(scale: 3, isDark: false)
        else { return nil }
        self.init(
            .picture(variant.image), scale: variant.scale,
            renderingMode: asset.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// A symbol; nil where no symbol of this name is known.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
        guard SymbolCatalogue.symbol(name) != nil else { return nil }
        self.init(.symbol(name), scale: 1)
    }

    /// A PNG or a JPEG; nil where the bytes are neither.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = ImageFile(data: data) else { return nil }
        self.init(.picture(DisplayImage(file: file)), scale: scale)
    }

    /// nil where the file does not exist or is no picture.
    public convenience init?(contentsOfFile path: String) {
        guard let picture = PictureFiles.picture(path) else { return nil }
        self.init(.picture(picture), scale: 1)
    }

    /// Points.
    public var size: CGSize {
        switch source {
        case .picture(let image):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .symbol(let name):
            SymbolCatalogue.symbol(name)?.metrics(fontSize: 17, weight: 400, scale: 1).size ?? .zero
        }
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source, scale: scale, renderingMode: renderingMode, tint: tint)
    }
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source, scale: scale, renderingMode: .alwaysTemplate, tint: color)
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(source, scale: scale, renderingMode: renderingMode, tint: color)
    }
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b
            || (a.source == b.source && a.scale == b.scale && a.renderingMode == b.renderingMode && a.tint == b.tint)
    }
}
