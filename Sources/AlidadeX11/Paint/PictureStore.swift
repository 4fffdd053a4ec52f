import Alidade
internal import CX11

/// Small resources in the server that windows of one connection share: solid colours and fonts.
@MainActor final class PictureStore {
    let connection: DisplayConnection
    private var solids: [DisplayColor: Picture] = [:]
    private var fonts: [FontKey: OpenFont] = [:]
    private var clock = 0

    private static let solidLimit = 128
    private static let fontLimit = 48

    private struct FontKey: Hashable {
        let file: ObjectIdentifier
        let pixelSize: Double
    }

    /// An open font keeps its file alive, because the key is the file's identity.
    private final class OpenFont {
        let file: FontFile
        let font: UnsafeMutablePointer<XftFont>?
        var lastUse = 0

        init(file: FontFile, font: UnsafeMutablePointer<XftFont>?) {
            self.file = file
            self.font = font
        }
    }

    init(connection: DisplayConnection) { self.connection = connection }

    /// A picture of one colour, as wide as one likes.
    func solid(_ color: DisplayColor) -> Picture {
        if let known = solids[color] { return known }
        if solids.count >= Self.solidLimit {
            for picture in solids.values { XRenderFreePicture(connection.display, picture) }
            solids.removeAll(keepingCapacity: true)
        }
        var wire = color.wire
        let picture = XRenderCreateSolidFill(connection.display, &wire)
        solids[color] = picture
        return picture
    }

    /// nil: the file cannot be opened; warned about once.
    func font(_ file: FontFile, pixelSize: Double) -> UnsafeMutablePointer<XftFont>? {
        clock += 1
        let key = FontKey(file: ObjectIdentifier(file), pixelSize: pixelSize)
        if let known = fonts[key] {
            known.lastUse = clock
            return known.font
        }
        if fonts.count >= Self.fontLimit, let oldest = fonts.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            if let font = oldest.value.font { XftFontClose(connection.display, font) }
            fonts[oldest.key] = nil
        }
        // 0.2 is the slant that fontconfig's own synthetic italic has.
        let font = cx11_open_font(
            connection.display, file.path, Int32(clamping: file.index), pixelSize, file.isSynthesizedBold ? 1 : 0,
            file.isSynthesizedItalic ? 0.2 : 0)
        if font == nil { ProtocolErrors.warn("cannot open the font \(file.path)") }
        let open = OpenFont(file: file, font: font)
        open.lastUse = clock
        fonts[key] = open
        return font
    }
}

extension DisplayColor {
    /// XRender's colour: premultiplied, 16 bits a channel.
    var wire: XRenderColor {
        func channel(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = channel(self.alpha)
        func short(_ value: Float) -> UInt16 { UInt16(channel(value) * alpha * 65_535 + 0.5) }
        return XRenderColor(
            red: short(red), green: short(green), blue: short(blue), alpha: UInt16(alpha * 65_535 + 0.5))
    }

    func multipliedAlpha(_ factor: Double) -> DisplayColor {
        var copy = self
        copy.alpha *= Float(factor)
        return copy
    }
}
