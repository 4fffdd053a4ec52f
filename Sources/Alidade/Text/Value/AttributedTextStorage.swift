import Foundation

/// A string with attributes.
final class AttributedTextStorage: TextStorage, @unchecked Sendable {
    let string: AttributedString

    init(_ string: AttributedString) { self.string = string }

    override func isEqual(to other: TextStorage) -> Bool { (other as? AttributedTextStorage)?.string == string }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        resolver.append(string, attributes)
    }
}

extension TextResolver {
    mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
        for run in string.runs {
            var attributes = attributes
            attributes.apply(run.attributes, environment)
            append(String(string[run.range].characters), attributes)
        }
    }
}

extension TextAttributes {
    fileprivate mutating func apply(_ container: AttributeContainer, _ environment: TextEnvironment) {
        if container[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
            color = TintShapeStyle()._resolve(in: environment.style).color
        }
        typealias Scope = AttributeScopes.SwiftUIAttributes
        if let intent = container[Scope.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { isBold = true }
            if intent.contains(.emphasized) { fonts.isItalic = true }
            if intent.contains(.code) { fonts.isMonospaced = true }
            if intent.contains(.strikethrough) { strikethrough = .single }
        }
        if let value = container[Scope.FontAttribute.self] { font = value }
        if let value = container[Scope.ForegroundColorAttribute.self] {
            color = value.resolve(in: environment.style.colors)
        }
        if let value = container[Scope.StrikethroughStyleAttribute.self] { strikethrough = value }
        if let value = container[Scope.UnderlineStyleAttribute.self] { underline = value }
        if let value = container[Scope.KerningAttribute.self] { kerning = Double(value) }
        if let value = container[Scope.TrackingAttribute.self] { tracking = Double(value) }
        if let value = container[Scope.BaselineOffsetAttribute.self] { baselineOffset = Double(value) }
    }
}
