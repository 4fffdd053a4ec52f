import AlidadeLayout
import Foundation

/// A row that is pushed aside, and the buttons beside it.
@MainActor
final class RowSwipe {
    /// A drag over this share of the row works its first button.
    private static let fullShare = 0.6

    private weak var controller: ListController?
    let key: RowKey
    let edge: HorizontalEdge
    let content: AnyView
    private let isFullAllowed: Bool
    /// Editing has opened it.
    let isFromEditing: Bool
    /// How far the row is pushed, points; positive towards the end.
    private(set) var shift = 0.0
    private var startShift = 0.0
    /// The width that shows all buttons in full.
    var openWidth = 74.0
    private var run: SwipeRun?
    var rowWidth = 320.0

    init(
        _ controller: ListController, key: RowKey, edge: HorizontalEdge, content: AnyView, isFromEditing: Bool,
        isFullAllowed: Bool
    ) {
        self.controller = controller
        self.key = key
        self.edge = edge
        self.content = content
        self.isFromEditing = isFromEditing
        self.isFullAllowed = isFullAllowed
    }

    private var sign: Double { edge == .leading ? 1 : -1 }

    /// Follows the pointer, `distance` points from where it went down.
    func drag(to distance: Double) {
        run = nil
        let wanted = (startShift + distance) * sign
        show(max(0, wanted <= openWidth || isFullAllowed ? wanted : openWidth + (wanted - openWidth) / 4) * sign)
    }

    /// The pointer takes the row where it is.
    func grab() {
        run = nil
        startShift = shift
    }

    func drag(by distance: Double) { drag(to: shift - startShift + distance) }

    func show(_ shift: Double) {
        guard shift != self.shift else { return }
        self.shift = shift
        guard let controller else { return }
        if let rows = controller.rows { controller.host.tree.markPlace(rows.item) }
        controller.payload(of: key).map { controller.host.tree.markPlace($0.item) }
        controller.host.displayChanged = true
    }

    /// The pointer is up: the row opens, closes, or its first button is worked.
    func release() {
        if isFullAllowed, abs(shift) > rowWidth * Self.fullShare, let action = controller?.rows?.panel?.firstAction {
            controller?.closeSwipe()
            return action()
        }
        if abs(shift) > openWidth / 2 { open() } else { controller?.closeSwipe() }
    }

    func open() {
        startShift = openWidth * sign
        run(to: startShift) {}
    }

    func close(_ done: @escaping () -> Void) { run(to: 0, done) }

    private func run(to end: Double, _ done: @escaping () -> Void) {
        guard let controller else { return }
        guard end != shift else { return done() }
        let new = SwipeRun(
            RunningAnimation(from: shift, to: end, .smooth(duration: 0.25), at: controller.host.now),
            show: { [weak self] run, value in
                guard let self, self.run === run else { return false }
                self.show(value)
                return true
            }, done: done)
        run = new
        controller.host.animations.add(new)
        controller.host.displayChanged = true
    }
}

/// A row on its way to a place beside its own.
private final class SwipeRun: AnimationRun {
    private var running: RunningAnimation<Double>
    private let show: (SwipeRun, Double) -> Bool
    private let done: () -> Void

    init(
        _ running: RunningAnimation<Double>, show: @escaping (SwipeRun, Double) -> Bool, done: @escaping () -> Void
    ) {
        self.running = running
        self.show = show
        self.done = done
    }

    func advance(to time: Double) -> Bool {
        let value = running.value(at: time)
        guard show(self, running.isFinished ? running.target : value) else { return true }
        if running.isFinished { done() }
        return running.isFinished
    }
}
