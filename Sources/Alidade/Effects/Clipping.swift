import AlidadeLayout
import Foundation

/// Shows a view only inside a shape of its size.
public nonisolated struct _ClipEffect<S: Shape>: _ViewEffect, Animatable {
    var shape: S
    let style: FillStyle

    public var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func _effects(_ rect: CGRect, _ environment: EnvironmentValues) -> [_DisplayEffectBox] {
        [_DisplayEffectBox(.clip(shape.placedPath(in: rect).displayShape(style), style))]
    }

    public func _hitShape(_ size: CGSize) -> Path? { shape.path(in: CGRect(origin: .zero, size: size)) }
}

/// Shows a view where another one has ink.
final class MaskPayload: ItemPayload {
    override func effects(_ rect: CGRect) -> [DisplayEffect] {
        guard let mask = host.tree.firstPlacedChild(of: item) else { return [] }
        var list = DisplayListBuilder(host: host, visible: rect.insetBy(dx: -4096, dy: -4096))
        list.draw(mask, x: Double(rect.minX), y: Double(rect.minY))
        return [.mask(list.items)]
    }
}

public nonisolated struct _MaskModifier<Mask: View>: ViewModifier {
    public typealias Body = Never
    let alignment: Alignment
    let mask: Mask

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        // A background for the layout, whose first child is never drawn but by the effect.
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .background, horizontal: modifier.alignment.horizontal.key,
                vertical: modifier.alignment.vertical.key, flags: .masks,
                payload: { slot in _ = slot.payload { MaskPayload() } }
            ) { cursor in
                let axis = cursor.axis
                cursor.item(
                    .zStack, horizontal: modifier.alignment.horizontal.key,
                    vertical: modifier.alignment.vertical.key, flags: .anonymous, isContainer: true,
                    content: {
                        $0.axis = 0
                        Mask._visit(modifier.mask, &$0)
                    })
                cursor.axis = axis
                inside(&cursor)
            }
        }
    }
}

extension ItemFlags {
    /// The item's first child is a mask: drawn by its effect, not with the children.
    static let masks = ItemFlags.client2
}

extension View {
    /// Shows the view only inside a shape; layout stays, hits outside are not taken.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect(_ClipEffect(shape: shape, style: style))
    }

    /// Shows only what is inside the view's frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// - Parameter radius: points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Shows the view where `mask` has ink.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(alignment: alignment, mask: mask()))
    }

    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(alignment: .center, mask: mask))
    }

    /// A line just inside the view's edges; `width` in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// A shape filled with a style behind the view.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(alignment: .center) { _ShapeView(ground: style).ignoresSafeArea(.container, edges: edges) }
    }

    /// The background style behind the view.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(alignment: .center) { shape.fill(style, style: fillStyle) }
    }

    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(alignment: .center) { _ShapeView(ground: style).ignoresSafeArea(.container, edges: edges) }
    }

    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
    }
}
