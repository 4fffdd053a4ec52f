import AlidadeLayout
import Foundation

/// One thing to draw, as a plain value. A frame is a list of these, back to front.
///
/// All lengths are points. Coordinates are those of the nearest enclosing `scroll` or `transform` group,
/// or of the window where there is none.
package struct DisplayItem: Equatable {
    /// Names the view that emitted the item, stable from frame to frame; 0 where it has no name. Not unique: a view
    /// that draws twice emits two items of one identity, in a fixed order.
    package var identity: UInt64
    /// A rectangle that contains every pixel the item may touch (shadow and blur included).
    package var bounds: CGRect
    package var content: Content

    package indirect enum Content: Equatable {
        case fill(DisplayShape, DisplayPaint)
        case stroke(DisplayShape, DisplayPaint, StrokeStyle)
        /// Glyphs of one paragraph; `origin` is the top-left corner of the text's layout box.
        case text(TextLayout, origin: CGPoint)
        case image(DisplayImage, CGRect)
        /// Children drawn together, then changed as one by `effect`.
        case group(DisplayEffect, [DisplayItem])
        /// A viewport: children have content coordinates, are moved by `offset` (viewport origin minus scroll
        /// offset) and clipped to `clip`, given in the parent's coordinates. A back end may scroll by copying.
        case scroll(clip: CGRect?, offset: CGVector, [DisplayItem])
    }

    package init(identity: UInt64, bounds: CGRect, content: Content) {
        self.identity = identity
        self.bounds = bounds
        self.content = content
    }
}

/// What a group does to the picture of its children.
package enum DisplayEffect: Equatable {
    case opacity(Double)
    case blendMode(BlendMode)
    case clip(DisplayShape, FillStyle)
    /// The children show where the mask's alpha is.
    case mask([DisplayItem])
    case shadow(DisplayColor, radius: Double, offset: CGSize)
    /// Gaussian blur; `radius` in points is the standard deviation that SwiftUI calls radius.
    case blur(radius: Double, opaque: Bool)
    /// Children coordinates are mapped by the matrix: rotation, scale and perspective.
    case transform(ProjectionTransform)
    case color(ColorEffect)
    /// Draw the children into one layer first; changes the result only inside another effect.
    case compositing
    /// The children stand before a blurred picture of what is behind them; `Backdrops` puts that in. `radius` as of a blur.
    case backdrop(radius: Double)
}

/// Colour filters, applied to unpremultiplied sRGB.
package enum ColorEffect: Equatable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case multiply(DisplayColor)
    case luminanceToAlpha
}

/// A shape in absolute points. Rectangles, also those inside a clip, are snapped to device pixels by the painter.
package enum DisplayShape: Equatable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, cornerSize: CGSize, RoundedCornerStyle)
    case ellipse(CGRect)
    case path(Path, FillStyle)
}

/// Unpremultiplied sRGB, each channel 0…1 (values outside are clamped when painted).
package struct DisplayColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// What a shape is filled with. Points are absolute, in the item's coordinates.
package enum DisplayPaint: Equatable {
    case color(DisplayColor)
    case linearGradient([DisplayStop], start: CGPoint, end: CGPoint)
    case radialGradient([DisplayStop], center: CGPoint, startRadius: Double, endRadius: Double)
    /// Location 0 lies on the ellipse with the semi-axes `radii` × `startFraction` around `center`, 1 likewise.
    case ellipticalGradient(
        [DisplayStop], center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
    /// Angles clockwise from the positive x axis. Outside start…end the nearer end's colour goes on.
    case angularGradient([DisplayStop], center: CGPoint, start: Angle, end: Angle)
    /// Tiled: one copy fills the rectangle, others continue it in all directions.
    case image(DisplayImage, CGRect)
}

/// A gradient stop; colours between stops are interpolated premultiplied.
package struct DisplayStop: Hashable, Sendable {
    package var color: DisplayColor
    package var location: Double

    package init(color: DisplayColor, location: Double) {
        self.color = color
        self.location = location
    }
}
