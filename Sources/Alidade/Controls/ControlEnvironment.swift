private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
    /// The tint that was set, not the default.
    var explicitTint: AnyShapeStyle? { known.tint }
    /// -1 where leading is right.
    var readingSign: Double { layoutDirection == .rightToLeft ? -1 : 1 }
}

extension View {
    /// Leaves out the labels of the controls in the view.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
