/// A level of prominence of the current foreground.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    var level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle { context.foreground(level: level) }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle { context.foreground(level: 0) }
}

/// The current background.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        context.background ?? _ResolvedStyle(SystemColor.background.resolve(in: context.colors))
    }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        context.tint ?? _ResolvedStyle(SystemColor.accent.resolve(in: context.colors))
    }
}

/// The background of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        TintShapeStyle()._resolve(in: context)
    }
}

/// The colour of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.separator.resolve(in: context.colors))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.link.resolve(in: context.colors))
    }
}

/// The colour of text that stands for a missing value.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.placeholderText.resolve(in: context.colors))
    }
}

/// The colour of the inside of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.fill.resolve(in: context.colors))
    }
}

/// The colour behind a window's content.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedStyle {
        _ResolvedStyle(SystemColor.background.resolve(in: context.colors))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
