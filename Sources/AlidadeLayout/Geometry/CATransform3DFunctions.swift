import Foundation

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Shifts by (tx, ty, tz).
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Scales by (sx, sy, sz).
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Turns by `angle` radians about the vector (x, y, z). A vector without length, or a value that is not finite, gives
/// the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (Double(x) * Double(x) + Double(y) * Double(y) + Double(z) * Double(z)).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
    let (s, c) = (sin(Double(angle)), cos(Double(angle)))
    let t = 1 - c
    return CATransform3D(
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
        [0, 0, 0, 1])
}

/// Applies the translation first, then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Applies the scale first, then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Applies the rotation first, then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (b1, b2, b3, b4) = (b.row1, b.row2, b.row3, b.row4)
    func times(_ row: SIMD4<Double>) -> SIMD4<Double> {
        let near = row.x * b1 + row.y * b2
        return near + (row.z * b3 + row.w * b4)
    }
    return CATransform3D(times(a.row1), times(a.row2), times(a.row3), times(a.row4))
}

/// The map back; `t` where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var rows: InlineArray<4, SIMD4<Double>> = [t.row1, t.row2, t.row3, t.row4]
    var inverse: InlineArray<4, SIMD4<Double>> = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    // Gauss and Jordan, with the largest pivot of each column.
    for column in 0..<4 {
        var pivot = column
        for row in column..<4 where abs(rows[row][column]) > abs(rows[pivot][column]) { pivot = row }
        let value = rows[pivot][column]
        guard value != 0, value.isFinite else { return t }
        (rows[column], rows[pivot]) = (rows[pivot], rows[column])
        (inverse[column], inverse[pivot]) = (inverse[pivot], inverse[column])
        rows[column] /= value
        inverse[column] /= value
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            rows[row] -= rows[column] * factor
            inverse[row] -= inverse[column] * factor
        }
    }
    return CATransform3D(inverse[0], inverse[1], inverse[2], inverse[3])
}

/// The plane's affine map as a transform of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        [Double(m.a), Double(m.b), 0, 0], [Double(m.c), Double(m.d), 0, 0], [0, 0, 1, 0],
        [Double(m.tx), Double(m.ty), 0, 1])
}

/// Whether the transform is no more than an affine map of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of the transform, as it acts on the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
