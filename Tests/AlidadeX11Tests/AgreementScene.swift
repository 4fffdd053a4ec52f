import Alidade
import Foundation
import X11TestContent

/// Display items of every kind, drawn over the test content's picture.
enum AgreementScene: String, CaseIterable, Sendable {
    case plain, rectangle, rounded, roundedContinuous, roundedEllipses, capsule
    case sharp, ellipse, star, jaggedStar, border, thickBorder
    case dashes, linearGradient, radialGradient, angularGradient, text, heavyText
    case emoji, giantText, opacityOfOne, opacityOfMany, opacityOfText, nestedOpacity
    case rectangularClip, roundedClip, roundedClipOfScrolledRows, clipToACircle, mask, shadow
    case blur, multiply, blendModes, colourFilters, shift, rotation
    case perspective, image, largerThanTheWindow, wideBorder, clipOfBlends

    @MainActor func items(_ content: TestContent) -> [DisplayItem] {
        typealias Parts = AgreementParts
        switch self {
        case .plain:
            return []
        case .rectangle:
            return [Parts.shape(.rectangle(Parts.rect))]
        case .rounded:
            return [Parts.shape(Parts.rounded(14))]
        case .roundedContinuous:
            return [Parts.shape(Parts.rounded(17.5, .continuous))]
        case .roundedEllipses:
            return [Parts.shape(.roundedRectangle(Parts.rect, cornerSize: CGSize(width: 30, height: 9), .circular))]
        case .capsule:
            return [Parts.shape(Parts.rounded(61)), Parts.shape(Parts.rounded(1000, .continuous))]
        case .sharp:
            return [Parts.shape(Parts.rounded(0))]
        case .ellipse:
            return [Parts.shape(.ellipse(Parts.rect))]
        case .star:
            return [
                Parts.shape(.path(Parts.star, FillStyle(eoFill: true)), .color(Parts.red)),
                Parts.shape(.path(Parts.star, FillStyle())),
            ]
        case .jaggedStar:
            return [Parts.shape(.path(Parts.star, FillStyle(antialiased: false)))]
        case .border:
            return [Parts.line(.rectangle(Parts.rect), StrokeStyle(lineWidth: 1))]
        case .wideBorder:
            let narrow = CGRect(x: 220.3, y: 170.2, width: 3, height: 70)
            return [
                Parts.line(.rectangle(Parts.rect), StrokeStyle(lineWidth: 4)),
                Parts.line(.rectangle(Parts.rect.insetBy(dx: 20, dy: 20)), StrokeStyle(lineWidth: 3, lineJoin: .round)),
                Parts.line(.rectangle(Parts.rect.insetBy(dx: 40, dy: 30)), StrokeStyle(lineWidth: 2.3)),
                Parts.line(.rectangle(narrow), StrokeStyle(lineWidth: 8)),
            ]
        case .clipOfBlends:
            let blending = Parts.group(.blendMode(.multiply), Parts.card(content))
            return [Parts.group(.clip(.rectangle(Parts.rect.insetBy(dx: 30, dy: 20)), FillStyle()), [blending])]
        case .thickBorder:
            return [Parts.line(Parts.rounded(20), StrokeStyle(lineWidth: 5.5))]
        case .dashes:
            return [
                Parts.line(
                    .ellipse(Parts.rect), StrokeStyle(lineWidth: 4, lineCap: .round, dash: [10, 7], dashPhase: 3))
            ]
        case .linearGradient:
            return [
                Parts.shape(
                    Parts.rounded(12),
                    .linearGradient(
                        Parts.stops, start: CGPoint(x: Parts.rect.minX, y: Parts.rect.minY),
                        end: CGPoint(x: Parts.rect.maxX, y: Parts.rect.maxY))
                )
            ]
        case .radialGradient:
            return [
                Parts.shape(
                    .rectangle(Parts.rect),
                    .radialGradient(Parts.stops, center: CGPoint(x: 120, y: 200), startRadius: 5, endRadius: 80))
            ]
        case .angularGradient:
            return [
                Parts.shape(
                    .ellipse(Parts.rect),
                    .angularGradient(
                        Parts.stops, center: CGPoint(x: 120, y: 210), start: .degrees(20), end: .degrees(300)))
            ]
        case .text:
            return [
                content.text(70, "Hamburgefonts fi ÄÖÜ 12,345", CGPoint(x: 12.5, y: 120.5)),
                content.text(71, "الخط العربي שלום", CGPoint(x: 40.2, y: 150.1), size: 23),
                content.text(72, "日本語 한국어 ไทย देवनागरी", CGPoint(x: 20, y: 190), size: 15),
                content.text(73, "small print", CGPoint(x: 20, y: 225), size: 8.5),
                content.text(74, "Large", CGPoint(x: 150, y: 220), size: 90),
            ]
        case .heavyText:
            return [
                content.text(75, "Semibold", CGPoint(x: 20, y: 120), size: 28, weight: 600),
                content.text(76, "Black italic", CGPoint(x: 20, y: 160), size: 28, weight: 900, italic: true),
                content.text(77, "漢字 bold italic", CGPoint(x: 20, y: 200), size: 28, weight: 900, italic: true),
            ]
        case .emoji:
            return [content.text(78, "🙂 a 👨‍👩‍👧 🇩🇪 b", CGPoint(x: 20.3, y: 130.6), size: 31)]
        case .giantText:
            return [content.text(79, "Rg", CGPoint(x: 0, y: 60), size: 300)]
        case .opacityOfOne:
            return [Parts.group(.opacity(0.37), [Parts.shape(Parts.rounded(9), .color(Parts.red))])]
        case .opacityOfMany:
            return [Parts.group(.opacity(0.37), Parts.card(content))]
        case .opacityOfText:
            return [Parts.group(.opacity(0.6), [content.text(80, "Fading", CGPoint(x: 40, y: 150), size: 40)])]
        case .nestedOpacity:
            return [
                Parts.group(
                    .opacity(0.8), [Parts.group(.opacity(0.5), Parts.card(content)), Parts.shape(Parts.rounded(30))])
            ]
        case .rectangularClip:
            return [
                Parts.group(.clip(.rectangle(Parts.rect.insetBy(dx: 21.4, dy: 13.2)), FillStyle()), Parts.card(content))
            ]
        case .roundedClip:
            return [Parts.group(.clip(Parts.rounded(25, .continuous), FillStyle()), Parts.card(content))]
        case .roundedClipOfScrolledRows:
            let rect = Parts.rect
            let scrolled = DisplayItem(
                identity: 55, bounds: rect,
                content: .scroll(
                    clip: rect, offset: CGVector(dx: rect.minX, dy: rect.minY - 33), Parts.rows(content)))
            return [Parts.group(.clip(Parts.rounded(25), FillStyle()), [scrolled])]
        case .clipToACircle:
            return [Parts.group(.clip(.ellipse(Parts.rect), FillStyle()), Parts.card(content))]
        case .mask:
            return [Parts.group(.mask([Parts.shape(.path(Parts.star, FillStyle()))]), Parts.card(content))]
        case .shadow:
            return [
                Parts.group(
                    .shadow(.black, radius: 6, offset: CGSize(width: 3, height: 8)),
                    [Parts.shape(Parts.rounded(14), .color(Parts.red))])
            ]
        case .blur:
            return [Parts.group(.blur(radius: 3.5, opaque: false), Parts.card(content))]
        case .multiply:
            return [Parts.group(.blendMode(.multiply), Parts.card(content))]
        case .blendModes:
            let modes: [BlendMode] = [
                .screen, .overlay, .darken, .lighten, .difference, .exclusion, .plusLighter, .destinationOut,
                .sourceAtop, .hardLight,
            ]
            return modes.enumerated().map { index, mode in
                let small = CGRect(x: 10 + Double(index) * 37, y: 170, width: 30, height: 80)
                return Parts.group(.blendMode(mode), [content.fill(UInt64(90 + index), small, Parts.red)])
            }
        case .colourFilters:
            return [
                Parts.group(
                    .color(.saturation(0.3)), [Parts.group(.color(.hueRotation(.degrees(80))), Parts.card(content))])
            ]
        case .shift:
            var shift = ProjectionTransform()
            shift.m31 = 12.4
            shift.m32 = -7.7
            return [Parts.group(.transform(shift), Parts.card(content))]
        case .rotation:
            var turn = ProjectionTransform()
            (turn.m11, turn.m12, turn.m21, turn.m22) = (0.94, 0.34, -0.34, 0.94)
            turn.m31 = 60
            return [Parts.group(.transform(turn), Parts.card(content))]
        case .perspective:
            var tilt = ProjectionTransform()
            (tilt.m11, tilt.m13) = (0.9, 0.0006)
            return [Parts.group(.transform(tilt), Parts.card(content))]
        case .image:
            return [DisplayItem(identity: 95, bounds: Parts.rect, content: .image(Parts.image, Parts.rect))]
        case .largerThanTheWindow:
            let huge = CGRect(x: -5000, y: -9000, width: 60_000, height: 20_000)
            return [
                DisplayItem(
                    identity: 96, bounds: huge,
                    content: .fill(
                        .rectangle(huge),
                        .linearGradient(Parts.stops, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 390, y: 600))))
            ]
        }
    }
}

