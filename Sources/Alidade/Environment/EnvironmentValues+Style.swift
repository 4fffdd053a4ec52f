extension EnvironmentValues {
    /// What `tint` was set to.
    var tintStyle: AnyShapeStyle? { known.tint }

    /// What colours depend on.
    package var colorContext: ColorContext {
        var context = ColorContext(colorScheme: known.colorScheme)
        if let accent = known.accent { context.accent = accent.resolve(in: context) }
        return context
    }

    /// What styles depend on.
    package var styleContext: _ShapeStyleContext {
        let colors = colorContext
        var context = _ShapeStyleContext(colors: colors, foreground: known.foreground, environment: self)
        if let style = known.backgroundStyle { context.background = style._resolve(in: context) }
        if let tint = known.tint { context.tint = tint._resolve(in: context) }
        return context
    }
}

extension Color {
    /// The colour to paint with in an environment.
    package func display(in environment: EnvironmentValues) -> DisplayColor { resolve(in: environment.colorContext) }

    /// What is behind everything in a window.
    static var windowBackground: Color { Color(SystemColor.background) }
    /// The colour of dividers and row separators.
    static var separatorLine: Color { Color(SystemColor.separator) }
}

/// Sets the foreground by levels of prominence.
public nonisolated struct _ForegroundModifier: ViewModifier {
    public typealias Body = Never
    let styles: [AnyShapeStyle]

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        // Resolved where it is written: `.secondary` means the secondary level of the foreground around it.
        let context = cursor.environment.styleContext
        let resolved = modifier.styles.map { $0._resolve(in: context) }
        _EnvironmentModifier._modify(
            _EnvironmentModifier(
                change: {
                    $0.known.foreground = resolved
                    $0.known.foregroundIsGiven = !resolved.isEmpty
                }, value: resolved,
                isSame: { ($0 as? [_ResolvedStyle]) == ($1 as? [_ResolvedStyle]) }), content, &cursor)
    }
}

extension View {
    /// Paints text and shapes with a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Paints text and shapes with a colour; nil: the default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// The colour of controls and of `.tint`.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environmentKnown(\.tint, tint.map { AnyShapeStyle($0) })
    }
    public nonisolated func tint(_ tint: Color?) -> some View {
        environmentKnown(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// The accent colour below this view.
    public nonisolated func accentColor(_ color: Color?) -> some View {
        environmentKnown(\.accent, color).tint(color)
    }

    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environmentKnown(\.backgroundStyle, AnyShapeStyle(style))
    }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\EnvironmentValues.isEnabled) { $0 = $0 && !disabled }
    }
}
