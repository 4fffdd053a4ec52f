import AlidadeLayout
import Foundation
import Synchronization

/// Finds symbols by name: drawn ones, and those made of others by a rule (`.fill`, `.circle`, `.slash`, badges).
package enum SymbolCatalogue {
    // A cache keyed by value.
    private static let cache = Mutex<[String: Symbol?]>([:])

    /// The drawing of a name; nil where there is none.
    package static func symbol(_ name: String) -> Symbol? {
        if let known = cache.withLock({ $0[name] }) { return known }
        let made = make(name, isFilled: false)
        cache.withLock { $0[name] = .some(made) }
        return made
    }

    /// Names that are drawn without a rule, for tests and documentation.
    package static var drawnNames: [String] { SymbolTables.drawings.keys.sorted() }

    private static func make(_ name: String, isFilled: Bool, depth: Int = 0) -> Symbol? {
        guard depth < 8, !name.isEmpty else { return nil }
        func again(_ name: String, _ isFilled: Bool) -> Symbol? { make(name, isFilled: isFilled, depth: depth + 1) }
        if let drawing = SymbolTables.drawings[name] {
            return SymbolParser(isFilled: isFilled, lookUp: again).parse(drawing)
        }
        if let other = SymbolTables.aliases[name] { return again(other, isFilled) }
        // One or two letters or digits stand for themselves, but only inside a shape.
        if name.count <= 2, depth > 0, name.allSatisfy({ $0.isLetter || $0.isNumber }) {
            return Symbol(parts: [
                .letters(
                    name.uppercased(), center: CGPoint(x: 12, y: 12), height: name.count == 1 ? 17 : 14, isCut: false)
            ])
        }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = String(name[..<dot])
        let suffix = name[name.index(after: dot)...]
        switch suffix {
        case "fill": return again(base, true)
        case "slash": return again(base, isFilled).map { slashed($0) }
        case "rtl", "ltr": return again(base, isFilled)
        case "plus", "minus", "xmark", "checkmark", "exclamationmark", "clock", "questionmark":
            guard base.hasSuffix(".badge") else { return nil }
            guard let inner = again(String(base.dropLast(6)), isFilled), let sign = again(String(suffix), false) else {
                return nil
            }
            return badged(inner, sign)
        default: break
        }
        guard let shape = SymbolTables.enclosures[String(suffix)], let inner = again(base, false) else { return nil }
        return enclosed(inner, in: shape, isFilled: isFilled, again)
    }

    /// A symbol inside a circle, square or the like.
    private static func enclosed(
        _ inner: Symbol, in shape: String, isFilled: Bool, _ lookUp: @escaping (String, Bool) -> Symbol?
    ) -> Symbol {
        let outer = SymbolParser(isFilled: isFilled, lookUp: lookUp).parse(shape)
        // The inner drawing fits a box of half the grid.
        let bounds = inner.bounds
        let side = max(bounds.width, bounds.height, 1)
        let scale = min(0.62, 11.5 / side)
        let moved = inner.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: 12 - bounds.midX * scale, ty: 12 - bounds.midY * scale))
        return Symbol(parts: outer.parts + (isFilled ? moved.parts.map(\.cut) : moved.parts))
    }

    private static func slashed(_ symbol: Symbol) -> Symbol {
        var gap = Path()
        gap.move(to: CGPoint(x: 5.2, y: 2.6))
        gap.addLine(to: CGPoint(x: 22, y: 19.4))
        var line = Path()
        line.move(to: CGPoint(x: 3.6, y: 3.4))
        line.addLine(to: CGPoint(x: 20.8, y: 20.6))
        return Symbol(parts: symbol.parts + [.cutLine(gap), .line(line)])
    }

    private static func badged(_ symbol: Symbol, _ sign: Symbol) -> Symbol {
        let center = CGPoint(x: 19, y: 18)
        func circle(_ radius: CGFloat) -> Path {
            Path(
                ellipseIn: CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        let scale = 0.3
        let small = sign.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: center.x - sign.bounds.midX * scale,
                ty: center.y - sign.bounds.midY * scale))
        return Symbol(
            parts: symbol.scaled(0.92, dx: -1.2).parts + [.cutSolid(circle(5.4)), .solid(circle(4.6))]
                + small.parts.map(\.cut))
    }
}
