/// A control's style without its type: what it draws of a configuration.
struct StyleBox<Configuration> {
    let body: @MainActor (Configuration) -> AnyView

    init(body: @escaping @MainActor (Configuration) -> AnyView) { self.body = body }

    /// `makeBody` is the style's own.
    init<S, V: View>(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> V) {
        nonisolated(unsafe) let style = style
        body = { AnyView(StyledControl(style: StyleProperty(style: style), configuration: $0, makeBody: makeBody)) }
    }
}

/// The view to which a style's own dynamic properties belong.
private struct StyledControl<S, Configuration, V: View>: View {
    let style: StyleProperty<S>
    let configuration: Configuration
    let makeBody: @MainActor (S, Configuration) -> V

    var body: some View { makeBody(style.style, configuration) }
}

/// A style of the user's, whose own dynamic properties belong to the view that it draws.
nonisolated struct StyleProperty<S>: DynamicProperty {
    var style: S

    @MainActor static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let fields = FieldTable.of(S.self)
        guard !fields.dynamic.isEmpty else { return }
        withUnsafeMutablePointer(to: &property.style) { fields.install(UnsafeMutableRawPointer($0), &context) }
    }
}

extension StyleProperty: ComparedProperty {
    static func _isSame(_ a: Self, _ b: Self) -> Bool { Equality.isEqual(a.style, b.style) }
}

extension View {
    /// Sets a style in the surroundings of the view; an equal one changes nothing below.
    nonisolated func styled<S, Box>(
        _ style: S, _ path: WritableKeyPath<EnvironmentValues, Box> & Sendable, box: @escaping @MainActor (S) -> Box
    ) -> some View {
        nonisolated(unsafe) let style = style
        return modifier(
            _EnvironmentModifier(
                change: { $0[keyPath: path] = box(style) }, value: style,
                isSame: { a, b in
                    guard let a = a as? S, let b = b as? S else { return false }
                    return Equality.isEqual(a, b)
                }))
    }
}
