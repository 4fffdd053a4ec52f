import AlidadeLayout
import Foundation

extension DisplayListBuilder {
    /// Fills a path with a style that is resolved for `rect`: its paint, shadows and blend mode.
    package mutating func fill(_ path: Path, _ style: FillStyle, _ resolved: _ResolvedStyle, in rect: CGRect) {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return }
        let shape = path.displayShape(style)
        let content = DisplayItem.Content.fill(shape, resolved.displayPaint(in: rect))
        guard resolved.backdropBlur > 0 else { return draw(content, bounds: bounds, shape, style, resolved) }
        host.display.hasBackdrops = true
        group([.backdrop(radius: resolved.backdropBlur)]) {
            $0.draw(content, bounds: bounds, shape, style, resolved)
        }
    }

    /// Draws a path's line, likewise.
    package mutating func stroke(
        _ path: Path, _ stroke: StrokeStyle, isAntialiased: Bool, _ resolved: _ResolvedStyle, in rect: CGRect
    ) {
        let bounds = path.strokeBounds(stroke)
        guard !bounds.isNull else { return }
        let style = FillStyle(antialiased: isAntialiased)
        let content = DisplayItem.Content.stroke(path.displayShape(style), resolved.displayPaint(in: rect), stroke)
        // Only an inner shadow needs the ink's outline.
        let needsOutline = resolved.shadows.contains(where: \.isInner)
        let ink = DisplayShape.path(needsOutline ? path.strokedPath(stroke) : Path(), FillStyle())
        draw(content, bounds: bounds, ink, FillStyle(), resolved)
    }

    private mutating func draw(
        _ content: DisplayItem.Content, bounds: CGRect, _ ink: DisplayShape, _ style: FillStyle,
        _ resolved: _ResolvedStyle
    ) {
        var effects: [DisplayEffect] = []
        // Colours carry their opacity; an image cannot.
        if case .image = resolved.paint, resolved.opacity != 1 { effects.append(.opacity(resolved.opacity)) }
        for shadow in resolved.shadows where !shadow.isInner {
            effects.append(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset))
        }
        if resolved.blendMode != .normal { effects.append(.blendMode(resolved.blendMode)) }
        let inner = resolved.shadows.filter(\.isInner)
        if effects.isEmpty, inner.isEmpty { return add(content, bounds: bounds) }
        group(effects) { list in
            list.add(content, bounds: bounds)
            for shadow in inner { list.innerShadow(shadow, ink, style, bounds) }
        }
    }

    /// What the surroundings of a shape would cast into it.
    private mutating func innerShadow(
        _ shadow: ShadowStyle.Resolved, _ ink: DisplayShape, _ style: FillStyle, _ bounds: CGRect
    ) {
        let reach = CGFloat(shadow.radius * 3) + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        let outside = bounds.insetBy(dx: -reach, dy: -reach)
        var surroundings = Path(outside)
        surroundings.addPath(ink.path)
        group([
            .shadow(shadow.color, radius: shadow.radius, offset: shadow.offset), .clip(ink, style),
        ]) {
            $0.add(
                .fill(.path(surroundings, FillStyle(eoFill: true)), .color(shadow.color)), bounds: outside)
        }
    }
}

extension Path {
    /// A rectangle that contains the ink of a line along the path; null where there is none.
    package func strokeBounds(_ style: StrokeStyle) -> CGRect {
        let bounds = boundingRect
        guard !bounds.isNull, style.lineWidth > 0, style.lineWidth.isFinite else { return .null }
        var reach = style.lineWidth / 2
        if case .elements = storage {
            // Square caps reach to the corner of their square, mitred joins to their tip.
            let tip = style.lineJoin == .miter && style.miterLimit.isFinite ? max(style.miterLimit, 1) : 1
            reach *= max(tip, style.lineCap == .square ? 1.42 : 1)
        }
        reach = min(reach, 2_000)
        return bounds.insetBy(dx: -reach, dy: -reach)
    }
}
