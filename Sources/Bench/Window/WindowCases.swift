import Alidade
import CCounters
import Foundation
import SwiftUI

/// The cases in a window. Each runs in a process of its own, so that its start and its memory are its own too.
@MainActor
enum WindowCases {
    static let defaultSoakSteps = 12_000
    /// A process of its own runs the case; it is told by its environment.
    private static var soakSteps: Int {
        ProcessInfo.processInfo.environment["BENCH_STEPS"].flatMap { Int($0) } ?? defaultSoakSteps
    }
    static let names = ["list-1000", "list-1000000", "overlap", "tracked", "soak"]

    /// Runs one case and prints a line of JSON a result.
    static func run(_ name: String) throws {
        switch name {
        case "list-1000": try list(1_000)
        case "list-1000000": try list(1_000_000)
        case "overlap": try overlap()
        case "tracked": try tracked()
        case "soak":
            // Sixty times a second is what a person could see; an hour of use is some thousand steps.
            for point in try Soak.run(steps: soakSteps) { emit(point) }
        default: throw WindowCaseError(name: name)
        }
    }

    struct WindowCaseError: Error { let name: String }

    /// Nanoseconds since whoever started this process wrote down the time.
    private static func firstFrame(_ stage: WindowStage, _ name: String) {
        stage.showFrame()
        let now = Clock.wall
        let start = ProcessInfo.processInfo.environment["BENCH_START"].flatMap(Double.init) ?? now
        emit(["case": "\(name) first frame", "shown_ms": (now - start) / 1e6])
    }

    private static func emit(_ entry: [String: Any]) {
        guard let data = try? JSONSerialization.data(withJSONObject: entry, options: [.sortedKeys]) else { return }
        say(String(decoding: data, as: UTF8.self))
    }

    private static func emit(_ result: WindowResult) { emit(result.json) }

    private static func emitMemory(_ name: String) {
        emit(["case": "\(name) memory", "resident_MB": Double(Memory.resident) / 1_048_576])
    }

    private static func scroll(_ stage: WindowStage, _ dy: CGFloat) {
        stage.host.send(
            .scroll(
                ScrollEvent(
                    position: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: dy), modifiers: [],
                    time: stage.host.now)))
    }

    private static func list(_ count: Int) throws {
        let name = "list-\(count)"
        let stage = try WindowStage(RowList(count: count))
        firstFrame(stage, name)
        stage.settle()
        emitMemory(name)
        emit(
            stage.measure("\(name) text changes", steps: 100) { WindowKnobs.text?("Row number 3, change \($0 % 10)") })
        emit(stage.measure("\(name) notch", steps: 300) { _ in scroll(stage, 53) })
        var random: UInt64 = 88_172_645_463_325_252
        var place = 0.0
        emit(
            stage.measure("\(name) jump", steps: 100) { _ in
                random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let next = Double(random >> 33) / 2_147_483_648 * Double(count) * 20
                scroll(stage, CGFloat(next - place))
                place = next
            })
        emitMemory("\(name) scrolled")
        idle(stage, name)
    }

    private static func overlap() throws {
        let stage = try WindowStage(OverlapScene())
        firstFrame(stage, "overlap")
        // What the window manager would say of a window that is dragged by its corner; the window itself stays.
        emit(
            stage.measure("overlap resize", steps: 200) { index in
                stage.host.send(.resize(CGSize(width: 330 + Double(index % 100), height: 700 + Double(index % 200))))
            })
        idle(stage, "overlap")
    }

    private static func tracked() throws {
        let stage = try WindowStage(TrackedRows())
        firstFrame(stage, "tracked")
        emit(stage.measure("tracked notch", steps: 100) { scroll(stage, $0 % 2 == 0 ? 7 : -6) })
        idle(stage, "tracked")
    }

    /// What a window costs in which nothing happens.
    private static func idle(_ stage: WindowStage, _ name: String) {
        stage.settle(0.6)
        let before = stage.handle.statistics
        let bytes = written_bytes()
        var usage = rusage()
        // 0 is RUSAGE_SELF, whose type differs from the function's.
        getrusage(0, &usage)
        let switches = usage.ru_nvcsw
        let used = Clock.now
        stage.loop.turn(limit: 2)
        getrusage(0, &usage)
        emit([
            "case": "\(name) idle 2 s", "own_ms": (Clock.now - used) / 1e6,
            "wake_ups": usage.ru_nvcsw - switches, "requests": stage.handle.statistics.requests - before.requests,
            "bytes": Int(written_bytes() - bytes),
        ])
    }

    /// Starts a process a case and gathers what it says.
    static func runAll(_ wanted: [String], json: Bool, steps: Int? = nil) -> [[String: Any]] {
        var all: [[String: Any]] = []
        let chosen = names.filter { name in wanted.isEmpty || wanted.contains { name.hasPrefix($0) } }
        for name in chosen {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["--window-case", name]
            var environment = ProcessInfo.processInfo.environment
            // The pacer's quickest: what is timed is the frame, not the wait for its slot.
            environment["ALIDADE_HZ"] = "1000"
            environment["BENCH_START"] = String(Clock.wall)
            if let steps { environment["BENCH_STEPS"] = String(steps) }
            process.environment = environment
            let pipe = Pipe()
            process.standardOutput = pipe
            do { try process.run() } catch {
                note("bench: cannot start \(name): \(error)")
                continue
            }
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            if process.terminationStatus != 0 { note("bench: \(name) ended with \(process.terminationStatus)") }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                guard let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
                    continue
                }
                all.append(entry)
                if !json { say(text(entry)) }
            }
        }
        return all
    }

    private static func text(_ entry: [String: Any]) -> String {
        let name = entry["case"] as? String ?? ""
        let figures = entry.filter { $0.key != "case" }.sorted { $0.key < $1.key }.map { key, value in
            let number = (value as? NSNumber)?.doubleValue ?? 0
            return "\(key) \(number == number.rounded() ? String(Int(number)) : String(format: "%.2f", number))"
        }
        return name.padding(toLength: 28, withPad: " ", startingAt: 0) + figures.joined(separator: "  ")
    }
}
