import AlidadeLayout
import Foundation

/// Decides which scroll view the wheel moves.
@MainActor
final class WheelRouter {
    /// Scrolling stays with its scroll view until the wheel has rested this long, seconds.
    private static let hold = 0.3

    private unowned let host: Host
    private weak var current: ScrollPayload?
    private var lastTime = -Double.infinity
    private var isContinuous = false

    init(host: Host) { self.host = host }

    func scroll(_ event: ScrollEvent) {
        var delta = event.delta
        guard delta.dx.isFinite, delta.dy.isFinite else { return }
        if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        let time = max(event.time, host.now)
        if event.phase == .began { current = nil }
        if delta.dx != 0 || delta.dy != 0 { move(delta, at: event.position, time) }
        switch event.phase {
        case .began, .changed: isContinuous = true
        case .ended, .notch: isContinuous = false
        }
        if event.phase == .ended { current = nil }
    }

    private func move(_ delta: CGVector, at point: CGPoint, _ time: Double) {
        // The larger part tells what is meant.
        let main = abs(delta.dx) > abs(delta.dy) ? CGVector(dx: delta.dx, dy: 0) : CGVector(dx: 0, dy: delta.dy)
        let isHeld = isContinuous || time - lastTime < Self.hold
        lastTime = time
        if let current, current.item != noItem, isHeld, current.isScrollable(along: main) {
            return current.scroll(by: current.axes == [.horizontal, .vertical] ? delta : main)
        }
        current = nil
        for payload in candidates(at: point) where payload.acceptsInput && payload.canScroll(main) {
            current = payload
            payload.scroll(by: payload.axes == [.horizontal, .vertical] ? delta : main)
            return
        }
    }

    /// Innermost first: the scroll views around what is under the pointer, then those behind it.
    private func candidates(at point: CGPoint) -> [ScrollPayload] {
        var found = HitTester.path(at: point, in: host).compactMap { host.payload(of: $0) as? ScrollPayload }
        for payload in host.input.scrollViews(at: point).reversed() where !found.contains(where: { $0 === payload }) {
            found.append(payload)
        }
        return found
    }
}

extension ScrollPayload {
    /// False where `scrollDisabled` says so.
    var acceptsInput: Bool { environment.isScrollEnabled }

    /// Whether there is anywhere to go on the axis of `delta`.
    func isScrollable(along delta: CGVector) -> Bool {
        let limit = self.limit
        return acceptsInput && (delta.dx != 0 && limit.x > 0 || delta.dy != 0 && limit.y > 0)
    }
}

private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether scroll views follow the wheel, the keys and their indicators.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps the scroll views in the view from following the wheel, the keys and their indicators.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }
}
