extension View {
    /// Notes one property of the view's accessibility.
    nonisolated func accessibility<Property>(
        _ property: Property.Type, _ change: (inout AccessibilityValues) -> Void
    ) -> some View {
        var values = AccessibilityValues()
        change(&values)
        return trait(AccessibilityTrait<Property>.self, values)
    }

    /// The name by which tests and `alidade layout` find the view.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(AccessibilityProperty.Identifier.self) { $0.identifier = identifier }
    }

    // MARK: Label, value, hint

    /// What the view is called to somebody who cannot see it.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility(AccessibilityProperty.Label.self) { $0.label = label.string() }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// The value that the view shows, in words.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibility(AccessibilityProperty.Value.self) { $0.value = valueDescription.string() }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// What happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility(AccessibilityProperty.Hint.self) { $0.hint = hint.string() }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// What one may say to mean the view.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibility(AccessibilityProperty.InputLabels.self) { $0.inputLabels = inputLabels.map { $0.string() } }
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
    }

    // MARK: Structure

    /// Keeps the view from somebody who cannot see it; it is drawn all the same.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(AccessibilityProperty.Hidden.self) { $0.isHidden = hidden }
    }

    /// Makes the view one element; what is in it behaves as told.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(AccessibilityProperty.Children.self) { $0.children = children }
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityProperty.Traits.self) { $0.added = traits }
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(AccessibilityProperty.Traits.self) { $0.removed = traits }
    }

    /// Higher comes earlier among the views of a container.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility(AccessibilityProperty.SortPriority.self) { $0.sortPriority = sortPriority }
    }

    // MARK: The older spellings

    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
