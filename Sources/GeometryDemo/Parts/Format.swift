import SwiftUI

/// Numbers as the readouts print them.
enum Format {
    /// At most two decimals, and none where they are noughts: 203, 101.5, 66.67.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "–" }
        var text = String(format: "%.2f", Double(value))
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }

    static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// 0.25 as 25 %.
    static func percent(_ share: CGFloat) -> String { "\(number((share * 100).rounded())) %" }

    static func degrees(_ value: CGFloat) -> String {
        value.isFinite ? String(format: "%.1f°", Double(value)) : "–"
    }
}
