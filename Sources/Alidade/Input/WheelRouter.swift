import AlidadeLayout
import Foundation

/// Decides which scroll view the wheel moves, and what happens when it is let go.
@MainActor
final class WheelRouter {
    /// Scrolling stays with its scroll view until the wheel has rested this long, seconds.
    private static let hold = 0.3
    /// A notch counts as this quick for what decides where scrolling rests, points a second.
    private static let notchVelocity = 1000.0
    /// Seconds after the last notch until a scroll view counts as idle.
    private static let rest = 0.15

    private unowned let host: Host
    private weak var current: ScrollPayload?
    private var lastTime = -Double.infinity
    private var isContinuous = false
    private var speed = ScrollSpeed()
    /// Where the scroll view stood when the fingers came down.
    private var start = CGPoint.zero
    private var idle: Int?
    private weak var swiping: ListController?

    init(host: Host) { self.host = host }

    func scroll(_ event: ScrollEvent) {
        var delta = event.delta
        guard delta.dx.isFinite, delta.dy.isFinite else { return }
        if event.modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        let time = max(event.time, host.now)
        if event.phase == .began { current = nil }
        let isNotch = event.phase == .notch
        if delta.dx != 0 || delta.dy != 0 { move(delta, at: event.position, time, isNotch: isNotch) }
        switch event.phase {
        case .began, .changed: isContinuous = true
        case .notch: isContinuous = false
        case .ended:
            isContinuous = false
            swiping?.swipe?.release()
            swiping = nil
            if let current, current.item != noItem { release(current, time) }
            current = nil
            speed = ScrollSpeed()
        }
    }

    private func move(_ delta: CGVector, at point: CGPoint, _ time: Double, isNotch: Bool) {
        // The larger part tells what is meant.
        let main = abs(delta.dx) > abs(delta.dy) ? CGVector(dx: delta.dx, dy: 0) : CGVector(dx: 0, dy: delta.dy)
        let isHeld = isContinuous || time - lastTime < Self.hold
        lastTime = time
        if let current, current.item != noItem, isHeld, current.isScrollable(along: main) {
            return turn(current, current.axes == .both ? delta : main, time, isNotch: isNotch)
        }
        current = nil
        let found = candidates(at: point).filter(\.acceptsInput)
        if let payload = found.first(where: { $0.canScroll(main) }) {
            current = payload
            start = payload.offset
            speed = ScrollSpeed()
            return turn(payload, payload.axes == .both ? delta : main, time, isNotch: isNotch)
        }
        if main.dx != 0 {
            for payload in found {
                guard let list = payload.swiping, list.wheel(Double(main.dx), at: point, isNotch: isNotch) else {
                    continue
                }
                swiping = isNotch ? nil : list
                return
            }
        }
        if main.dy < 0, let refresh = found.lazy.compactMap(\.refresh).first { refresh.pull(by: Double(-main.dy)) }
    }

    private func turn(_ payload: ScrollPayload, _ delta: CGVector, _ time: Double, isNotch: Bool) {
        if main(delta) < 0, !payload.canScroll(delta), let refresh = payload.refresh, delta.dy < 0 {
            return refresh.pull(by: Double(-delta.dy))
        }
        guard isNotch else {
            speed.add(delta, at: time)
            payload.scroll(by: delta)
            return payload.setPhase(.interacting)
        }
        if payload.environment.scrollTargetBehaviorBox != nil {
            // Each notch starts where the one before it is going to end.
            let from = payload.motion?.end ?? payload.offset
            let velocity = CGVector(dx: sign(delta.dx), dy: sign(delta.dy))
            if payload.rest(at: CGPoint(x: from.x + delta.dx, y: from.y + delta.dy), from: from, velocity: velocity) {
                return
            }
        }
        payload.scroll(by: delta)
        guard !payload.observers.isEmpty else { return }
        payload.setPhase(.interacting)
        if let idle { host.timers.cancel(idle) }
        idle = host.timers.schedule(after: Self.rest) { [weak payload] in
            if payload?.phase == .interacting { payload?.setPhase(.idle) }
        }
    }

    private func main(_ delta: CGVector) -> CGFloat { abs(delta.dx) > abs(delta.dy) ? delta.dx : delta.dy }

    private func sign(_ length: CGFloat) -> CGFloat {
        length == 0 ? 0 : length < 0 ? -Self.notchVelocity : Self.notchVelocity
    }

    /// The fingers are gone: the content glides on.
    private func release(_ payload: ScrollPayload, _ time: Double) {
        let velocity = speed.velocity(at: time)
        let offset = payload.offset
        let end = GlideMotion.end(from: offset, velocity: velocity)
        if payload.rest(at: end, from: start, velocity: velocity) { return }
        if let glide = GlideMotion(payload, velocity: velocity) {
            payload.motion = glide
            payload.setPhase(.decelerating, velocity: velocity)
            host.animations.add(glide)
        } else {
            payload.setPhase(.idle)
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
        let range = self.range
        return acceptsInput
            && (delta.dx != 0 && range.high.x > range.low.x || delta.dy != 0 && range.high.y > range.low.y)
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
