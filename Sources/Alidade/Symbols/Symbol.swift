import AlidadeLayout
import Foundation

/// A drawing on a grid of 24 by 24 units, whose letters and lines follow the font.
package struct Symbol: Sendable {
    /// One step of drawing.
    enum Part: Sendable {
        case line(Path)
        case solid(Path)
        /// Takes away what was drawn before.
        case cutLine(Path)
        case cutSolid(Path)
        /// Letters around a point; as high as the number of units.
        case letters(String, center: CGPoint, height: Double, isCut: Bool)

        /// What the part covers without its line's width.
        var bounds: CGRect {
            switch self {
            case .line(let path), .solid(let path): path.boundingRect
            case .cutLine, .cutSolid: .null
            case .letters(let text, let center, let height, let isCut):
                isCut
                    ? .null
                    : CGRect(
                        x: center.x - height * 0.35 * Double(text.count), y: center.y - height / 2,
                        width: height * 0.7 * Double(text.count), height: height)
            }
        }

        /// The part moved and scaled.
        func applying(_ transform: CGAffineTransform) -> Part {
            switch self {
            case .line(let path): .line(path.applying(transform))
            case .solid(let path): .solid(path.applying(transform))
            case .cutLine(let path): .cutLine(path.applying(transform))
            case .cutSolid(let path): .cutSolid(path.applying(transform))
            case .letters(let text, let center, let height, let isCut):
                .letters(
                    text, center: center.applying(transform), height: height * abs(Double(transform.d)), isCut: isCut)
            }
        }

        /// The same shape taken away instead of drawn.
        var cut: Part {
            switch self {
            case .line(let path), .cutLine(let path): .cutLine(path)
            case .solid(let path), .cutSolid(let path): .cutSolid(path)
            case .letters(let text, let center, let height, _):
                .letters(text, center: center, height: height, isCut: true)
            }
        }

        var isCut: Bool {
            switch self {
            case .cutLine, .cutSolid: true
            case .letters(_, _, _, let isCut): isCut
            default: false
            }
        }
    }

    var parts: [Part]

    package var bounds: CGRect { parts.reduce(CGRect.null) { $0.union($1.bounds) } }
    var hasCuts: Bool { parts.contains(where: \.isCut) }

    func applying(_ transform: CGAffineTransform) -> Symbol { Symbol(parts: parts.map { $0.applying(transform) }) }

    /// Points a unit and point of font size: a circle of the grid is then as high as the phone's symbols.
    static let unit = 0.0585

    /// A line's width in units by the font's weight.
    static func lineWidth(_ weight: Int) -> Double {
        let table: [Double] = [0.6, 0.9, 1.25, 1.7, 1.95, 2.25, 2.55, 2.9, 3.3]
        return table[min(max(weight / 100 - 1, 0), 8)]
    }

    /// - Parameter capSize: the size of the font whose capitals the symbol is centred on, points.
    func metrics(fontSize: Double, weight: Int, capSize: Double? = nil, scale: Double) -> SymbolMetrics {
        let unit = fontSize * Self.unit
        let line = Self.lineWidth(weight)
        var box = bounds
        if box.isNull { box = CGRect(x: 2, y: 2, width: 20, height: 20) }
        box = box.insetBy(dx: -line / 2, dy: -line / 2)
        func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
        let size = CGSize(width: up(Double(box.width) * unit), height: up(Double(box.height) * unit))
        // The grid's middle is on the middle of the capitals.
        let baseline = (12 - Double(box.minY)) * unit + (capSize ?? fontSize) * 0.704590 / 2
        return SymbolMetrics(size: size, baseline: baseline, box: box, unit: unit, lineWidth: line, weight: weight)
    }
}

/// A symbol's measures in a font.
struct SymbolMetrics: Sendable {
    /// Points.
    var size: CGSize
    /// From the top, points.
    var baseline: Double
    /// The part of the grid that is the frame, units.
    var box: CGRect
    /// Points a unit.
    var unit: Double
    /// Units.
    var lineWidth: Double
    var weight: Int
}
