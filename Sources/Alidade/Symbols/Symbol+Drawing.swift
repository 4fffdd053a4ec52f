import AlidadeLayout
import Foundation

extension Symbol {
    /// Draws the symbol in its frame; stretched, it fills the frame with its shape kept apart on each axis.
    @MainActor func draw(
        _ metrics: SymbolMetrics, in rect: CGRect, isStretched: Bool, _ style: _ResolvedStyle,
        _ environment: EnvironmentValues, _ list: inout DisplayListBuilder
    ) {
        let box = metrics.box
        let unitX = isStretched ? Double(rect.width / box.width) : metrics.unit
        let unitY = isStretched ? Double(rect.height / box.height) : metrics.unit
        let transform = CGAffineTransform(
            a: unitX, b: 0, c: 0, d: unitY, tx: Double(rect.midX) - Double(box.midX) * unitX,
            ty: Double(rect.midY) - Double(box.midY) * unitY)
        // A stretched line cannot be thicker one way than the other; the mean looks right.
        let lineWidth = metrics.lineWidth * (unitX * unitY).squareRoot()
        let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        func drawParts(_ list: inout DisplayListBuilder) {
            for part in parts {
                let part = part.applying(transform)
                let erases: [DisplayEffect] = [.blendMode(.destinationOut)]
                let black = _ResolvedStyle(DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))
                switch part {
                case .line(let path): list.stroke(path, stroke, isAntialiased: true, style, in: rect)
                case .solid(let path): list.fill(path, FillStyle(), style, in: rect)
                case .cutLine(let path):
                    list.group(erases) { $0.stroke(path, stroke, isAntialiased: true, black, in: rect) }
                case .cutSolid(let path): list.group(erases) { $0.fill(path, FillStyle(), black, in: rect) }
                case .letters(let text, let center, let height, let isCut):
                    let color = isCut ? black.color : style.displayPaint(in: rect).firstColor
                    list.group(isCut ? erases : []) {
                        Self.drawLetters(text, center, height, metrics.weight, color, environment, &$0)
                    }
                }
            }
        }
        if hasCuts { list.group([.compositing], drawParts) } else { drawParts(&list) }
    }

    @MainActor private static func drawLetters(
        _ text: String, _ center: CGPoint, _ height: Double, _ weight: Int, _ color: DisplayColor,
        _ environment: EnvironmentValues, _ list: inout DisplayListBuilder
    ) {
        // Capitals fill the height.
        let font = ResolvedFont(size: height / 0.704590, weight: min(weight + 100, 900))
        let styled = StyledText(
            runs: [StyledText.Run(text: text, font: font, color: color)], lineLimit: 1,
            scale: environment.known.displayScale)
        let shaped = list.host.typesetter.typeset(styled)
        let size = shaped.size(width: .nan, height: .nan)
        let baseline = shaped.baselines(width: .nan, height: .nan).first
        let origin = CGPoint(x: center.x - size.width / 2, y: center.y + height / 2 - baseline)
        let layout = shaped.layout(size: size)
        list.add(.text(layout, origin: origin), bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
    }
}

extension DisplayPaint {
    /// A single colour that stands for the paint.
    var firstColor: DisplayColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops.first?.color ?? .clear
        case .image: .clear
        }
    }
}
