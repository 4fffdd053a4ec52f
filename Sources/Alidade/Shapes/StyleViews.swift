import AlidadeLayout
import Foundation

/// Visits a style as a rectangle filled with it.
@MainActor private func visitFilled<S: ShapeStyle>(_ style: S, _ cursor: inout _Cursor, name: String) {
    let environment = cursor.environment
    cursor.asElement { cursor in
        cursor.item(
            .leaf,
            payload: { slot in
                let (payload, isNew) = slot.payload { StylePayload(name, style, environment) }
                if !isNew { payload.adopt(style, environment) }
            })
    }
}

/// A rectangle filled with a style.
package final class StylePayload<S: ShapeStyle>: ItemPayload {
    let name: String
    @exclusivity(unchecked) var style: S
    @exclusivity(unchecked) var environment: EnvironmentValues
    /// The colour that is shown while an animation runs.
    var shownColor: DisplayColor?

    init(_ name: String, _ style: S, _ environment: EnvironmentValues) {
        self.name = name
        self.style = style
        self.environment = environment
        super.init()
    }

    /// Shows another style, at once or over time if the update animates.
    func adopt(_ new: S, _ values: EnvironmentValues) {
        if host.animations.watchesPaint {
            host.animations.animatePaint(
                self, shown: shownColor, from: style._resolve(in: environment.styleContext),
                to: new._resolve(in: values.styleContext)
            ) { [weak self] in self?.shownColor = $0 }
        }
        style = new
        environment = values
    }

    override package var viewName: String? { name }

    override package func hitShape(size: LayoutSize) -> Path? {
        // What is clear takes no hits.
        let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        if case .color(let color) = style._resolve(in: environment.styleContext).displayPaint(in: rect),
            color.alpha <= 0
        {
            return Path()
        }
        return nil
    }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        let resolved = style._resolve(in: environment.styleContext).showing(shownColor)
        if case .color = resolved.paint, resolved.color.alpha <= 0 { return }
        list.fill(Path(rect), FillStyle(), resolved, in: rect)
    }
}

extension Color: View {
    public typealias Body = Never
    @MainActor public static func _visit(_ view: Color, _ cursor: inout _Cursor) {
        cursor.fill(view)
    }
}
extension LinearGradient: View {
    public typealias Body = Never
    @MainActor public static func _visit(_ view: LinearGradient, _ cursor: inout _Cursor) {
        visitFilled(view, &cursor, name: "LinearGradient")
    }
}
extension RadialGradient: View {
    public typealias Body = Never
    @MainActor public static func _visit(_ view: RadialGradient, _ cursor: inout _Cursor) {
        visitFilled(view, &cursor, name: "RadialGradient")
    }
}
extension AngularGradient: View {
    public typealias Body = Never
    @MainActor public static func _visit(_ view: AngularGradient, _ cursor: inout _Cursor) {
        visitFilled(view, &cursor, name: "AngularGradient")
    }
}
extension EllipticalGradient: View {
    public typealias Body = Never
    @MainActor public static func _visit(_ view: EllipticalGradient, _ cursor: inout _Cursor) {
        visitFilled(view, &cursor, name: "EllipticalGradient")
    }
}