/// What the scenes are made of.
@MainActor enum AgreementParts {
    static let red = DisplayColor(red: 1, green: 0.2, blue: 0.1, alpha: 1)
    static let glass = DisplayColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.45)
    static let stops = [
        DisplayStop(color: red, location: 0), DisplayStop(color: glass, location: 0.6),
        DisplayStop(color: DisplayColor(red: 0, green: 0, blue: 1, alpha: 1), location: 1),
    ]
    static let rect = CGRect(x: 41.3, y: 150.6, width: 170.4, height: 121.7)

    static func shape(_ shape: DisplayShape, _ paint: DisplayPaint = .color(glass)) -> DisplayItem {
        DisplayItem(identity: 50, bounds: rect.insetBy(dx: -1, dy: -1), content: .fill(shape, paint))
    }

    static func line(_ shape: DisplayShape, _ style: StrokeStyle) -> DisplayItem {
        DisplayItem(
            identity: 51, bounds: rect.insetBy(dx: -30, dy: -30), content: .stroke(shape, .color(glass), style))
    }

    static func group(_ effect: DisplayEffect, _ children: [DisplayItem]) -> DisplayItem {
        DisplayItem(
            identity: 52, bounds: CGRect(x: 0, y: 100, width: 390, height: 260), content: .group(effect, children))
    }

    static func card(_ content: TestContent) -> [DisplayItem] {
        [
            content.fill(60, rect, glass),
            content.text(61, "Überschrift ffi 漢字", CGPoint(x: rect.minX + 10.3, y: rect.minY + 20.7)),
            content.fill(62, CGRect(x: rect.minX + 30, y: rect.minY + 60, width: 50, height: 90), red),
        ]
    }

    static func rows(_ content: TestContent) -> [DisplayItem] {
        (0..<12).map { row in
            let frame = CGRect(x: 0, y: Double(row) * 21.5, width: 170, height: 20)
            return content.fill(UInt64(200 + row), frame, row % 2 == 0 ? red : glass)
        }
    }

    static let image: DisplayImage = {
        var pixels: [UInt32] = []
        for index in 0..<64 {
            let red = UInt32(index % 8) * 32
            let green = UInt32(index / 8) * 32
            pixels.append(0xFF00_0040 | red << 16 | green << 8)
        }
        return DisplayImage(width: 8, height: 8, pixels: pixels)
    }()

    static func rounded(_ radius: Double, _ style: RoundedCornerStyle = .circular) -> DisplayShape {
        .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style)
    }

    static var star: Path {
        var path = Path()
        for corner in 0..<5 {
            let angle = Double(corner) * 4 * .pi / 5
            let point = CGPoint(x: rect.midX + 60 * sin(angle), y: rect.midY - 60 * cos(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
