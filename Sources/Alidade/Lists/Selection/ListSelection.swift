/// What a list's selection is bound to, without its type.
struct ListSelection {
    let isMultiple: Bool
    /// Something is always selected.
    let isRequired: Bool
    /// The value that an identifier stands for; nil: none of the selection's type.
    let value: (AnyHashable) -> AnyHashable?
    let contains: (AnyHashable) -> Bool
    let get: () -> Set<AnyHashable>
    let set: (Set<AnyHashable>) -> Void

    init<V: Hashable>(single binding: Binding<V?>) {
        isMultiple = false
        isRequired = false
        value = { Self.cast($0, to: V.self) }
        contains = { value in binding.wrappedValue.map { AnyHashable($0) == value } ?? false }
        get = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        set = { binding.wrappedValue = $0.first?.base as? V }
    }

    init<V: Hashable>(required binding: Binding<V>) {
        isMultiple = false
        isRequired = true
        value = { Self.cast($0, to: V.self) }
        contains = { AnyHashable(binding.wrappedValue) == $0 }
        get = { [AnyHashable(binding.wrappedValue)] }
        set = { new in
            if let value = new.first?.base as? V { binding.wrappedValue = value }
        }
    }

    init<V: Hashable>(multiple binding: Binding<Set<V>>) {
        isMultiple = true
        isRequired = false
        value = { Self.cast($0, to: V.self) }
        contains = { ($0.base as? V).map { binding.wrappedValue.contains($0) } ?? false }
        get = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        set = { new in binding.wrappedValue = Set(new.compactMap { $0.base as? V }) }
    }

    private static func cast<V: Hashable>(_ id: AnyHashable, to: V.Type) -> AnyHashable? {
        (id.base as? V ?? id as? V).map { AnyHashable($0) }
    }
}

enum SelectionDisabledTrait: _TraitKey { static var defaultValue: Bool { false } }

extension View {
    /// Keeps the rows of the view from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        trait(SelectionDisabledTrait.self, isDisabled)
    }
}
