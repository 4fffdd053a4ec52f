import AlidadeLayout
import Foundation

/// A view that is drawn by a closure.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue))
/// }
/// ```
/// The closure runs again when its size or something that it reads has changed. What is outside of the view's frame is
/// not seen.
public nonisolated struct Canvas<Symbols: View>: View {
    public typealias Body = Never
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque: accepted; the canvas is transparent where nothing is drawn.
    ///   - rendersAsynchronously: accepted; it is drawn with the frame.
    ///   - symbols: views that the closure can draw by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement { cursor in
            let scope = cursor.next { CanvasScope(host: $1, parent: $2, context: $0) }
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, _) = slot.payload { CanvasPayload(scope) }
                    payload.configure(view.renderer, environment)
                    scope.payload = payload
                },
                content: { cursor in
                    guard Symbols.self != EmptyView.self else { return }
                    cursor.item(.zStack, flags: .hidden, isContainer: true, content: { $0.visit(view.symbols) })
                })
        }
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        symbols = EmptyView()
    }
}

/// What a canvas's closure reads is a reason to draw again.
package final class CanvasScope: Scope {
    weak var payload: CanvasPayload?

    override package func evaluate(_ cursor: inout _Cursor) {
        payload?.forget()
        host.displayChanged = true
    }
}

/// A canvas's picture.
package final class CanvasPayload: ItemPayload {
    private let scope: CanvasScope
    private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private var environment = EnvironmentValues()
    private var drawn: (size: CGSize, items: [DisplayItem])?

    init(_ scope: CanvasScope) {
        self.scope = scope
        super.init()
    }

    override package var viewName: String? { "Canvas" }

    func configure(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues
    ) {
        self.renderer = renderer
        self.environment = environment
        drawn = nil
    }

    func forget() { drawn = nil }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        func length(_ proposed: Double) -> Double { proposed.isNaN ? 10 : max(proposed, 0) }
        return LayoutSize(width: length(proposal.width), height: length(proposal.height))
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        guard let symbols = host.tree.firstPlacedChild(of: item) else { return }
        host.tree.placeChild(symbols, x: 0, y: 0, proposal: Proposal(width: .nan, height: .nan))
    }

    override package func childrenChanged() { drawn = nil }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let items = picture(rect.size)
        guard !items.isEmpty else { return }
        list.append([
            DisplayItem(
                identity: list.currentIdentity, bounds: rect,
                content: .scroll(clip: rect, offset: CGVector(dx: rect.minX, dy: rect.minY), items))
        ])
    }

    private func picture(_ size: CGSize) -> [DisplayItem] {
        // Symbols may have changed with nothing to tell of it.
        let symbols = host.tree.firstPlacedChild(of: item) ?? noItem
        if let drawn, drawn.size == size, symbols == noItem { return drawn.items }
        let picture = GraphicsContext.Picture(host: host, environment: environment, symbols: symbols)
        var context = GraphicsContext(picture, size: size)
        let outer = (RunningScope.current, HostContext.current)
        RunningScope.current = scope
        HostContext.current = host
        scope.run &+= 1
        scope.isMarked = false
        let renderer = renderer
        scope.tracked { renderer(&context, size) }
        (RunningScope.current, HostContext.current) = outer
        drawn = (size, picture.items)
        return picture.items
    }
}
