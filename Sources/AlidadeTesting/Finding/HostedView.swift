import Alidade
import Foundation

/// A view as it was laid out in the last frame.
public struct HostedView: Hashable, Sendable, CustomStringConvertible {
    /// The type's name, without module and generic arguments: `Text`, `VStack`, `Rectangle`, `ContentView`.
    public let name: String
    /// The layout rectangle in the window's coordinates, points: with offsets and scrolling, without effects such as
    /// `rotationEffect`, and not rounded to pixels.
    public let frame: CGRect
    /// What a text reads.
    public let text: String?
    /// Given by `accessibilityIdentifier`.
    public let identifier: String?
    /// Given by `accessibilityLabel`.
    public let label: String?
    /// Given by `accessibilityValue`, or a control's own.
    public let value: String?
    /// True for a view that is not drawn (`hidden()`), or a row outside of its viewport.
    public let isHidden: Bool
    /// The number of views around it that are listed.
    public let depth: Int

    public var description: String {
        var words = [name]
        if let identifier { words.append("#\(identifier)") }
        if let text { words.append("\"\(text)\"") }
        words.append("at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)")
        return words.joined(separator: " ")
    }
}

extension HostedView {
    init(_ node: ViewReport.Node) {
        self.init(
            name: node.view, frame: node.frame, text: node.text, identifier: node.id, label: node.label,
            value: node.value, isHidden: node.isHidden, depth: node.depth)
    }
}
