/// Asks the window for an appearance.
nonisolated struct PreferredSchemeModifier: ViewModifier {
    typealias Body = Never
    let scheme: ColorScheme?

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let scope = cursor.next { PreferredSchemeScope(host: $1, parent: $2, context: $0) }
        let outer = cursor.environment
        if let scheme = modifier.scheme, outer.colorScheme != scheme { cursor.environment.colorScheme = scheme }
        scope.visit(&cursor) { V._visit(content, &$0) }
        cursor.environment = outer
        scope.ask(modifier.scheme)
    }
}

final class PreferredSchemeScope: Scope {
    private var asked: ColorScheme?

    /// The window's own ground and bars follow in the same frame.
    func ask(_ scheme: ColorScheme?) {
        guard let scheme, scheme != asked else { return asked = scheme }
        asked = scheme
        tellLater()
    }

    /// What is left out, as all previews of a provider but one, says nothing until it is there.
    override func presenceChanged() {
        if isPresent, asked != nil { tellLater() }
    }

    /// When layout has decided whether the view is there.
    private func tellLater() {
        let host: Host = self.host
        host.actions.change { [weak self] in
            guard let self, self.isAlive, self.isPresent, let scheme = self.asked,
                host.environment.colorScheme != scheme
            else { return }
            host.setEnvironment { $0.colorScheme = scheme }
        }
    }
}

extension View {
    /// The appearance that the window should have; nil: the desktop's.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredSchemeModifier(scheme: colorScheme))
    }
    /// The appearance of the view, whatever the window's is.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
