import AlidadeLayout
import Foundation

/// What modifiers say about the scroll views inside of them.
struct ScrollSettings: Equatable {
    struct Indicators: Equatable {
        var vertical = ScrollIndicatorVisibility.automatic
        var horizontal = ScrollIndicatorVisibility.automatic
    }
    struct Margins: Equatable {
        var content = EdgeInsets()
        var indicators = EdgeInsets()
    }

    var indicators = Indicators()
    var margins = Margins()
    /// A margin was given that is no length.
    var hasBadMargins = false
    var isClipDisabled = false
    var anchors = ScrollAnchors()
    var contentBackground = Visibility.automatic

    /// What still holds for scroll views further in.
    var forContent: ScrollSettings {
        var inner = self
        inner.margins = Margins()
        inner.hasBadMargins = false
        inner.isClipDisabled = false
        inner.anchors = ScrollAnchors()
        return inner
    }
}

/// Unit points that content is held at.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    /// Where content smaller than the viewport stands.
    var alignment: UnitPoint?
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func scrollSetting<V: Equatable>(
        _ value: V, _ change: @escaping @MainActor (inout ScrollSettings) -> Void
    ) -> some View {
        nonisolated(unsafe) let value = value
        return modifier(
            _EnvironmentModifier(
                change: { change(&$0.scrollSettings) }, value: value,
                isSame: { a, b in
                    guard let a = a as? V, let b = b as? V else { return false }
                    return a == b
                }))
    }
}
