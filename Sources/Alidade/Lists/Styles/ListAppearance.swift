import AlidadeLayout
import Foundation

/// How a list looks: one per list, shared by its rows. Lengths are points, as on iOS 17.
final class ListAppearance {
    var style = ListStyleKind.plain
    var minimumRowHeight: Double = 44
    var minimumHeaderHeight: Double?
    var environment = EnvironmentValues()
    /// Space between sections where the program says so.
    var sectionSpacing: Double?

    /// Rows show what editing needs.
    var isEditing = false
    /// Several rows can be selected.
    var selectsMany = false

    /// What the sizes of rows depend on.
    struct Metrics: Equatable {
        var style: ListStyleKind
        var heights: [Double?]
        var isEditing: Bool
        var selectsMany: Bool
    }
    var metrics: Metrics {
        Metrics(
            style: style, heights: [minimumRowHeight, minimumHeaderHeight], isEditing: isEditing,
            selectsMany: selectsMany)
    }

    var isGrouped: Bool { style == .grouped || style == .insetGrouped }

    /// Row insets where the row says nothing.
    func insets(_ role: RowRole) -> EdgeInsets {
        let side: CGFloat = style == .grouped || style == .insetGrouped ? 20 : style == .sidebar ? 8 : 16
        switch role {
        case .row:
            let height: CGFloat = style == .sidebar ? 6 : 11
            return EdgeInsets(top: height, leading: side, bottom: height, trailing: side)
        case .header, .footer:
            let height: CGFloat = isGrouped ? 0 : style == .sidebar ? 5 : 6
            return EdgeInsets(top: height, leading: side, bottom: height, trailing: side)
        }
    }

    func minimumHeight(_ role: RowRole) -> Double {
        switch role {
        case .row: style == .sidebar ? min(minimumRowHeight, 32) : minimumRowHeight
        case .header, .footer: minimumHeaderHeight ?? (isGrouped ? 0 : 28)
        }
    }

    /// Space between the list's edges and its rows.
    var margin: Double {
        switch style {
        case .insetGrouped: 20
        case .inset: 8
        case .sidebar: 10
        case .plain, .grouped: 0
        }
    }

    /// What is behind the rows.
    var ground: SystemColor {
        switch style {
        case .grouped, .insetGrouped: .groupedBackground
        case .sidebar: .secondaryBackground
        case .plain, .inset: .background
        }
    }

    /// Rounded corners of a section's outer rows.
    var cornerRadius: Double { style == .insetGrouped ? 10 : 0 }

    /// Space between the parts of one section.
    func space(from upper: RowRole, to lower: RowRole) -> Double { isGrouped ? 7 : 0 }

    /// Space above a section's first part.
    ///
    /// - Parameter last: what the section before ended with; nil: it is the first section.
    func space(betweenSections last: RowRole?, and first: RowRole) -> Double {
        guard isGrouped else {
            if last == nil { return style == .sidebar ? 8 : 0 }
            return sectionSpacing ?? (style == .sidebar ? 10 : 0)
        }
        guard let last else { return first == .header ? 17 : 20 }
        if let sectionSpacing { return sectionSpacing }
        switch (last, first) {
        case (.footer, .header): return 16
        case (.footer, _): return 24
        case (_, .header): return 24
        default: return 35
        }
    }

    var spaceAtEnd: Double { isGrouped ? 20 : style == .sidebar ? 8 : 0 }
}

/// The looks that a list may have.
package enum ListStyleKind: Hashable, Sendable { case plain, inset, grouped, insetGrouped, sidebar }

/// The look of a list.
public protocol ListStyle: Sendable {
    static var _kind: _ListStyleKindBox { get }
}

/// A list style's kind under a public name.
public struct _ListStyleKindBox: Sendable {
    let kind: ListStyleKind
}

/// Here plain, as on a desktop.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .plain) }
}
public struct PlainListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .plain) }
}
public struct InsetListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .inset) }
}
public struct GroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .insetGrouped) }
}
public struct SidebarListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListStyleKindBox { _ListStyleKindBox(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Space between a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
    /// nil: the style's own.
    let points: Double?

    public static let `default` = ListSectionSpacing(points: nil)
    public static let compact = ListSectionSpacing(points: 16)
    /// - Parameter spacing: points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: Double(spacing).clampedToLength)
    }
}

private struct ListStyleEnvironmentKey: EnvironmentKey {
    static var defaultValue: ListStyleKind { .plain }
}
private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}
private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}
private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var listStyle: ListStyleKind {
        get { self[ListStyleEnvironmentKey.self] }
        set { self[ListStyleEnvironmentKey.self] = newValue }
    }
    /// The least height of a list's rows, points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    /// The least height of a list's section headers, points; nil: the style's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, S._kind.kind).environment(\.listStyleIsChosen, S.self != DefaultListStyle.self)
    }
    /// Space between the sections of the lists in the view.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// - Parameter spacing: points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }
    /// - Parameter spacing: points between rows; nil: none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
