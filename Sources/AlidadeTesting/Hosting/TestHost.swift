import Alidade
import AlidadeText
import Foundation

/// A view that is laid out and drawn with no display: events go in, frames and pictures come out.
///
/// ```swift
/// @MainActor @Test func titleIsCentred() throws {
///     let host = TestHost(.phone) { ContentView() }
///     #expect(try host.frame(text: "Hello").midX == 393 / 2)
/// }
/// ```
/// The first frame is made at once, so that `onAppear` and `onChange` have run and what they changed is shown. Each
/// event and each change of a setting makes another. Time stands still unless ``advance(by:)`` or an event moves it.
@MainActor
public final class TestHost {
    let host: Alidade.Host
    let player: EventPlayer
    /// What the last frame shows.
    private(set) var lastFrame: Frame

    /// Hosts a view.
    ///
    /// - Parameters:
    ///   - screen: size, scale and safe area; negative and non-finite lengths count as 0.
    ///   - locale: of numbers and dates in texts; not the computer's, so that a test says the same everywhere.
    public init<V: View>(
        _ screen: TestScreen = .desktop, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
        locale: Locale = Locale(identifier: "en_US"), @ViewBuilder content: () -> V
    ) {
        StackLimit.raise()
        var environment = EnvironmentValues()
        environment.colorScheme = colorScheme
        environment.layoutDirection = layoutDirection
        environment.dynamicTypeSize = dynamicTypeSize
        environment.locale = locale
        host = Alidade.Host(
            content(), size: screen.size, scale: TestHost.sanitized(screen.scale), safeArea: screen.safeArea,
            environment: environment, typesetter: PangoTypesetter())
        lastFrame = host.frame(at: 0)
        player = EventPlayer(host: host)
        player.onFrame = { [unowned self] in lastFrame = $0 }
    }

    /// Hosts a view in a window of this size, at one pixel a point unless said.
    public convenience init<V: View>(
        width: CGFloat, height: CGFloat, scale: Double = 1, @ViewBuilder content: () -> V
    ) {
        self.init(TestScreen(width: width, height: height, scale: scale), content: content)
    }

    private static func sanitized(_ scale: Double) -> Double { scale.isFinite && scale > 0 ? min(scale, 16) : 1 }

    // MARK: Settings

    /// The window's, points. Setting it resizes the window.
    public var size: CGSize {
        get { host.size }
        set {
            host.send(.resize(newValue))
            player.frame()
        }
    }

    /// Device pixels a point; values that are no scale are ignored.
    public var scale: Double {
        get { host.scale }
        set {
            host.send(.scale(newValue))
            player.frame()
        }
    }

    /// The safe area's distances from the window's edges, points.
    public var safeArea: EdgeInsets {
        get { host.safeArea }
        set {
            host.setSafeArea(newValue)
            player.frame()
        }
    }

    public var colorScheme: ColorScheme {
        get { host.environment.colorScheme }
        set { setEnvironment { $0.colorScheme = newValue } }
    }

    public var layoutDirection: LayoutDirection {
        get { host.environment.layoutDirection }
        set { setEnvironment { $0.layoutDirection = newValue } }
    }

    /// The text size that the reader prefers.
    public var dynamicTypeSize: DynamicTypeSize {
        get { host.environment.dynamicTypeSize }
        set { setEnvironment { $0.dynamicTypeSize = newValue } }
    }

    /// Changes any other value of the window's environment.
    public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        host.setEnvironment(change)
        player.frame()
    }
}
