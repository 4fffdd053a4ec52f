import Alidade
import AlidadeLayout
internal import CPango
import Foundation

extension ItemPainter {
    /// An image stretched to a rectangle.
    func image(_ image: DisplayImage, in rect: CGRect, _ state: State) {
        guard image.isDrawable, rect.width > 0, rect.height > 0, rect.origin.isNumeric, rect.width.isFinite,
            rect.height.isFinite
        else { return }
        var state = state
        var rect = rect
        if case .translation(let dx, let dy) = state.placement {
            let box = Self.snapped(rect, dx, dy, scale)
            guard !box.isEmpty else { return }
            rect = rectangle(box)
            state.placement = .affine(Matrix3())
        }
        let box = state.placement.pixels(covering: rect, scale: scale, limit: state.clip)
        let place = Matrix3(
            m11: Double(rect.width) / Double(image.width), m22: Double(rect.height) / Double(image.height),
            m31: Double(rect.minX), m32: Double(rect.minY)
        ).concatenating(state.placement.matrix(scale: scale))
        guard !box.isEmpty else { return }
        withSource(image, place, box, tiled: false, state) {
            cairo_new_path(cr)
            append(Path(rect), state.placement)
            applyRule(FillStyle())
            if state.alpha < 1 {
                saved {
                    cairo_clip(cr)
                    cairo_paint_with_alpha(cr, state.alpha)
                }
            } else {
                cairo_fill(cr)
            }
        }
    }

    /// Makes an endless pattern of the image cairo's source.
    func setTiled(_ image: DisplayImage, _ rect: CGRect, _ box: PixelBox, _ state: State) -> Bool {
        guard image.isDrawable, rect.width > 0, rect.height > 0, rect.origin.isNumeric, rect.width.isFinite,
            rect.height.isFinite
        else { return false }
        let place = Matrix3(
            m11: Double(rect.width) / Double(image.width), m22: Double(rect.height) / Double(image.height),
            m31: Double(rect.minX), m32: Double(rect.minY)
        ).concatenating(state.placement.matrix(scale: scale))
        guard let inverse = place.inverse, let layer = ImageSurface(box) else { return false }
        Sampler(image: image, inverse: inverse, isTiled: true, opacity: state.alpha).fill(layer)
        setSource(layer)
        return true
    }

    /// Sets the source while the image's pixels are lent to cairo, and runs `body`.
    private func withSource(
        _ image: DisplayImage, _ place: Matrix3, _ box: PixelBox, tiled: Bool, _ state: State, _ body: () -> Void
    ) {
        if case .projective = state.placement {
            guard let inverse = place.inverse, let layer = ImageSurface(box) else { return }
            Sampler(image: image, inverse: inverse, isTiled: false, opacity: 1).fill(layer)
            setSource(layer)
            return body()
        }
        guard place.inverse != nil else { return }
        image.decodedPixels.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            // cairo only reads a source.
            let data = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self)
            guard
                let surface = cairo_image_surface_create_for_data(
                    data, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height), Int32(image.width * 4))
            else { return }
            use(place)
            cairo_set_source_surface(cr, surface, 0, 0)
            useDevicePixels()
            let pattern = cairo_get_source(cr)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            let shrinks = abs(place.m11) + abs(place.m12) < 0.99 || abs(place.m22) + abs(place.m21) < 0.99
            cairo_pattern_set_filter(
                pattern,
                !image.isSmooth ? CAIRO_FILTER_NEAREST : shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
            body()
            cairo_set_source_rgba(cr, 0, 0, 0, 1)
            // A target that kept the source copies it now, while the pixels still live.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}

extension DisplayImage {
    var isDrawable: Bool {
        width > 0 && height > 0 && width <= ImageSurface.largestSide && height <= ImageSurface.largestSide
            && decodedPixels.count >= width * height
    }
}

/// Reads an image under any projection, with linear interpolation.
struct Sampler {
    var image: DisplayImage
    /// From device pixels to the image's pixels.
    var inverse: Matrix3
    var isTiled: Bool
    var opacity: Double

    func fill(_ layer: ImageSurface) {
        let (width, height) = (image.width, image.height)
        let factor = Float(opacity)
        image.decodedPixels.withUnsafeBufferPointer { source in
            func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
                let (u, v) =
                    isTiled
                    ? (((x % width) + width) % width, ((y % height) + height) % height)
                    : (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
                let p = source[v * width + u]
                return SIMD4(Float(p >> 16 & 255), Float(p >> 8 & 255), Float(p & 255), Float(p >> 24))
            }
            layer.withPixels { pixels in
                for row in 0..<layer.height {
                    for column in 0..<layer.width {
                        let p = inverse.map(Double(layer.box.x0 + column) + 0.5, Double(layer.box.y0 + row) + 0.5)
                        let (x, y) = (p.x / p.w - 0.5, p.y / p.w - 0.5)
                        guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
                        let (left, top) = (x.rounded(.down), y.rounded(.down))
                        let (fx, fy) = (Float(x - left), Float(y - top))
                        let (i, j) = (Int(left), Int(top))
                        let upper = pixel(i, j) * (1 - fx) + pixel(i + 1, j) * fx
                        let lower = pixel(i, j + 1) * (1 - fx) + pixel(i + 1, j + 1) * fx
                        let color = (upper * (1 - fy) + lower * fy) * factor + 0.5
                        pixels[row * layer.width + column] =
                            UInt32(color.w) << 24 | UInt32(color.x) << 16 | UInt32(color.y) << 8 | UInt32(color.z)
                    }
                }
            }
        }
    }
}
