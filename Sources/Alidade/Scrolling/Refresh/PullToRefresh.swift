import AlidadeLayout
import Foundation

/// A scroll view's pull past its top, and the refresh that it starts.
@MainActor
final class PullToRefresh {
    /// Points of pull that start a refresh.
    static let threshold = 100.0
    /// Seconds without pulling after which a pull that was not far enough is forgotten.
    private static let rest = 0.4
    private static let spokes = 8

    weak var payload: ScrollPayload?
    var action: RefreshAction
    private(set) var isRunning = false
    private var distance = 0.0
    private var turn = 0
    private var timer: Int?

    init(_ action: RefreshAction, payload: ScrollPayload) {
        self.action = action
        self.payload = payload
    }

    /// Pulls further, points.
    func pull(by length: Double) {
        guard !isRunning, length > 0 else { return }
        distance += length
        payload?.host.displayChanged = true
        if distance >= Self.threshold { return start() }
        schedule(after: Self.rest) { $0.let(0) }
    }

    func start() {
        guard !isRunning else { return }
        isRunning = true
        distance = Self.threshold
        payload?.host.displayChanged = true
        step()
        let action = self.action
        Task { @MainActor [weak self] in
            await action()
            self?.finish()
        }
    }

    private func finish() {
        isRunning = false
        self.let(0)
    }

    private func `let`(_ distance: Double) {
        self.distance = distance
        turn = 0
        if let timer { payload?.host.timers.cancel(timer) }
        timer = nil
        payload?.host.displayChanged = true
    }

    private func step() {
        schedule(after: 1.0 / 12) { pull in
            guard pull.isRunning else { return }
            pull.turn += 1
            pull.payload?.host.displayChanged = true
            pull.step()
        }
    }

    private func schedule(after delay: Double, _ action: @escaping @MainActor (PullToRefresh) -> Void) {
        guard let timers = payload?.host.timers else { return }
        if let timer { timers.cancel(timer) }
        timer = timers.schedule(after: delay) { [weak self] in
            guard let self else { return }
            self.timer = nil
            action(self)
        }
    }

    func stop() {
        if let timer { payload?.host?.timers.cancel(timer) }
        timer = nil
    }

    /// Spokes in a disc at the top: as many as the pull has come far, all of them turning while a refresh runs.
    func draw(_ rect: CGRect, _ environment: EnvironmentValues, into list: inout DisplayListBuilder) {
        guard distance > 0 else { return }
        let share = min(distance / Self.threshold, 1)
        let centre = CGPoint(x: rect.midX, y: rect.minY - 8 + 32 * share)
        let disc = CGRect(x: centre.x - 16, y: centre.y - 16, width: 32, height: 32)
        var ground = Color(SystemColor.tertiaryBackground).display(in: environment)
        ground.alpha = 0.95
        let frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 64)
        list.group([.clip(.rectangle(frame), FillStyle(antialiased: false))]) { list in
            list.add(.fill(.ellipse(disc), .color(ground)), bounds: disc)
            let line = Color(SystemColor.separator).display(in: environment)
            list.add(
                .stroke(.ellipse(disc), .color(line), StrokeStyle(lineWidth: 1)), bounds: disc.insetBy(dx: -1, dy: -1))
            let shown = Int((share * Double(Self.spokes)).rounded(.down))
            for spoke in 0..<(isRunning ? Self.spokes : shown) {
                let angle = (Double(spoke) / Double(Self.spokes) - 0.25) * 2 * .pi
                let age = isRunning ? (turn - spoke % Self.spokes + 8 * Self.spokes) % Self.spokes : 0
                var color = Color.secondary.display(in: environment)
                color.alpha *= Float(isRunning ? 1 - Double(age) / Double(Self.spokes) * 0.8 : 1)
                var path = Path()
                path.move(to: CGPoint(x: centre.x + cos(angle) * 5, y: centre.y + sin(angle) * 5))
                path.addLine(to: CGPoint(x: centre.x + cos(angle) * 10, y: centre.y + sin(angle) * 10))
                list.add(
                    .stroke(
                        .path(path, FillStyle()), .color(color), StrokeStyle(lineWidth: 2, lineCap: .round)),
                    bounds: disc)
            }
        }
    }
}

extension ScrollPayload {
    func adoptRefresh(_ action: RefreshAction?) {
        guard let action, axes.contains(.vertical) else {
            refresh?.stop()
            refresh = nil
            return
        }
        if let refresh {
            refresh.action = action
        } else {
            refresh = PullToRefresh(action, payload: self)
        }
    }
}
