import Foundation

/// A picture in a line of text.
package struct TextAttachment: Hashable, Sendable {
    let image: Image
    /// What a symbol is drawn in.
    let color: DisplayColor

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a.image == b.image && a.color == b.color }

    package func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A text that is a picture.
final class ImageTextStorage: TextStorage, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) { self.image = image }

    override func isEqual(to other: TextStorage) -> Bool { (other as? ImageTextStorage)?.image == image }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        resolver.append(image, attributes)
    }
}

extension Text {
    /// Shows a symbol or picture in a line of text.
    public init(_ image: Image) { storage = .object(ImageTextStorage(image)) }

    /// A style that is no colour and goes over the whole text.
    func gradient(in context: _ShapeStyleContext) -> _ResolvedStyle? {
        var style: _ResolvedStyle?
        for case .style(let own) in modifiers {
            guard case .other(let other)? = own else { return nil }
            style = other._resolve(in: context)
            break
        }
        let resolved = style ?? context.foreground(level: 0)
        if case .color = resolved.paint { return nil }
        return resolved
    }
}
