import Alidade
import AlidadeImage
import AlidadeLayout
import Foundation
import Testing

extension DisplayColor {
    static let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let gray = DisplayColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}

/// A pixel as premultiplied channels, for messages that can be read.
struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ argb: UInt32) {
        (alpha, red, green, blue) = (
            Int(argb >> 24), Int(argb >> 16 & 255), Int(argb >> 8 & 255), Int(argb & 255)
        )
    }

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    func isNear(_ other: Pixel, _ tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    static let clear = Pixel(0, 0, 0, 0)
    static let white = Pixel(255, 255, 255)
    static let black = Pixel(0, 0, 0)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)
}

/// Items with bounds worked out from their content, as the engine would.
enum Item {
    static func fill(_ shape: DisplayShape, _ paint: DisplayPaint) -> DisplayItem {
        DisplayItem(identity: 0, bounds: shape.path.boundingRect, content: .fill(shape, paint))
    }
    static func fill(_ rect: CGRect, _ color: DisplayColor) -> DisplayItem { fill(.rectangle(rect), .color(color)) }
    static func stroke(_ shape: DisplayShape, _ color: DisplayColor, _ style: StrokeStyle) -> DisplayItem {
        let margin = style.lineWidth * style.miterLimit
        return DisplayItem(
            identity: 0, bounds: shape.path.boundingRect.insetBy(dx: -margin, dy: -margin),
            content: .stroke(shape, .color(color), style))
    }
    static func group(_ effect: DisplayEffect, _ children: [DisplayItem], margin: CGFloat = 0) -> DisplayItem {
        let union = children.reduce(CGRect.null) { $0.union($1.bounds) }.insetBy(dx: -margin, dy: -margin)
        return DisplayItem(identity: 0, bounds: union, content: .group(effect, children))
    }
    /// Projected content may be anywhere; the bounds are given.
    static func transform(_ matrix: ProjectionTransform, _ children: [DisplayItem], bounds: CGRect) -> DisplayItem {
        DisplayItem(identity: 0, bounds: bounds, content: .group(.transform(matrix), children))
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Paints on a ground and writes the picture into `ALIDADE_PICTURES`, where that is set, for eyes.
func painted(
    _ items: [DisplayItem], _ width: Int, _ height: Int, scale: Double = 1, background: DisplayColor? = nil,
    name: String = #function
) throws -> CairoPainter {
    let painter = try #require(CairoPainter(width: width, height: height, scale: scale, background: background))
    painter.paint(items)
    if let folder = ProcessInfo.processInfo.environment["ALIDADE_PICTURES"] {
        let file = name.prefix { $0.isLetter || $0.isNumber }
        try? painter.writePNG(to: "\(folder)/\(file).png")
    }
    return painter
}

func affine(_ t: CGAffineTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    (m.m11, m.m12, m.m21, m.m22, m.m31, m.m32) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    return m
}
