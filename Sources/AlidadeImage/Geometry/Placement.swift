import Alidade
import Foundation

/// How an item's coordinates, in points, become device pixels.
///
/// A translation is told apart because only then are rectangles snapped to the pixel grid and glyphs drawn upright.
enum Placement: Equatable {
    /// In points of the surface; the surface's scale comes after.
    case translation(dx: Double, dy: Double)
    /// Points to pixels, scale included.
    case affine(Matrix3)
    case projective(Matrix3)

    func matrix(scale: Double) -> Matrix3 {
        switch self {
        case .translation(let dx, let dy): Matrix3(m11: scale, m22: scale, m31: dx * scale, m32: dy * scale)
        case .affine(let matrix), .projective(let matrix): matrix
        }
    }

    func translated(dx: Double, dy: Double) -> Placement {
        switch self {
        case .translation(let x, let y): .translation(dx: x + dx, dy: y + dy)
        case .affine(let matrix): .affine(Matrix3.translation(dx, dy).concatenating(matrix))
        case .projective(let matrix): .projective(Matrix3.translation(dx, dy).concatenating(matrix))
        }
    }

    /// The placement of children that `transform` maps into these coordinates; nil where nothing can be seen of them.
    func transformed(by transform: ProjectionTransform, scale: Double) -> Placement? {
        let inner = Matrix3(transform)
        if inner.m13 == 0, inner.m23 == 0, inner.m33 == 1, inner.m11 == 1, inner.m22 == 1, inner.m12 == 0,
            inner.m21 == 0
        {
            return translated(dx: inner.m31, dy: inner.m32)
        }
        let whole = inner.concatenating(matrix(scale: scale))
        guard whole.inverse != nil else { return nil }
        if abs(whole.m13) < 1e-12, abs(whole.m23) < 1e-12, whole.m33 != 0 {
            let w = whole.m33
            return .affine(
                Matrix3(
                    m11: whole.m11 / w, m12: whole.m12 / w, m21: whole.m21 / w, m22: whole.m22 / w,
                    m31: whole.m31 / w, m32: whole.m32 / w))
        }
        return .projective(whole)
    }

    /// The pixels that a rectangle may touch, at most `limit`.
    func pixels(covering rect: CGRect, scale: Double, limit: PixelBox) -> PixelBox {
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        switch self {
        case .translation(let dx, let dy):
            // Snapping moves an edge by at most half a pixel, which rounding outwards includes.
            return PixelBox(
                covering: (left + dx) * scale, (top + dy) * scale, (right + dx) * scale, (bottom + dy) * scale
            ).intersection(limit)
        case .affine(let matrix), .projective(let matrix):
            var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
            for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] {
                let p = matrix.map(x, y)
                guard p.x == p.x, p.y == p.y, p.w == p.w else { return .empty }
                // A corner behind the eye: the rest may reach anywhere.
                guard p.w > 1e-6 else { return limit }
                (x0, y0) = (min(x0, p.x / p.w), min(y0, p.y / p.w))
                (x1, y1) = (max(x1, p.x / p.w), max(y1, p.y / p.w))
            }
            return PixelBox(covering: x0, y0, x1, y1).intersection(limit)
        }
    }

    /// How many pixels a point is near the middle of a rectangle.
    func growth(near rect: CGRect, scale: Double) -> Double {
        switch self {
        case .translation: scale
        case .affine(let matrix), .projective(let matrix): matrix.growth(at: Double(rect.midX), Double(rect.midY))
        }
    }
}
