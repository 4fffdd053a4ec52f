/// Finds the identifier that a view says in its type, without building it.
@MainActor
enum ExplicitID {
    static func of<V: View>(_ view: V) -> AnyHashable? { (view as? any ExplicitlyIdentified)?.explicitID }

    /// The tag that a view says in its type.
    static func tag<V: View>(of view: V) -> AnyHashable? { (view as? any ExplicitlyIdentified)?.explicitTag }

    /// The identifier that a modifier around several rows gave them.
    static func of(_ context: ScopeContext) -> AnyHashable? {
        let key = ObjectIdentifier(ExplicitIDTrait.self)
        guard let pending = context.traits.first(where: { $0.key == key }) else { return nil }
        var traits = ItemTraits()
        pending.apply(&traits)
        return traits[key: ExplicitIDTrait.self]
    }
}

/// A view whose value tells its identifier.
@MainActor
protocol ExplicitlyIdentified {
    var explicitID: AnyHashable? { get }
    var explicitTag: AnyHashable? { get }
}

/// A modifier that gives an identifier.
protocol IdentifyingModifier {
    var anyID: AnyHashable { get }
}

extension _IDModifier: IdentifyingModifier {
    nonisolated var anyID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View {
    @MainActor var explicitID: AnyHashable? {
        if let modifier = modifier as? any IdentifyingModifier { return modifier.anyID }
        return ExplicitID.of(content)
    }

    @MainActor var explicitTag: AnyHashable? {
        if let modifier = modifier as? _TraitModifier, modifier.key == ObjectIdentifier(TagTrait.self) {
            var traits = ItemTraits()
            modifier.apply(&traits)
            return traits[key: TagTrait.self]
        }
        return ExplicitID.tag(of: content)
    }
}

extension AnyView: ExplicitlyIdentified {
    @MainActor var explicitID: AnyHashable? {
        func open<V: View>(_ view: V) -> AnyHashable? { ExplicitID.of(view) }
        return open(content)
    }

    @MainActor var explicitTag: AnyHashable? {
        func open<V: View>(_ view: V) -> AnyHashable? { ExplicitID.tag(of: view) }
        return open(content)
    }
}
