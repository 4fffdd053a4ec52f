/// A program made of scenes.
///
/// ```swift
/// @main struct MyApp: App {
///     var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

/// A part of a program's interface that the system shows, such as a window.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    func _windows(_ collect: inout _WindowCollector)
}

extension Scene {
    public func _windows(_ collect: inout _WindowCollector) { body._windows(&collect) }
}

extension Scene where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) is a primitive scene and has no body") }
}

extension Never: Scene {
    public func _windows(_ collect: inout _WindowCollector) {}
}

/// Gathers the windows that an app's scenes describe.
public struct _WindowCollector {
    package private(set) var windows: [WindowDescription] = []
    package init() {}
    mutating func add(_ window: WindowDescription) { windows.append(window) }
    mutating func change(_ body: (inout WindowDescription) -> Void, from first: Int) {
        for index in first..<windows.count { body(&windows[index]) }
    }
}

/// One window of an app.
package struct WindowDescription {
    /// nil: the program's name.
    package var title: String?
    package var defaultSize: CGSize?
    package let makeHost: @MainActor (CGSize, Double, EnvironmentValues, any TextTypesetter) -> Host
}

/// Makes one scene of the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> _TupleScene<C0, C1> {
        _TupleScene(first: c0, second: c1)
    }
    public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> _TupleScene<_TupleScene<C0, C1>, C2> {
        _TupleScene(first: _TupleScene(first: c0, second: c1), second: c2)
    }
}

public struct _TupleScene<First: Scene, Second: Scene>: Scene {
    public typealias Body = Never
    let first: First
    let second: Second
    public func _windows(_ collect: inout _WindowCollector) {
        first._windows(&collect)
        second._windows(&collect)
    }
}

/// A window with a view hierarchy.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    private let title: String?
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title.styledText(in: TextEnvironment()).runs.map(\.text).joined()
        self.content = content()
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = String(title)
        self.content = content()
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, content: content)
    }

    public func _windows(_ collect: inout _WindowCollector) {
        let content = self.content
        collect.add(
            WindowDescription(
                title: title, defaultSize: nil,
                makeHost: { size, scale, environment, typesetter in
                    Host(content, size: size, scale: scale, environment: environment, typesetter: typesetter)
                }))
    }
}

/// A single window.
public struct Window<Content: View>: Scene {
    public typealias Body = Never
    private let group: WindowGroup<Content>

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        group = WindowGroup(titleKey, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        group = WindowGroup(title, content: content)
    }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        group = WindowGroup(title, content: content)
    }
    public func _windows(_ collect: inout _WindowCollector) { group._windows(&collect) }
}

public struct _ModifiedScene<Content: Scene>: Scene {
    public typealias Body = Never
    let content: Content
    let change: (inout WindowDescription) -> Void
    public func _windows(_ collect: inout _WindowCollector) {
        let first = collect.windows.count
        content._windows(&collect)
        collect.change(change, from: first)
    }
}

extension Scene {
    /// The size at which a window opens, points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        _ModifiedScene(content: self) { $0.defaultSize = CGSize(width: width, height: height) }
    }
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
    /// Which sizes a window may take; here always those the content allows.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How a window's size follows its content.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}
