import Alidade
import AlidadeText
import AlidadeX11
import CCounters
import Foundation
import SwiftUI

/// A view in a real window, and what a step in it costs.
@MainActor
final class WindowStage {
    let host: Alidade.Host
    let loop: WindowLoop
    let handle: WindowHandle

    init<V: View>(_ view: V, size: CGSize = CGSize(width: 430, height: 900)) throws {
        loop = try WindowLoop(options: WindowOptions())
        host = Alidade.Host(view, size: size, typesetter: PangoTypesetter())
        host.title = "Bench"
        handle = loop.open(host, defaultSize: size, className: "Bench")
    }

    /// Turns the loop until a frame has been painted and the server has shown it; false after a second without one.
    @discardableResult
    func showFrame() -> Bool {
        let before = handle.statistics.paintedFrames
        let end = Clock.wall + 1e9
        while handle.statistics.paintedFrames == before || handle.isFrameUnderWay {
            guard Clock.wall < end else { return false }
            loop.turn(limit: 0.001)
        }
        return true
    }

    /// Turns the loop until nothing happens for a while.
    func settle(_ seconds: Double = 0.1) {
        var quiet = Clock.wall
        while Clock.wall - quiet < seconds * 1e9 {
            let before = handle.statistics
            loop.turn(limit: 0.005)
            if handle.statistics != before || host.needsFrame || handle.isFrameUnderWay { quiet = Clock.wall }
        }
    }

    /// Runs a step many times; each ends when the server has shown its frame.
    func measure(_ name: String, steps: Int, _ step: (Int) -> Void) -> WindowResult {
        settle()
        var walls: [Double] = []
        var own: [Double] = []
        let before = handle.statistics
        let bytes = written_bytes()
        var missed = 0
        for index in 0..<steps {
            // The next frame's slot comes a millisecond after the last.
            let pause = Clock.wall + 1.5e6
            while Clock.wall < pause {}
            let start = Clock.wall
            let used = Clock.now
            step(index)
            if showFrame() {
                walls.append(Clock.wall - start)
                own.append(Clock.now - used)
            } else {
                missed += 1
            }
        }
        let after = handle.statistics
        let count = Double(max(1, steps))
        return WindowResult(
            name: name, steps: steps, missed: missed, wall: Times(walls.isEmpty ? [0] : walls),
            own: Times(own.isEmpty ? [0] : own), requests: Double(after.requests - before.requests) / count,
            bytes: Double(written_bytes() - bytes) / count,
            roundTrips: Double(after.roundTrips - before.roundTrips) / count,
            pixels: Double(after.pixelsPainted - before.pixelsPainted) / count,
            copied: Double(after.pixelsCopied - before.pixelsCopied) / count)
    }
}

/// What one kind of step costs in a window, a step.
struct WindowResult {
    let name: String
    let steps: Int
    /// Steps that changed no pixel.
    let missed: Int
    /// From the event to the server's notice that the frame is shown.
    let wall: Times
    /// Processor time of the program.
    let own: Times
    let requests: Double
    let bytes: Double
    let roundTrips: Double
    let pixels: Double
    let copied: Double

    var line: String {
        String(
            format:
                "%@  shown %.2f ms ±%.0f%%  own %.2f ms  requests %.1f  bytes %.0f  trips %.2f  painted %.0f px  copied %.0f px%@",
            name.padding(toLength: 26, withPad: " ", startingAt: 0), wall.median / 1e6, wall.spread * 100,
            own.median / 1e6, requests, bytes, roundTrips, pixels, copied,
            missed > 0 ? "  (\(missed) of \(steps) changed nothing)" : "")
    }

    var json: [String: Any] {
        [
            "case": name, "shown_ms": wall.median / 1e6, "own_ms": own.median / 1e6, "requests": requests,
            "bytes": bytes, "round_trips": roundTrips, "pixels_painted": pixels, "pixels_copied": copied,
            "unchanged": missed,
        ]
    }
}
