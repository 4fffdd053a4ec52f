import Foundation

/// "x y m x y l … h", as Core Graphics prints paths.
extension Path: LosslessStringConvertible {
    public var description: String {
        func text(_ points: CGPoint..., command: String) -> String {
            points.map { "\(number($0.x)) \(number($0.y)) " }.joined() + command
        }
        return elements.map { element in
            switch element {
            case .move(let to): return text(to, command: "m")
            case .line(let to): return text(to, command: "l")
            case .quadCurve(let to, let control): return text(control, to, command: "q")
            case .curve(let to, let control1, let control2): return text(control1, control2, to, command: "c")
            case .closeSubpath: return "h"
            }
        }.joined(separator: " ")
    }

    private func number(_ value: CGFloat) -> String {
        let value = Double(value)
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(guarded: value))" : "\(value)"
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let value = Double(word) {
                numbers.append(CGFloat(value))
                continue
            }
            let needed: Int
            switch word {
            case "m", "l": needed = 2
            case "q", "re": needed = 4
            case "c": needed = 6
            case "h": needed = 0
            default: return nil
            }
            guard numbers.count == needed else { return nil }
            switch word {
            case "m": path.move(to: point(0))
            case "l": path.addLine(to: point(0))
            case "q": path.addQuadCurve(to: point(2), control: point(0))
            case "c": path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case "re":
                path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: path.closeSubpath()
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }
}
