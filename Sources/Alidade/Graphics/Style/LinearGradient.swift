import AlidadeLayout
import Foundation

/// Colours along the line between two points of the shape's bounds.
public struct LinearGradient: ShapeStyle, Hashable {
    var gradient: AnyGradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(
            .linear(gradient.resolve(in: context.colors), start: startPoint, end: endPoint))
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(any: AnyGradient(Gradient(colors: colors)), startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(any: AnyGradient(Gradient(stops: stops)), startPoint: startPoint, endPoint: endPoint)
    }
}
