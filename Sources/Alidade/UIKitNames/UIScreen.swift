import Foundation

/// The screen, which here is the window of the host whose pass or event is running.
///
/// Reading it subscribes to nothing: a view that uses it stays as it is until its body runs again.
@MainActor @preconcurrency
public final class UIScreen {
    public static let main = UIScreen()

    /// The window's content area, points; empty outside any window.
    public var bounds: CGRect { CGRect(origin: .zero, size: HostContext.current?.size ?? .zero) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Device pixels a point.
    public var scale: CGFloat { CGFloat(HostContext.current?.scale ?? 1) }
    public var nativeScale: CGFloat { scale }
}
