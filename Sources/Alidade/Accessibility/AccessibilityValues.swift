/// What a view's accessibility modifiers say of it. Tests and the tools find views by it.
package struct AccessibilityValues {
    package var identifier: String?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var isHidden: Bool?
    package var added: AccessibilityTraits = []
    package var removed: AccessibilityTraits = []
    package var children: AccessibilityChildBehavior?
    package var sortPriority: Double?
    package var inputLabels: [String] = []

    /// What `outer` says goes before.
    mutating func merge(outer: AccessibilityValues) {
        identifier = outer.identifier ?? identifier
        label = outer.label ?? label
        value = outer.value ?? value
        hint = outer.hint ?? hint
        isHidden = outer.isHidden ?? isHidden
        added = added.subtracting(outer.removed).union(outer.added)
        removed = removed.subtracting(outer.added).union(outer.removed)
        children = outer.children ?? children
        sortPriority = outer.sortPriority ?? sortPriority
        if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
    }
}

/// One property of `AccessibilityValues` on an element. Each property is a trait of its own, so that modifiers add up.
enum AccessibilityTrait<Property>: _TraitKey {
    static var defaultValue: AccessibilityValues? { nil }
}

enum AccessibilityProperty {
    enum Identifier {}
    enum Label {}
    enum Value {}
    enum Hint {}
    enum Hidden {}
    enum Traits {}
    enum Children {}
    enum SortPriority {}
    enum InputLabels {}
}

extension ItemTraits {
    /// What all accessibility modifiers of the element say; nil: there are none.
    package var accessibility: AccessibilityValues? {
        guard !values.isEmpty else { return nil }
        var result: AccessibilityValues?
        func add(_ values: AccessibilityValues?) {
            guard let values else { return }
            if result == nil { result = values } else { result?.merge(outer: values) }
        }
        add(self[key: AccessibilityTrait<AccessibilityProperty.Identifier>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Label>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Value>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Hint>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Hidden>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Traits>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.Children>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.SortPriority>.self])
        add(self[key: AccessibilityTrait<AccessibilityProperty.InputLabels>.self])
        return result
    }
}
