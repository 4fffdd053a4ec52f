/// How a `TabView` looks.
public protocol TabViewStyle: Sendable {
    var _kind: _TabViewKind { get }
}

/// The name of a built-in tab style.
public struct _TabViewKind: Sendable {
    let kind: TabViewKind
}

enum TabViewKind: Hashable, Sendable {
    case automatic
    case page(showsIndex: Bool)
}

/// A bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewKind { _TabViewKind(kind: .automatic) }
}

/// Pages beside each other, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are seen.
    public struct IndexDisplayMode: Hashable, Sendable {
        let isShown: Bool
        public static let automatic = IndexDisplayMode(isShown: true)
        public static let always = IndexDisplayMode(isShown: true)
        public static let never = IndexDisplayMode(isShown: false)
    }
    private let mode: IndexDisplayMode

    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _kind: _TabViewKind { _TabViewKind(kind: .page(showsIndex: mode.isShown)) }
}

/// A bar below the pages here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
    public var _kind: _TabViewKind { _TabViewKind(kind: .automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The look of the dots.
public struct PageIndexViewStyle: Sendable {
    /// Whether there is a ground behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        let isShown: Bool
        public static let automatic = BackgroundDisplayMode(isShown: false)
        public static let interactive = BackgroundDisplayMode(isShown: false)
        public static let always = BackgroundDisplayMode(isShown: true)
        public static let never = BackgroundDisplayMode(isShown: false)
    }
    let mode: BackgroundDisplayMode
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .automatic } }
private struct PageIndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var tabViewKind: TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
    var pageIndexHasGround: Bool {
        get { self[PageIndexGroundKey.self] }
        set { self[PageIndexGroundKey.self] = newValue }
    }
}

extension View {
    /// How tab views in the view look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind.kind)
    }
    /// The look of a paged tab view's dots.
    public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View {
        environment(\.pageIndexHasGround, style.mode.isShown)
    }
}
