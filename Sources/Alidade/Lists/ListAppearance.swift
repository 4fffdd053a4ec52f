import AlidadeLayout
import Foundation

/// How a list looks: one per list, shared by its rows.
final class ListAppearance {
    var style = ListStyleKind.plain
    var minimumRowHeight: Double = 44
    var environment = EnvironmentValues()
    var rowSpacing: Double = 0

    /// Row insets where the row says nothing (iOS 17: 11 above and below; 16 beside in plain lists, 20 in grouped).
    var defaultInsets: EdgeInsets {
        let side: CGFloat = style == .plain || style == .sidebar ? 16 : 20
        return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    }

    /// Space between the list's edges and its rows.
    var margin: Double {
        switch style {
        case .insetGrouped: return 20
        case .inset, .sidebar: return 8
        case .plain, .grouped: return 0
        }
    }
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

private struct ListStyleEnvironmentKey: EnvironmentKey {
    static var defaultValue: ListStyleKind { .plain }
}
private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
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
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, S._kind.kind)
    }
    /// - Parameter spacing: points between rows; nil: none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
