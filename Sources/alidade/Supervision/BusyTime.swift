import Foundation

/// Since when a process has been running user code, and whether that looks endless.
struct BusyTime {
    private let process: Subprocess
    private let start = Clock.now
    private let processorAtStart: Double

    init(process: Subprocess) {
        self.process = process
        processorAtStart = process.processorTime
    }

    /// Seconds since then.
    var passed: Double { Clock.now - start }

    /// Seconds until there is reason to ask again; nil where the code is taken to be endless.
    ///
    /// It is after `patience` seconds. One that wants to run and was given less than a fifth of that, on a machine that
    /// is busy with other things, gets twice as long.
    func timeLeft(patience: Double) -> Double? {
        let passed = passed
        guard passed >= patience else { return patience - passed }
        let isStarved = process.wantsProcessor && process.processorTime - processorAtStart < patience / 5
        guard isStarved, passed < 2 * patience else { return nil }
        return patience / 10
    }
}

extension Subprocess {
    /// Seconds of processor time that the process has used; 0 once it is gone.
    var processorTime: Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Whether its main thread runs or waits for a processor, not for something else.
    var wantsProcessor: Bool {
        // proc(5): the state is the first field after the name, which is in parentheses and may hold anything.
        guard let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let name = line.lastIndex(of: ")")
        else { return false }
        return line[name...].dropFirst(2).first == "R"
    }
}
