import Alidade

/// A projective matrix on row vectors in double precision: (x, y, 1)·M.
struct Matrix3: Equatable {
    var m11 = 1.0, m12 = 0.0, m13 = 0.0
    var m21 = 0.0, m22 = 1.0, m23 = 0.0
    var m31 = 0.0, m32 = 0.0, m33 = 1.0

    static func scale(_ factor: Double) -> Matrix3 { Matrix3(m11: factor, m22: factor) }
    static func translation(_ x: Double, _ y: Double) -> Matrix3 { Matrix3(m31: x, m32: y) }

    /// Applies `self` first, then `other`.
    func concatenating(_ o: Matrix3) -> Matrix3 {
        Matrix3(
            m11: m11 * o.m11 + m12 * o.m21 + m13 * o.m31, m12: m11 * o.m12 + m12 * o.m22 + m13 * o.m32,
            m13: m11 * o.m13 + m12 * o.m23 + m13 * o.m33,
            m21: m21 * o.m11 + m22 * o.m21 + m23 * o.m31, m22: m21 * o.m12 + m22 * o.m22 + m23 * o.m32,
            m23: m21 * o.m13 + m22 * o.m23 + m23 * o.m33,
            m31: m31 * o.m11 + m32 * o.m21 + m33 * o.m31, m32: m31 * o.m12 + m32 * o.m22 + m33 * o.m32,
            m33: m31 * o.m13 + m32 * o.m23 + m33 * o.m33)
    }

    /// Homogeneous: divide x and y by w.
    func map(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
        (x * m11 + y * m21 + m31, x * m12 + y * m22 + m32, x * m13 + y * m23 + m33)
    }

    var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// nil where the map flattens the plane, or is not a number.
    var inverse: Matrix3? {
        let d = determinant
        guard d.isFinite, abs(d) > 1e-14 else { return nil }
        return Matrix3(
            m11: (m22 * m33 - m23 * m32) / d, m12: (m13 * m32 - m12 * m33) / d, m13: (m12 * m23 - m13 * m22) / d,
            m21: (m23 * m31 - m21 * m33) / d, m22: (m11 * m33 - m13 * m31) / d, m23: (m13 * m21 - m11 * m23) / d,
            m31: (m21 * m32 - m22 * m31) / d, m32: (m12 * m31 - m11 * m32) / d, m33: (m11 * m22 - m12 * m21) / d)
    }

    /// How much lengths grow at a point: the square root of the growth of areas.
    func growth(at x: Double, _ y: Double) -> Double {
        let p = map(x, y)
        guard p.w > 1e-9 else { return 0 }
        let (u, v) = (p.x / p.w, p.y / p.w)
        let (ux, vx) = ((m11 - u * m13) / p.w, (m12 - v * m13) / p.w)
        let (uy, vy) = ((m21 - u * m23) / p.w, (m22 - v * m23) / p.w)
        return abs(ux * vy - uy * vx).squareRoot()
    }
}

extension Matrix3 {
    init(_ t: ProjectionTransform) {
        self.init(
            m11: Double(t.m11), m12: Double(t.m12), m13: Double(t.m13), m21: Double(t.m21), m22: Double(t.m22),
            m23: Double(t.m23), m31: Double(t.m31), m32: Double(t.m32), m33: Double(t.m33))
    }
}
