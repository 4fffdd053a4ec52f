/// Finds what a view tells its container in its type and value, without building it.
@MainActor
enum WrittenTraits {
    /// The view's own, then those of modifiers around several views; the outer of two wins.
    static func of<V: View>(_ view: V, in context: ScopeContext) -> ItemTraits {
        var traits = ItemTraits()
        (view as? any TraitWriting)?.writeTraits(to: &traits)
        for pending in context.traits { pending.apply(&traits) }
        return traits
    }
}

/// A view whose value holds traits.
@MainActor
protocol TraitWriting {
    /// Inner ones first.
    func writeTraits(to traits: inout ItemTraits)
}

extension ModifiedContent: TraitWriting where Content: View {
    @MainActor func writeTraits(to traits: inout ItemTraits) {
        (content as? any TraitWriting)?.writeTraits(to: &traits)
        if let modifier = modifier as? _TraitModifier { modifier.apply(&traits) }
        if let modifier = modifier as? any IdentifyingModifier { traits[key: ExplicitIDTrait.self] = modifier.anyID }
    }
}

extension AnyView: TraitWriting {
    @MainActor func writeTraits(to traits: inout ItemTraits) {
        func open<V: View>(_ view: V) { (view as? any TraitWriting)?.writeTraits(to: &traits) }
        open(content)
    }
}
