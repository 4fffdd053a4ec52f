import AlidadeLayout
import Foundation

/// A layout behind one type. It is a value: it never changes after it was made.
class LayoutEraser {
    var typeID: ObjectIdentifier { ObjectIdentifier(Never.self) }
    var stackOrientation: Axis? { nil }
    var builtInContainer: _BuiltInContainer? { nil }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ animatableData: _AnyAnimatableData) -> LayoutEraser { self }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {}
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

final class TypedLayoutEraser<L: Layout>: LayoutEraser {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var typeID: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var stackOrientation: Axis? { layout._stackOrientation }
    override var builtInContainer: _BuiltInContainer? { layout._builtInContainer }
    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

    override func with(_ animatableData: _AnyAnimatableData) -> LayoutEraser {
        guard let data = animatableData.value(as: L.AnimatableData.self) else { return self }
        var layout = layout
        layout.animatableData = data
        return TypedLayoutEraser(layout)
    }

    /// Opens the cache; one that another type of layout made is replaced.
    private func open<R>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
    ) -> R {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        open(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        open(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGSize {
        open(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        open(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        open(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        open(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
