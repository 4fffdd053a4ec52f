import Foundation

/// What fills a window: the engine's host seen from a window system.
///
/// The window sends events and asks for frames; it never looks inside. All lengths are points, all times seconds on
/// the host's clock (`CLOCK_MONOTONIC` for a window).
@MainActor package protocol WindowContent: AnyObject {
    /// The only way in. Before a discrete event (button, key, close) the content finishes pending update and layout.
    func send(_ event: Event)
    /// Anything is marked, or an animation is running.
    var needsFrame: Bool { get }
    /// Runs update, layout and display; the answer says what to repaint.
    func frame(at time: Double) -> Frame
    /// Absolute time at which a frame is wanted though no event arrives (an animation's next tick, a fading
    /// indicator); nil: none, the window may sleep.
    var nextDeadline: Double? { get }
    /// The window manager does not let the window be made smaller.
    var minimumSize: CGSize { get }
    var title: String { get }
    /// The content asks for its window to be closed.
    var wantsClose: Bool { get }
    /// The pointer's picture where it is now.
    var cursor: WindowCursor { get }
    /// Said once, before the first event: where to copy to and paste from.
    func use(_ clipboard: any Clipboard)
}

extension WindowContent {
    package func use(_ clipboard: any Clipboard) {}
}

/// One painted state of a window.
package struct Frame {
    /// Everything to draw, back to front, whole.
    package var items: [DisplayItem]
    /// What differs from the frame before, after `copies` were made; empty: nothing to repaint.
    package var damage: [CGRect]
    package var background: DisplayColor
    package var size: CGSize
    /// Parts of the frame before that only moved; a window copies them before it repaints the damage. A window that
    /// cannot copy exactly (a distance that is no whole number of pixels) repaints `rect` instead.
    package var copies: [ScrollCopy]

    package init(
        items: [DisplayItem], damage: [CGRect], background: DisplayColor, size: CGSize, copies: [ScrollCopy] = []
    ) {
        self.items = items
        self.damage = damage
        self.background = background
        self.size = size
        self.copies = copies
    }
}

/// The picture inside `rect` moved by (`dx`, `dy`), clipped to `rect`; the strip that it uncovers is not damage of
/// the frame, the window adds it.
package struct ScrollCopy: Equatable, Sendable {
    package var rect: CGRect
    package var dx: Double
    package var dy: Double

    package init(rect: CGRect, dx: Double, dy: Double) {
        self.rect = rect
        self.dx = dx
        self.dy = dy
    }
}

/// The pictures a pointer can have.
package enum WindowCursor: Hashable, CaseIterable, Sendable {
    case arrow, hand, text, crosshair, resizeHorizontal, resizeVertical, openHand, closedHand, notAllowed
}
