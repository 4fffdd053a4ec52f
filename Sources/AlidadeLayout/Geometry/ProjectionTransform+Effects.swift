import Foundation

extension ProjectionTransform {
    /// Stands in for a scale of zero, which could not be undone.
    private static let tinyScale = 1e-6

    /// Shifts by (x, y) points.
    package static func translation(_ x: Double, _ y: Double) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m31 = CGFloat(x)
        result.m32 = CGFloat(y)
        return result
    }

    /// Scales a view of this size about a place in it. Zero becomes a tiny scale, so that there is a way back.
    package static func scale(x: Double, y: Double, anchor: UnitPoint, size: CGSize) -> ProjectionTransform {
        let (x, y) = (x == 0 ? tinyScale : x, y == 0 ? tinyScale : y)
        var result = ProjectionTransform()
        result.m11 = CGFloat(x)
        result.m22 = CGFloat(y)
        return result.about(anchor, in: size)
    }

    /// Turns a view of this size about a place in it; positive is clockwise on screen.
    package static func rotation(_ angle: Angle, anchor: UnitPoint, size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians))).about(anchor, in: size)
    }

    /// Turns a view of this size in space. A rotation about an axis without length, or by an angle that is not finite,
    /// is none.
    ///
    /// The viewer stands at max(width, height) / perspective points from the plane.
    package static func rotation3D(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
        perspective: Double = 1, size: CGSize
    ) -> ProjectionTransform {
        let (ax, ay) = (Double(anchor.x) * Double(size.width), Double(anchor.y) * Double(size.height))
        var eye = CATransform3DIdentity
        let extent = max(Double(size.width), Double(size.height))
        if extent > 0, perspective.isFinite { eye.m34 = CGFloat(-perspective / extent) }
        let turn = CATransform3DMakeRotation(
            CGFloat(angle.radians), CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
        let there = CATransform3DMakeTranslation(CGFloat(-ax), CGFloat(-ay), CGFloat(-anchorZ))
        let back = CATransform3DMakeTranslation(CGFloat(ax), CGFloat(ay), CGFloat(anchorZ))
        return ProjectionTransform(
            CATransform3DConcat(CATransform3DConcat(CATransform3DConcat(there, turn), eye), back))
    }

    /// The same map with `anchor`, a place in a view of this size, as its origin.
    private func about(_ anchor: UnitPoint, in size: CGSize) -> ProjectionTransform {
        let (x, y) = (Double(anchor.x) * Double(size.width), Double(anchor.y) * Double(size.height))
        return ProjectionTransform.translation(-x, -y).concatenating(self).concatenating(.translation(x, y))
    }
}
