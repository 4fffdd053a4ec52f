import Foundation

/// What programs copy and paste: the desktop's clipboard, or the host's own where there is no window.
@MainActor @preconcurrency
public final class UIPasteboard {
    public static let general = UIPasteboard()

    /// The text that was copied last; nil where none was.
    public var string: String? {
        get {
            guard let text = HostContext.current?.clipboard.current(.clipboard), !text.isEmpty else { return nil }
            return text
        }
        set { HostContext.current?.clipboard.write(newValue ?? "", to: .clipboard) }
    }
    public var hasStrings: Bool { string != nil }
}

/// As much of UIKit's application as SwiftUI code asks for.
@MainActor @preconcurrency
public final class UIApplication {
    /// The program.
    public static let shared = UIApplication()
    /// The windows: one, that of the host whose pass or event is running.
    public var windows: [UIWindow] { [UIWindow()] }
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    public var keyWindow: UIWindow? { UIWindow() }
    public var statusBarFrame: CGRect { .zero }
    public var isIdleTimerDisabled = false
    public var applicationState: State { .active }

    /// Whether the program is seen.
    public enum State: Int, Sendable { case active, inactive, background }

    /// Opens a URL with the desktop's own program for it.
    public func open(
        _ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let opened = DesktopURL.open(url)
        completion?(opened)
    }
    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// `UIResponder.resignFirstResponder` takes the keyboard from the field that has it; other actions do nothing.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
        guard let host = HostContext.current else { return false }
        host.input.focus.focus(nil, byKeyboard: false)
        return true
    }
}

/// The name of a method, as far as unchanged source writes one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

/// As much of UIKit's scenes as SwiftUI code asks for.
@MainActor @preconcurrency
public class UIScene: Hashable {
    init() {}
    public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public var activationState: ActivationState { .foregroundActive }

    /// Whether a scene is seen.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }
}

@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    static let only = UIWindowScene()
    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { UIWindow() }
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
}

/// How a device is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The window, as far as SwiftUI code asks for it.
@MainActor @preconcurrency
public final class UIWindow: UIView {
    public var safeAreaInsets: UIEdgeInsets {
        let insets = HostContext.current?.safeArea ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    public var bounds: CGRect { UIScreen.main.bounds }
    public var frame: CGRect { UIScreen.main.bounds }
    public var isKeyWindow: Bool { true }
    public var windowScene: UIWindowScene? { .only }
    public var rootViewController: UIViewController? { nil }
    public func endEditing(_ force: Bool) {
        _ = UIApplication.shared.sendAction("endEditing", to: nil, from: nil, for: nil)
    }
}

/// There are no view controllers here.
@MainActor @preconcurrency
open class UIViewController {
    public init() {}
}

/// Insets by absolute edges, points.
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The device: a desktop that calls itself a pad or a phone by its window's width.
@MainActor @preconcurrency
public final class UIDevice {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width >= 700 ? .pad : .phone }
    public var model: String { "Linux" }
    public var name: String { "Linux" }
    public var systemName: String { "Linux" }
    public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
    public var orientation: UIDeviceOrientation { .portrait }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device lies.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Nothing can be felt here: accepted, and silent.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    public func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    public func impactOccurred(intensity: CGFloat = 1) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public override init() {}
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() {}
    public func selectionChanged() {}
}

extension UIFeedbackGenerator {}

/// A font, as UIKit code makes one for `Font(_:)`.
public struct UIFont: Hashable, Sendable {
    let font: Font
    /// Points.
    public let pointSize: CGFloat

    /// A text style.
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    init(font: Font) {
        self.font = font
        pointSize = CGFloat(font.resolve().size)
    }

    public init?(name: String, size: CGFloat) { self.init(font: .custom(name, fixedSize: size)) }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(font: .system(size: size)) }
    public static func systemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont {
        UIFont(font: .system(size: size, weight: weight))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(font: .system(size: size, weight: .bold))
    }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(font: .system(size: size).italic()) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Font.Weight) -> UIFont {
        UIFont(font: .system(size: size, weight: weight, design: .monospaced))
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(font: .system(style.style)) }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font: .system(size: size)) }
    /// Points.
    public var lineHeight: CGFloat { pointSize * 1.193359 }
    public var ascender: CGFloat { pointSize * 0.952148 }
    public var descender: CGFloat { -pointSize * 0.241211 }
    public var capHeight: CGFloat { pointSize * 0.704590 }
    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
}

extension Font {
    /// A font of UIKit's.
    public init(_ font: UIFont) { self = font.font }
}
