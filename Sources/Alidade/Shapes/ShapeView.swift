import AlidadeLayout
import Foundation

/// Shapes that answer proposals as every shape does, so that nobody need ask them.
protocol PlainShape: Shape {}

extension Rectangle: PlainShape {}
extension RoundedRectangle: PlainShape {}
extension Ellipse: PlainShape {}
extension Circle: PlainShape {}
extension Capsule: PlainShape {}

extension Shape {
    /// The path in a rectangle of the list being made. A shape's own code is asked for one whose corner is the origin:
    /// it may well count from there.
    func placedPath(in rect: CGRect) -> Path {
        if self is any PlainShape { return path(in: rect) }
        return path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
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
    /// The whole of a view's ground: what the source names is the style.
    var isGround = false

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement { cursor in
            let host = cursor.host
            // A shape of the user's own may answer proposals in its own way.
            let usesProposal = Content.self is any PlainShape.Type
            cursor.item(
                usesProposal ? .leaf : .external,
                payload: { slot in
                    let (payload, isNew) = slot.payload {
                        ShapePayload(view.shape, view.style, view.drawing, environment, isGround: view.isGround)
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

extension _ShapeView where Content == Rectangle {
    /// All of the space behind or before a view, in a style.
    nonisolated init(ground style: Style) {
        self.init(shape: Rectangle(), style: style, drawing: .fill(FillStyle()), isGround: true)
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
    private let isGround: Bool

    init(
        _ shape: S, _ style: Style, _ drawing: ShapeDrawing, _ environment: EnvironmentValues, isGround: Bool = false
    ) {
        self.isGround = isGround
        self.shape = shape
        self.style = style
        self.drawing = drawing
        self.environment = environment
    }

    override package var viewName: String? {
        isGround ? ViewNames.ground(Style.self, shape: S.self) : ViewNames.shape(S.self)
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
        let path = (shown ?? shape).placedPath(in: rect)
        let resolved = style._resolve(in: environment.styleContext).showing(shownColor)
        switch drawing {
        case .fill(let fill):
            list.fill(path, fill, resolved, in: rect)
        case .stroke(let stroke, let isAntialiased):
            list.stroke(path, stroke, isAntialiased: isAntialiased, resolved, in: rect)
        }
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
