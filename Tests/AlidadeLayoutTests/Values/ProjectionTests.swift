import AlidadeLayout
import Foundation
import Testing

private func rows(_ m: ProjectionTransform) -> [CGFloat] {
    [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
}

private func near(_ a: ProjectionTransform, _ b: ProjectionTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
    zip(rows(a), rows(b)).allSatisfy { abs($0 - $1) <= tolerance }
}

private func near(_ a: CGPoint?, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

private let unit = CGSize(width: 100, height: 50)

@Suite struct ProjectionTests {
    @Test(
        arguments: [
            (
                ProjectionTransform.rotation3D(
                    .radians(.pi / 3), axis: (x: 0, y: 1, z: 0), anchorZ: 1, perspective: 1, size: unit),
                [0.9330127, 0.2165064, 0.0086603, 0, 1, 0, 2.7333395, -10.7003175, 0.5719873]
            ),
            (
                ProjectionTransform.rotation3D(
                    .radians(.pi / 4), axis: (x: 1, y: 0, z: 0), anchorZ: 2, perspective: 2, size: unit),
                [1, 0, 0, -0.7071068, 0.3535534, -0.0141421, 19.0918831, 18.2824856, 1.3818377]
            ),
        ] as [(ProjectionTransform, [CGFloat])])
    func rotationsInSpace(transform: ProjectionTransform, expected: [CGFloat]) {
        for (value, expected) in zip(rows(transform), expected) { #expect(abs(value - expected) < 1e-7 * 2) }
    }

    @Test(
        arguments: [
            ProjectionTransform.translation(3, 4), .scale(x: 2, y: 0.5, anchor: .topTrailing, size: unit),
            .scale(x: 0, y: 0, anchor: .center, size: unit), .rotation(.degrees(30), anchor: .bottom, size: unit),
            .rotation3D(.degrees(50), axis: (x: 1, y: 2, z: 3), size: unit),
        ])
    func inversesUndo(transform: ProjectionTransform) throws {
        let inverse = try #require(transform.invertedIfPossible)
        #expect(near(transform.concatenating(inverse), ProjectionTransform(), 1e-7))
        var inverted = transform
        let isInverted = inverted.invert()
        #expect(isInverted)
        #expect(inverted == inverse)
        let there = try #require(transform.apply(to: CGPoint(x: 12, y: 34)))
        let back = try #require(inverse.apply(to: there))
        #expect(near(back, CGPoint(x: 12, y: 34), 1e-6))
    }

    @Test func singularMatricesHaveNoInverse() {
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
        #expect(flat.inverted() == flat)
        #expect(ProjectionTransform.translation(.nan, 0).invertedIfPossible == nil)
        #expect(ProjectionTransform.scale(x: .infinity, y: 1, anchor: .center, size: unit).invertedIfPossible == nil)
    }

    @Test func affineMapsAgreeWithTheirProjection() {
        let affine = CGAffineTransform(2, 3, 5, 7, 11, 13)
        let transform = ProjectionTransform(affine)
        #expect(transform.isAffine && !transform.isIdentity && !transform.isTranslation)
        #expect(transform.affine == affine)
        #expect(transform.apply(to: CGPoint(x: 1, y: 2)) == CGPoint(x: 23, y: 30))
        #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 1, y: 2).applying(affine))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(transform.boundingBox(of: rect) == rect.applying(affine))
        #expect(ProjectionTransform(CATransform3DMakeAffineTransform(affine)) == transform)
        #expect(near(ProjectionTransform(affine.inverted()), transform.inverted()))
    }

    @Test func effectsKeepTheirAnchor() {
        let anchor = CGPoint(x: 25, y: 50)
        for transform in [
            ProjectionTransform.scale(x: 3, y: 0, anchor: UnitPoint(x: 0.25, y: 1), size: unit),
            .rotation(.degrees(70), anchor: UnitPoint(x: 0.25, y: 1), size: unit),
            .rotation3D(
                .degrees(70), axis: (x: 1, y: 1, z: 0), anchor: UnitPoint(x: 0.25, y: 1), perspective: 0.5, size: unit),
        ] {
            #expect(near(transform.apply(to: anchor), anchor))
        }
    }

    @Test(
        arguments: [
            (ProjectionTransform.translation(3, 4), CGRect(x: 4, y: 6, width: 10, height: 20)),
            (.rotation(.degrees(180), anchor: .zero, size: unit), CGRect(x: -11, y: -22, width: 10, height: 20)),
            (.scale(x: -1, y: 2, anchor: .zero, size: unit), CGRect(x: -11, y: 4, width: 10, height: 40)),
        ])
    func boundingBoxes(transform: ProjectionTransform, expected: CGRect) {
        let box = transform.boundingBox(of: CGRect(x: 1, y: 2, width: 10, height: 20))
        #expect(near(box.origin, expected.origin))
        #expect(near(CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: expected.maxX, y: expected.maxY)))
    }

    @Test func whatIsBehindTheViewerIsCutOff() throws {
        // w = 1 - x / 10: the viewer is at x = 10.
        var transform = ProjectionTransform()
        transform.m13 = -0.1
        #expect(transform.apply(to: CGPoint(x: 11, y: 0)) == nil)
        #expect(transform.apply(to: CGPoint(x: 5, y: 3)) == CGPoint(x: 10, y: 6))
        #expect(transform.boundingBox(of: CGRect(x: 20, y: 0, width: 5, height: 5)).isNull)
        let box = transform.boundingBox(of: CGRect(x: 5, y: 1, width: 20, height: 2))
        #expect(near(box.origin, CGPoint(x: 10, y: 2)))
        #expect(box.maxX > 1000 && box.maxX.isFinite && box.maxY.isFinite)
    }

    @Test func valuesThatAreNoNumbersHaveNoBox() {
        var transform = ProjectionTransform()
        transform.m12 = .nan
        #expect(transform.boundingBox(of: CGRect(x: 1, y: 2, width: 3, height: 4)).isNull)
        #expect(transform.apply(to: CGPoint(x: 1, y: 1)) == nil)
        let turn = ProjectionTransform.rotation3D(.degrees(.nan), axis: (x: 0, y: 0, z: 0), size: .zero)
        #expect(turn.isIdentity)
        #expect(
            ProjectionTransform.translation(.nan, 0).boundingBox(of: CGRect(x: 0, y: 0, width: 1, height: 1)).isNull)
    }

    @Test func matricesOfSpace() {
        let turn = CATransform3DMakeRotation(0.5, 1, 2, 3)
        let some = CATransform3DTranslate(CATransform3DScale(turn, 2, 3, 4), 5, 6, 7)
        let product = CATransform3DConcat(some, CATransform3DInvert(some))
        let difference = ProjectionTransform(product)
        #expect(near(difference, ProjectionTransform()))
        #expect(abs(product.m33 - 1) < 1e-9 && abs(product.m34) < 1e-9)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
        #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 3)))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(
            near(
                ProjectionTransform(CATransform3DRotate(CATransform3DIdentity, 0.3, 0, 0, 1)),
                ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))))
    }

    @Test func angles() {
        #expect((Angle(degrees: 9) * 20).degrees == Angle(degrees: 180).degrees)
        let sum = Angle.degrees(90) + .radians(.pi / 2) - .degrees(30)
        #expect(abs(sum.degrees - 150) < 1e-12)
        #expect((-Angle.radians(1) / 2).radians == -0.5)
        var angle = Angle.radians(1)
        angle += .radians(2)
        angle *= 4
        angle -= .radians(2)
        angle /= 5
        #expect(angle == .radians(2))
    }
}
