/// What a window has done since it was opened. Tests set ceilings on these; differences count one frame.
package struct WindowStatistics: Equatable, Sendable, Codable {
    /// Frames asked of the content, and those of them that changed a pixel.
    package var frames = 0
    package var paintedFrames = 0
    /// Requests sent, and calls that waited for an answer, on the window's connection.
    package var requests = 0
    package var roundTrips = 0
    /// Pixels repainted in the back pixmap, copied inside it, and shown.
    package var pixelsPainted = 0
    package var pixelsCopied = 0
    package var pixelsPresented = 0
    /// Verbs used.
    package var fills = 0
    package var glyphs = 0
    package var masks = 0
    package var tiles = 0
    /// Masks and tiles that had to be painted and sent because the cache did not have them.
    package var uploads = 0
    package var uploadedBytes = 0
    /// What the caches hold in the server now.
    package var cachedBytes = 0
    /// Events handed to the content, after coalescing.
    package var eventsSent = 0
    package var resizes = 0

    package init() {}
}
