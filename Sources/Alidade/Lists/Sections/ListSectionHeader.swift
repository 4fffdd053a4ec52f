import AlidadeLayout

/// A section's header as a row in the list's header style; with a mark to turn where the section can be folded up.
nonisolated struct ListSectionHeader<Content: View>: View {
    let content: Content
    let isExpanded: Binding<Bool>?
    @Environment(\.listStyle) private var style
    @Environment(\.headerProminence) private var prominence

    var body: some View {
        HStack(spacing: 8) {
            content
            if let isExpanded {
                Spacer(minLength: 0)
                DisclosureMark(isExpanded: isExpanded.wrappedValue)
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation { isExpanded.wrappedValue.toggle() } }
            }
        }
        .font(font)
        .environmentKnown(\.foregroundIsGiven, false)
        .foregroundStyle(isQuiet ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
        .textCase(isQuiet && style != .sidebar ? .uppercase : nil)
    }

    private var isGrouped: Bool { style == .grouped || style == .insetGrouped }
    private var isQuiet: Bool { isGrouped && prominence != .increased || style == .sidebar }

    private var font: Font {
        if style == .sidebar { return .subheadline.weight(.semibold) }
        if !isGrouped { return .headline }
        return prominence == .increased ? .title3.weight(.semibold) : .footnote
    }
}

/// A section's footer as a row in the list's footer style.
nonisolated struct ListSectionFooter<Content: View>: View {
    let content: Content

    var body: some View {
        content.font(.footnote).environmentKnown(\.foregroundIsGiven, false).foregroundStyle(.secondary)
    }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much section headers stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of the sections in the view stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
