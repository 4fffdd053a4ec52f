import Alidade
import AlidadeImage

/// What this target asks of the complete painter: pixels of a part of a display list.
enum Rasterizer {
    /// Premultiplied ARGB, `rect.width` pixels a row. `dx`, `dy` place the items' coordinates in the window, points.
    static func argb(
        _ items: [DisplayItem], dx: Double, dy: Double, rect: PixelRect, scale: Double, background: DisplayColor? = nil
    ) -> [UInt32]? {
        TilePainter.pixels(
            items, offset: CGVector(dx: dx, dy: dy),
            box: PixelBox(x: rect.x, y: rect.y, width: rect.width, height: rect.height), scale: scale,
            background: background)
    }

    /// Coverage, one byte a pixel, `rect.width` bytes a row.
    static func coverage(
        _ source: MaskSource, dx: Double, dy: Double, rect: PixelRect, scale: Double
    ) -> [UInt8]? {
        let (shape, stroke): (DisplayShape, StrokeStyle?) =
            switch source {
            case .fill(let shape): (shape, nil)
            case .stroke(let shape, let style): (shape, style)
            }
        return TilePainter.coverage(
            shape, stroke: stroke, offset: CGVector(dx: dx, dy: dy),
            box: PixelBox(x: rect.x, y: rect.y, width: rect.width, height: rect.height), scale: scale)
    }
}

/// A shape that is filled or stroked in one colour.
enum MaskSource: Equatable {
    case fill(DisplayShape)
    case stroke(DisplayShape, StrokeStyle)
}
