import Foundation

/// A 3×3 projective matrix on row vectors: (x, y, 1)·M, then divided by the third component.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// The same map as `m`.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// What `m` does to the plane z = 0, seen along z.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallels stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Turns the transform into its inverse. False, and no change, where there is none.
    @discardableResult
    public mutating func invert() -> Bool {
        guard let inverse = invertedIfPossible else { return false }
        self = inverse
        return true
    }

    /// The map back; `self` where there is none.
    public func inverted() -> ProjectionTransform { invertedIfPossible ?? self }

    /// Applies `self` first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }
}

extension ProjectionTransform {
    /// Whether the map only shifts.
    package var isTranslation: Bool { m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 && isAffine }

    /// The map as an affine one; nil where it is projective.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// The map back; nil where there is none (the determinant is zero or not finite).
    package var invertedIfPossible: ProjectionTransform? {
        if isTranslation {
            guard m31.isFinite, m32.isFinite else { return nil }
            return .translation(-m31, -m32)
        }
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m21 = c12 / determinant
        result.m31 = c13 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        if isAffine { (result.m13, result.m23, result.m33) = (0, 0, 1) }
        return result.isFinite ? result : nil
    }

    private var isFinite: Bool {
        (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
    }

    /// Where a point goes; nil where that is behind the viewer or not a number.
    package func apply(to point: CGPoint) -> CGPoint? {
        let x = point.x * m11 + point.y * m21 + m31
        let y = point.x * m12 + point.y * m22 + m32
        if isAffine { return x.isNaN || y.isNaN ? nil : CGPoint(x: x, y: y) }
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 0 else { return nil }
        let result = CGPoint(x: x / w, y: y / w)
        return result.x.isNaN || result.y.isNaN ? nil : result
    }
}

extension CGPoint {
    /// Where `m` takes the point, also from behind the viewer; the point itself where it takes it to infinity.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let mapped = CGPoint(x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
        if m.isAffine { return mapped }
        let w = x * m.m13 + y * m.m23 + m.m33
        return w == 0 || !w.isFinite ? self : CGPoint(x: mapped.x / w, y: mapped.y / w)
    }
}
