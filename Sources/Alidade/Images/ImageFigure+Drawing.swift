import AlidadeLayout
import Foundation

extension ImageFigure {
    @MainActor func draw(
        _ image: Image, _ environment: EnvironmentValues, _ rect: CGRect, _ list: inout DisplayListBuilder
    ) {
        switch self {
        case .nothing: break
        case .picture(let picture, let size, let isTemplate, let tint):
            guard picture.width > 0, picture.height > 0 else { return }
            guard isTemplate else { return Self.drawPicture(picture, size, image, rect, &list) }
            var mask = DisplayListBuilder(host: list.host, visible: rect.insetBy(dx: -64, dy: -64))
            Self.drawPicture(picture, size, image, rect, &mask)
            let style = Self.style(environment, tint)
            list.group([.mask(mask.items)]) { $0.fill(Path(rect), FillStyle(), style, in: rect) }
        case .symbol(let symbol, let metrics, let tint):
            symbol.draw(
                metrics, in: rect, isStretched: image.resizing != nil, Self.style(environment, tint), environment,
                &list)
        case .missing(let name, _):
            Self.drawPlaceholder(name, environment, rect, &list)
        }
    }

    private static func style(_ environment: EnvironmentValues, _ tint: UIColor?) -> _ResolvedStyle {
        if let tint { return _ResolvedStyle(Color(uiColor: tint).display(in: environment)) }
        return environment.styleContext.foreground(level: 0)
    }

    /// A picture in a rectangle, with its caps and tiles.
    @MainActor private static func drawPicture(
        _ picture: DisplayImage, _ size: CGSize, _ image: Image, _ rect: CGRect, _ list: inout DisplayListBuilder
    ) {
        guard let resizing = image.resizing, size.width > 0, size.height > 0 else {
            return list.add(.image(picture, rect), bounds: rect)
        }
        let caps = resizing.capInsets
        let hasCaps = caps.top > 0 || caps.leading > 0 || caps.bottom > 0 || caps.trailing > 0
        if !hasCaps {
            if resizing.mode == .tile {
                let tile = CGRect(origin: rect.origin, size: size)
                list.add(.fill(.rectangle(rect), .image(picture, tile)), bounds: rect)
            } else {
                list.add(.image(picture, rect), bounds: rect)
            }
            return
        }
        // Nine pieces, each the whole picture seen through a window and scaled so that its part fits.
        let columns = pieces(Double(caps.leading), Double(caps.trailing), Double(size.width), rect.minX, rect.width)
        let rows = pieces(Double(caps.top), Double(caps.bottom), Double(size.height), rect.minY, rect.height)
        for row in rows {
            for column in columns {
                let target = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                if resizing.mode == .tile, column.isMiddle || row.isMiddle {
                    tile(picture, size, column, row, target, &list)
                } else {
                    piece(picture, size, column, row, target, &list)
                }
            }
        }
    }

    /// A stretch of the target and the part of the picture that it shows, points.
    private struct Piece {
        var start: Double
        var length: Double
        var source: Double
        var sourceLength: Double
        var isMiddle: Bool
    }

    private static func pieces(
        _ first: Double, _ last: Double, _ size: Double, _ start: CGFloat, _ length: CGFloat
    ) -> [Piece] {
        let first = min(max(first, 0), size)
        let last = min(max(last, 0), size - first)
        let start = Double(start)
        let length = Double(length)
        // Caps that have no room share what there is.
        let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
        let head = first * shrink
        let tail = last * shrink
        return [
            Piece(start: start, length: head, source: 0, sourceLength: first, isMiddle: false),
            Piece(
                start: start + head, length: length - head - tail, source: first, sourceLength: size - first - last,
                isMiddle: true),
            Piece(start: start + length - tail, length: tail, source: size - last, sourceLength: last, isMiddle: false),
        ].filter { $0.length > 0.001 && $0.sourceLength > 0.001 }
    }

    @MainActor private static func piece(
        _ picture: DisplayImage, _ size: CGSize, _ column: Piece, _ row: Piece, _ target: CGRect,
        _ list: inout DisplayListBuilder
    ) {
        let scaleX = column.length / column.sourceLength
        let scaleY = row.length / row.sourceLength
        let whole = CGRect(
            x: column.start - column.source * scaleX, y: row.start - row.source * scaleY,
            width: Double(size.width) * scaleX, height: Double(size.height) * scaleY)
        list.group([.clip(.rectangle(target), FillStyle())]) { $0.add(.image(picture, whole), bounds: whole) }
    }

    @MainActor private static func tile(
        _ picture: DisplayImage, _ size: CGSize, _ column: Piece, _ row: Piece, _ target: CGRect,
        _ list: inout DisplayListBuilder
    ) {
        let stepX = column.isMiddle ? column.sourceLength : column.length
        let stepY = row.isMiddle ? row.sourceLength : row.length
        // Tiles of a point or less would be thousands; they are stretched.
        guard column.length / stepX * (row.length / stepY) < 4_096 else {
            return piece(picture, size, column, row, target, &list)
        }
        list.group([.clip(.rectangle(target), FillStyle())]) { list in
            var y = row.start
            while y < row.start + row.length - 0.001 {
                var x = column.start
                while x < column.start + column.length - 0.001 {
                    var column = column
                    var row = row
                    (column.start, column.length) = (x, stepX)
                    (row.start, row.length) = (y, stepY)
                    piece(
                        picture, size, column, row, CGRect(x: x, y: y, width: stepX, height: stepY), &list)
                    x += stepX
                }
                y += stepY
            }
        }
    }

    /// A dashed frame with the name in it.
    @MainActor private static func drawPlaceholder(
        _ name: String, _ environment: EnvironmentValues, _ rect: CGRect, _ list: inout DisplayListBuilder
    ) {
        let line = Color.gray.display(in: environment)
        let fill = Color.gray.opacity(0.12).display(in: environment)
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        guard inner.width > 0, inner.height > 0 else { return }
        let radius = min(4, min(inner.width, inner.height) / 4)
        let shape = DisplayShape.roundedRectangle(inner, cornerSize: CGSize(width: radius, height: radius), .circular)
        list.add(.fill(shape, .color(fill)), bounds: rect)
        list.add(.stroke(shape, .color(line), StrokeStyle(lineWidth: 1, dash: [3, 2])), bounds: rect)
        let room = inner.insetBy(dx: 2, dy: 1)
        guard room.width > 4, room.height > 4 else { return }
        let fontSize = min(11, max(4, Double(room.height) * 0.4))
        let text = StyledText(
            runs: [StyledText.Run(text: name, font: ResolvedFont(size: fontSize), color: line)], alignment: .center,
            truncation: .middle, minimumScaleFactor: 0.4, scale: environment.known.displayScale)
        let shaped = list.host.typesetter.typeset(text)
        let size = shaped.size(width: Double(room.width), height: Double(room.height))
        let origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        let layout = shaped.layout(size: size)
        list.group([.clip(.rectangle(rect), FillStyle())]) {
            $0.add(.text(layout, origin: origin), bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
        }
    }
}
