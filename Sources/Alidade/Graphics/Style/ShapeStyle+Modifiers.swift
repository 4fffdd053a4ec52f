import AlidadeLayout
import Foundation

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var opacity: Double

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.opacity *= opacity
        return result
    }
}

/// A style that combines with what is behind it.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var blendMode: BlendMode

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.blendMode = blendMode
        return result
    }
}

/// A style whose shapes cast a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var shadow: ShadowStyle

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.shadows.append(shadow.resolve(in: context.colors))
        return result
    }
}

/// A style whose unit points refer to a given rectangle.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var bounds: CGRect

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        var result = style._resolve(in: context)
        result.anchor = bounds
        return result
    }
}

/// A less prominent variant of a style.
public struct _HierarchicalStyle<Style: ShapeStyle>: ShapeStyle {
    var style: Style
    var level: Int

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        style._resolve(in: context).atLevel(level)
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}
extension _BlendModeShapeStyle: Equatable where Style: Equatable {}
extension _ShadowShapeStyle: Equatable where Style: Equatable {}
extension _AnchoredShapeStyle: Equatable where Style: Equatable {}
extension _HierarchicalStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }

    /// The same style, its unit points referred to `rect` instead of the shape's bounds.
    public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _AnchoredShapeStyle(style: self, bounds: rect)
    }

    public var secondary: some ShapeStyle { _HierarchicalStyle(style: self, level: 1) }
    public var tertiary: some ShapeStyle { _HierarchicalStyle(style: self, level: 2) }
    public var quaternary: some ShapeStyle { _HierarchicalStyle(style: self, level: 3) }
    public var quinary: some ShapeStyle { _HierarchicalStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }

    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }
}
