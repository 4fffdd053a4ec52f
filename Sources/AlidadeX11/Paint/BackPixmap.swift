import Alidade
internal import CX11

/// The picture of the whole window, kept in the server. Drawing goes here; the window only ever gets copies.
@MainActor final class BackPixmap {
    private let connection: DisplayConnection
    private(set) var pixmap: Pixmap
    /// XRender's handle on the pixmap; nil where the server has no RENDER.
    private(set) var picture: Picture?
    /// Allocated pixels, a multiple of `step` each way.
    private(set) var width: Int
    private(set) var height: Int
    private let gc: GC?

    /// Growing in steps keeps a drag-resize from allocating at every pixel.
    static let step = 128

    init(connection: DisplayConnection, window: Window, width: Int, height: Int) {
        self.connection = connection
        self.width = Self.rounded(width)
        self.height = Self.rounded(height)
        pixmap = XCreatePixmap(
            connection.display, window, UInt32(self.width), UInt32(self.height), UInt32(connection.depth))
        var values = XGCValues()
        values.graphics_exposures = False
        gc = XCreateGC(connection.display, pixmap, UInt(GCGraphicsExposures), &values)
        if let render = connection.render {
            picture = XRenderCreatePicture(connection.display, pixmap, render.window, 0, nil)
        }
    }

    static func rounded(_ length: Int) -> Int {
        min(32_767, (max(1, length) + step - 1) / step * step)
    }

    func fits(width: Int, height: Int) -> Bool { width <= self.width && height <= self.height }

    /// Moves the pixels inside `rect`; pixels that come from outside of it are not touched.
    func copy(_ rect: PixelRect, dx: Int, dy: Int) {
        let source = rect.intersection(rect.offsetBy(dx: -dx, dy: -dy))
        guard !source.isEmpty else { return }
        XCopyArea(
            connection.display, pixmap, pixmap, gc, Int32(source.x), Int32(source.y), UInt32(source.width),
            UInt32(source.height), Int32(source.x + dx), Int32(source.y + dy))
    }

    func present(_ rect: PixelRect, on window: Window) {
        XCopyArea(
            connection.display, pixmap, window, gc, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
            UInt32(rect.height), Int32(rect.x), Int32(rect.y))
    }

    /// Puts an image whose top-left pixel is at the image's origin; only used without RENDER.
    func put(_ image: UnsafeMutablePointer<XImage>, at rect: PixelRect) {
        XPutImage(
            connection.display, pixmap, gc, image, 0, 0, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
            UInt32(rect.height))
    }

    func free() {
        if let picture { XRenderFreePicture(connection.display, picture) }
        if let gc { XFreeGC(connection.display, gc) }
        XFreePixmap(connection.display, pixmap)
    }
}
