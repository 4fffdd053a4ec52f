import Alidade
import AlidadeWire
import Foundation
import SwiftUI

/// Brings a host to the state that the command line asks for.
@MainActor
struct Performance {
    let host: Alidade.Host
    let player: EventPlayer

    init(_ host: Alidade.Host) {
        self.host = host
        player = EventPlayer(host: host)
        let host = host
        player.isBusyOutside = { Self.isBusy(host) }
        player.beforeFrame = { seconds in
            Supervisor.tell(.idle)
            // Tasks and timers go by the real clock: where there are any, the time really passes.
            if seconds > 0, Self.isBusy(host) {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
            } else {
                _ = RunLoop.main.run(mode: .default, before: Date())
            }
            Supervisor.tell(.busy)
        }
        player.onFrame = { _ in Supervisor.tell(.busy) }
    }

    private static func isBusy(_ host: Alidade.Host) -> Bool {
        guard host.runningTasks == 0 else { return true }
        guard let limit = RunLoop.main.limitDate(forMode: .default) else { return false }
        return limit < .distantFuture
    }

    /// The first frame, what the script says, and a last frame.
    func run(_ script: EventScript) {
        Supervisor.watching {
            player.frame()
            settle()
            player.run(script)
            settle()
        }
    }

    /// Lets tasks begin and what they changed be shown. What is animated stays at its first moment.
    private func settle() {
        let limit = Date(timeIntervalSinceNow: 0.05)
        repeat {
            let limit = host.runningTasks > 0 ? Date(timeIntervalSinceNow: 0.002) : Date()
            _ = RunLoop.main.run(mode: .default, before: limit)
            if host.needsFrame { player.frame() }
        } while host.runningTasks > 0 && Date() < limit
    }

    static func script(_ request: HostRequest) throws(HostFailure) -> EventScript {
        do {
            return try EventScript(parsing: request.events)
        } catch {
            throw HostFailure(code: ExitCode.wrongUsage, message: "\(request.eventsName), \(error)")
        }
    }
}
