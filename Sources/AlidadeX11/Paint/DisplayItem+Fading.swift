import Alidade

extension [DisplayItem] {
    /// Fading each item by itself looks the same as fading the picture of all: each is of one colour, and none lies
    /// over another.
    var fadeApart: Bool {
        var seen: [CGRect] = []
        return fadeApart(Self.fadeLimit, CGVector(), &seen)
    }

    /// Every item is compared with every other, so a long list is painted as a layer instead.
    private static var fadeLimit: Int { 24 }

    private func fadeApart(_ limit: Int, _ offset: CGVector, _ seen: inout [CGRect]) -> Bool {
        for item in self {
            switch item.content {
            case .scroll(_, let inner, let children):
                let sum = CGVector(dx: offset.dx + inner.dx, dy: offset.dy + inner.dy)
                guard children.fadeApart(limit, sum, &seen) else { return false }
            case .group(.compositing, let children), .group(.clip(.rectangle, _), let children):
                guard children.fadeApart(limit, offset, &seen) else { return false }
            default:
                guard item.isOneColour else { return false }
                let bounds = item.bounds.offsetBy(dx: offset.dx, dy: offset.dy)
                guard seen.count < limit, !seen.contains(where: { $0.intersects(bounds) }) else { return false }
                seen.append(bounds)
            }
        }
        return true
    }
}

extension DisplayItem {
    /// Draws each pixel at most once and in one colour. (Glyphs of a run are added up in one mask before they are
    /// painted.)
    var isOneColour: Bool {
        switch content {
        case .fill(_, .color), .stroke(_, .color, _): true
        case .text(let layout, _):
            layout.rules.isEmpty && !layout.runs.contains { $0.font.isColor || $0.color != layout.runs[0].color }
        default: false
        }
    }

    /// Something in here depends on what is painted before it.
    var blends: Bool {
        switch content {
        case .group(.blendMode(let mode), let children): mode != .normal || children.contains(where: \.blends)
        case .group(_, let children), .scroll(_, _, let children): children.contains(where: \.blends)
        default: false
        }
    }
}

extension ProjectionTransform {
    /// Moves and does nothing else.
    var isTranslation: Bool {
        m11 == 1 && m12 == 0 && m13 == 0 && m21 == 0 && m22 == 1 && m23 == 0 && m33 == 1
    }
}
