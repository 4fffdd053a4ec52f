/// Pages above each other, with a bar on top that goes back.
///
/// ```swift
/// NavigationStack {
///     List(parks) { park in NavigationLink(park.name, value: park) }
///         .navigationTitle("Parks")
///         .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
/// Pages slide over each other; to layout, tests and input the new page is there at once.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    let path: NavigationModel.Path?
    let root: Root

    @MainActor public var body: some View { NavigationContainer(path: path, root: root) }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) {
        path = nil
        self.root = root()
    }

    /// A stack whose path, of values of any type, the program keeps.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = NavigationModel.Path(
            get: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
            removeLast: { path.wrappedValue.values.removeLast(min($0, path.wrappedValue.values.count)) })
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack whose path, of values of one type, the program keeps.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.path = NavigationModel.Path(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
            removeLast: { count in
                var values = path.wrappedValue
                for _ in 0..<min(count, values.count) { values.remove(at: values.index(values.endIndex, offsetBy: -1)) }
                path.wrappedValue = values
            })
        self.root = root()
    }
}

/// The values of a stack's pages, of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// - Parameter k: more than there are removes all.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// The older stack of pages; here always a single column.
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationContainer(path: nil, root: content) }
}

/// The look of a `NavigationView`.
public protocol NavigationViewStyle: Sendable {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Two columns on a tablet; one here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Inert: navigation views have one column here.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
