import Alidade

/// A rounded rectangle in device pixels, cut into four corners and what is plain between them.
///
/// Its sides lie on the pixel grid, so only the corners need a mask, and one mask serves every size and place.
struct RoundedCorners {
    /// Top left, top right, bottom left, bottom right.
    let corners: [PixelRect]
    /// Disjoint rectangles that are covered wholly.
    let middle: [PixelRect]
    /// The shape whose quarters are the corners, with its own top-left corner at the origin; points.
    let stamp: DisplayShape
    /// Pixels of a corner.
    let width: Int
    let height: Int

    /// nil where the corners meet, so that their curves depend on the size.
    init?(_ box: PixelRect, cornerSize: CGSize, style: RoundedCornerStyle, scale: Double) {
        // A continuous corner leaves the side at 1.53 radii.
        let extent = style == .continuous ? 1.53 : 1
        let reach = (x: cornerSize.width * scale * extent, y: cornerSize.height * scale * extent)
        guard reach.x > 0, reach.y > 0, reach.x < 512, reach.y < 512 else { return nil }
        width = Int(reach.x.rounded(.up))
        height = Int(reach.y.rounded(.up))
        guard width * 2 <= box.width, height * 2 <= box.height else { return nil }
        let (right, bottom) = (box.maxX - width, box.maxY - height)
        corners = [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)].map { [width, height] in
            PixelRect(x: $0.0, y: $0.1, width: width, height: height)
        }
        middle = [
            PixelRect(x: box.x + width, y: box.y, width: box.width - 2 * width, height: height),
            PixelRect(x: box.x, y: box.y + height, width: box.width, height: box.height - 2 * height),
            PixelRect(x: box.x + width, y: bottom, width: box.width - 2 * width, height: height),
        ].filter { !$0.isEmpty }
        let rect = CGRect(x: 0, y: 0, width: Double(width) * 2 / scale, height: Double(height) * 2 / scale)
        stamp = .roundedRectangle(rect, cornerSize: cornerSize, style)
    }

    /// The stamp's pixels.
    var stampRect: PixelRect { PixelRect(x: 0, y: 0, width: width * 2, height: height * 2) }

    /// Where a corner's pixels are in the stamp.
    func source(_ corner: Int) -> (x: Int, y: Int) {
        (corner % 2 == 0 ? 0 : width, corner < 2 ? 0 : height)
    }
}
