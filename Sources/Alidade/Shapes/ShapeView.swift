import AlidadeLayout
import Foundation

/// Shapes whose outline the painters know by name.
protocol DisplayableShape: Shape {
    nonisolated func display(in rect: CGRect) -> DisplayShape
}

extension Shape {
    nonisolated func _display(in rect: CGRect) -> DisplayShape {
        if let known = self as? any DisplayableShape { return known.display(in: rect) }
        return .path(path(in: rect), FillStyle())
    }
}

extension Rectangle: DisplayableShape {
    func display(in rect: CGRect) -> DisplayShape { .rectangle(rect) }
}
extension RoundedRectangle: DisplayableShape {
    func display(in rect: CGRect) -> DisplayShape { .roundedRectangle(rect, cornerSize: cornerSize, style) }
}
extension Ellipse: DisplayableShape {
    func display(in rect: CGRect) -> DisplayShape { .ellipse(rect) }
}
extension Circle: DisplayableShape {
    func display(in rect: CGRect) -> DisplayShape {
        let side = min(rect.width, rect.height)
        return .ellipse(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
extension Capsule: DisplayableShape {
    func display(in rect: CGRect) -> DisplayShape {
        let radius = min(rect.width, rect.height) / 2
        return .roundedRectangle(rect, cornerSize: CGSize(width: radius, height: radius), style)
    }
}

/// How a shape is painted.
enum ShapeDrawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool)
}

/// A shape painted with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    let drawing: ShapeDrawing

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement { cursor in
            let host = cursor.host
            // A shape of the user's own may answer proposals in its own way.
            let usesProposal = Content.self is any DisplayableShape.Type
            cursor.item(
                usesProposal ? .leaf : .external,
                payload: { slot in
                    let (payload, isNew) = slot.payload {
                        ShapePayload(view.shape, view.style, view.drawing, environment)
                    }
                    guard !isNew else { return }
                    host.animations.animateShape(payload, to: view.shape)
                    if host.animations.watchesPaint {
                        host.animations.animatePaint(
                            payload, shown: payload.shownColor,
                            from: payload.style._resolve(in: payload.environment.styleContext),
                            to: view.style._resolve(in: environment.styleContext)
                        ) { [weak payload] in payload?.shownColor = $0 }
                    }
                    payload.shape = view.shape
                    payload.style = view.style
                    payload.drawing = view.drawing
                    payload.environment = environment
                    if !usesProposal { slot.measureChanged = true }
                })
        }
    }
}

/// What a shape draws.
package final class ShapePayload<S: Shape, Style: ShapeStyle>: ItemPayload {
    var shape: S
    /// What is shown while an animation runs.
    var shown: S?
    /// The colour that is shown while an animation runs.
    var shownColor: DisplayColor?
    var style: Style
    var drawing: ShapeDrawing
    var environment: EnvironmentValues

    init(_ shape: S, _ style: Style, _ drawing: ShapeDrawing, _ environment: EnvironmentValues) {
        self.shape = shape
        self.style = style
        self.drawing = drawing
        self.environment = environment
    }

    override package var viewName: String? {
        let name = String(describing: S.self)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        let size = shape.sizeThatFits(ProposedViewSize(proposal))
        return LayoutSize(width: Double(size.width), height: Double(size.height))
    }

    override package func hitShape(size: LayoutSize) -> Path? {
        let path = shape.path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        if case .stroke(let stroke, _) = drawing { return path.strokedPath(stroke) }
        return path
    }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        var shape = (shown ?? self.shape)._display(in: rect)
        let resolved = style._resolve(in: environment.styleContext)
        let paint = shownColor.map { .color($0) } ?? resolved.displayPaint(in: rect)
        let content: DisplayItem.Content
        var bounds = shape.bounds
        switch drawing {
        case .fill(let fill):
            if case .path(let path, _) = shape { shape = .path(path, fill) }
            content = .fill(shape, paint)
        case .stroke(let stroke, _):
            let reach = Double(stroke.lineWidth) * (stroke.lineJoin == .miter ? max(1, Double(stroke.miterLimit)) : 1)
            bounds = bounds.insetBy(dx: -min(reach, 1000), dy: -min(reach, 1000))
            content = .stroke(shape, paint, stroke)
        }
        guard !bounds.isNull else { return }
        if resolved.blendMode == .normal && resolved.shadows.isEmpty {
            list.add(content, bounds: bounds)
            return
        }
        var effects: [DisplayEffect] = resolved.shadows.map {
            .shadow($0.color, radius: Double($0.radius), offset: $0.offset)
        }
        if resolved.blendMode != .normal { effects.append(.blendMode(resolved.blendMode)) }
        list.group(effects) { $0.add(content, bounds: bounds) }
    }
}

extension Shape {
    /// The shape filled with the current foreground.
    public nonisolated var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        _ShapeView<Self, ForegroundStyle>._visit(view.body, &cursor)
    }
    @MainActor public static var _isSingle: Bool { true }

    /// Fills the shape with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, drawing: .fill(style))
    }

    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), drawing: .fill(style))
    }

    /// Draws the outline, half of its width on each side of the edge.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, drawing: .stroke(style, isAntialiased: antialiased))
    }

    /// - Parameter lineWidth: points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws the outline inside the edge.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    public nonisolated func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }

    public nonisolated func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
    }
}

extension _ShapeView {
    /// Another fill in front of what is drawn so far.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(content, style: style) }
    }

    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(content, style: style, antialiased: antialiased) }
    }

    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(content, lineWidth: lineWidth, antialiased: antialiased) }
    }
}

extension _ShapeView where Content: InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased) }
    }
}
