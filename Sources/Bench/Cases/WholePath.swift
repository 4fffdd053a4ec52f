import Alidade
import AlidadeText
import CCounters
import Foundation
import SwiftUI

/// A host as an app has one, and what a run of it counted.
@MainActor
final class WholePath {
    let host: Alidade.Host
    private var time = 0.0

    init<V: View>(_ view: V, isFinite: Bool, width: CGFloat = 430, height: CGFloat = 900) {
        Knobs.forget()
        host = Alidade.Host(
            Proposed(isFinite: isFinite, content: Shown(content: view)), size: CGSize(width: width, height: height),
            typesetter: PangoTypesetter())
        host.update()
    }

    /// Counts of one run with the times of its passes and of the frame after it.
    func count(before: (() -> Void)? = nil, _ body: () -> Void) -> Counters {
        var result = Counters()
        let rounds = 5
        for round in 0..<rounds {
            before?()
            var pass: Alidade.Host.Pass?
            var start = 0.0
            var times: [Alidade.Host.Pass: Double] = [:]
            host.passObserver = { next in
                let now = Clock.now
                if let pass { times[pass, default: 0] += now - start }
                pass = next
                start = Clock.now
            }
            host.statistics.reset()
            body()
            host.passObserver?(nil)
            let statistics = host.statistics
            time += 1
            _ = host.frame(at: time)
            host.passObserver = nil
            func keep(_ path: WritableKeyPath<Counters, Double>, _ value: Double) {
                result[keyPath: path] = round == 0 ? value : min(result[keyPath: path], value)
            }
            keep(\.views, times[.views] ?? 0)
            keep(\.layout, times[.layout] ?? 0)
            keep(\.rest, (times[.preferences] ?? 0) + (times[.actions] ?? 0))
            keep(\.display, times[.display] ?? 0)
            result.bodies = statistics.bodies
            result.measures = statistics.measures
            result.placements = statistics.placements
            result.drawn = host.statistics.itemsDrawn
        }
        before?()
        let allocations = allocations_count()
        body()
        result.allocations = Int(allocations_count() - allocations)
        return result
    }

    func subject(repeats: Int, before: (() -> Void)? = nil, _ body: @escaping () -> Void) -> Subject {
        Subject(
            .whole, repeats: repeats, before: before, counters: { self.count(before: before, body) }, body)
    }

    /// Takes the content away; what is timed puts it back.
    func empty() {
        Knobs.show?(false)
        host.update()
    }

    func fill() {
        Knobs.show?(true)
        host.update()
    }
}
