import Foundation

/// Columns beside each other in a wide window, above each other in a narrow one.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }

    @MainActor public var body: some View {
        SplitColumns(sidebar: sidebar, content: content, detail: detail)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
}

private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    @State private var columns = SplitModels()

    /// Narrower windows show one column, points.
    private static var threshold: Double { 640 }

    var body: some View {
        GeometryReader { window in
            if window.size.width < Self.threshold {
                NavigationContainer(path: nil, root: sidebar)
            } else {
                HStack(spacing: 0) {
                    NavigationContainer(path: nil, detail: columns.detail, model: columns.sidebar, root: sidebar)
                        .frame(width: Content.self == EmptyView.self ? 320 : 260)
                    Divider().ignoresSafeArea()
                    if Content.self != EmptyView.self {
                        NavigationContainer(path: nil, detail: columns.detail, model: columns.middle, root: content)
                            .frame(width: 300)
                        Divider().ignoresSafeArea()
                    }
                    NavigationContainer(path: nil, model: columns.detail, root: detail)
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

/// The stacks of a split view's columns.
private final class SplitModels {
    let sidebar: NavigationModel
    let middle: NavigationModel
    let detail: NavigationModel

    init() {
        sidebar = MainThread.assumeMain { NavigationModel() }
        middle = MainThread.assumeMain { NavigationModel() }
        detail = MainThread.assumeMain { NavigationModel() }
    }
}

/// Which columns of a split view are seen; here those that have room.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let number: Int
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    public static let all = NavigationSplitViewVisibility(number: 1)
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// How a split view's columns share their room.
public protocol NavigationSplitViewStyle: Sendable {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Inert: columns here share their room in one way.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Inert: columns have a fixed width here.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
