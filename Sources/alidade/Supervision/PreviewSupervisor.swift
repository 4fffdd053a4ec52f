import AlidadeWire
import Foundation

/// Keeps a preview running: compiles at every save, and replaces a host that is gone.
struct PreviewSupervisor {
    private let options: Options
    private let toolchain: Toolchain
    private let folder: WorkFolder
    private var sources: SourceSet
    private var request: HostRequest
    private var host: HostProcess
    private var generation = 0
    /// Set while user code runs.
    private var busy: BusyTime?
    /// What the host has to hear once its user code has come back.
    private var held: HostMessage?
    /// User code that runs this long while something newer waits behind it is given up, seconds.
    private static let patienceWithNewer = 1.0
    private var missing = MissingFile()
    /// The pause in which an editor writes several times, seconds.
    private static let settling = 0.015

    init(builder: GenerationBuilder, request: HostRequest, toolchain: Toolchain) throws(Failure) {
        options = builder.options
        sources = builder.sources
        folder = builder.folder
        self.toolchain = toolchain
        self.request = request
        self.request.pictureFile = builder.folder.path + "/last.picture"
        host = try HostProcess(toolchain: toolchain)
    }

    mutating func run() throws(Failure) -> Int32 {
        Interruption.install()
        defer { end() }
        var watch = FileWatch(sources.files)
        try openFirst()
        while true {
            var descriptors = [
                pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: host.signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: host.errors, events: Int16(POLLIN), revents: 0),
                pollfd(fd: Interruption.reading, events: Int16(POLLIN), revents: 0),
            ]
            let limits = [busy.map { timeLeft($0) ?? 0 }, missing.timeLeft].compactMap { $0 }
            let limit = limits.min().map { Int32((max(0, $0) * 1000).rounded(.up)) } ?? -1
            let count = poll(&descriptors, 4, limit)
            if Interruption.hasHappened { return 130 }
            // What it has said by now comes first: it may have come back.
            if descriptors[1].revents == 0, let busy, timeLeft(busy) == nil {
                if held == nil { host.process.endHung() } else { host.process.end() }
                try replace(.hung(HostRun.patience))
                continue
            }
            if let name = missing.hasBeenMissed() {
                let text = "\(name) is gone; what is shown is what it was"
                Terminal.error(text)
                send(.message(text + "\nThe preview goes on as soon as the file is back."))
            }
            guard count > 0 else { continue }
            if descriptors[2].revents != 0 { host.passErrors() }
            if descriptors[1].revents != 0, let code = try listen() { return code }
            if descriptors[0].revents != 0 { try filesMayHaveChanged(&watch) }
        }
    }

    private mutating func filesMayHaveChanged(_ watch: inout FileWatch) throws(Failure) {
        usleep(UInt32(Self.settling * 1e6))
        if let changed = try? SourceSet(options.inputs) { sources = changed }
        let isBack = missing.look(for: sources.files)
        if watch.hasChanged(sources.files) || isBack { try rebuild() }
    }

    /// Seconds until the host's user code is given up; nil: now.
    private func timeLeft(_ busy: BusyTime) -> Double? {
        guard held != nil else { return busy.timeLeft(patience: HostRun.patience) }
        let left = min(Self.patienceWithNewer, HostRun.patience) - busy.passed
        return left > 0 ? left : nil
    }

    private mutating func end() {
        if host.process.poll() == nil {
            host.process.kill(SIGTERM)
            _ = host.process.wait()
        }
        host.passErrors(atEnd: true)
    }

    // MARK: Generations

    private mutating func openFirst() throws(Failure) {
        switch try build() {
        case .built(let built): show(built)
        case .failed(let failure):
            var empty = request
            empty.notice = Self.message(failure)
            host.send(.show(empty))
        }
        busy = BusyTime(process: host.process)
    }

    private mutating func rebuild() throws(Failure) {
        switch try build() {
        case .built(let built): show(built)
        case .failed(let failure): send(.message(Self.message(failure)))
        }
    }

    /// A host whose user code runs hears nothing, and a pipe that is full would stop this process as well.
    private mutating func send(_ message: HostMessage) {
        if busy == nil { host.send(message) } else { held = message }
    }

    private mutating func show(_ built: GenerationBuilder.Built) {
        request.image = built.image
        request.hasEntry = built.hasEntry
        request.notice = nil
        request.declared = sources.declaredTypes()
        send(.show(request))
    }

    /// Compiles and says so in the terminal.
    private mutating func build() throws(Failure) -> GenerationBuilder.Result {
        generation += 1
        let builder = GenerationBuilder(options: options, toolchain: toolchain, sources: sources, folder: folder)
        let result = try builder.build(generation: generation)
        let time = Date().formatted(date: .omitted, time: .standard)
        switch result {
        case .built(let built):
            if !built.warnings.isEmpty { Terminal.write(built.warnings) }
            Terminal.error("\(time) compiled in \(Int((built.time * 1000).rounded())) ms")
        case .failed(let failure):
            Terminal.write(failure.diagnostics)
            for line in failure.remarks { Terminal.error(line) }
            Terminal.error(
                "\(time) \(failure.code == ExitCode.doesNotCompile ? "does not compile" : "nothing to show")")
        }
        return result
    }

    private static func message(_ failure: GenerationBuilder.BuildFailure) -> String {
        let text = ([failure.summary] + failure.remarks).filter { !$0.isEmpty }.joined(separator: "\n")
        return text.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
            .trimmingCharacters(in: .newlines)
    }

    // MARK: The host

    /// Hears what the host does; an exit code where it has ended for good.
    private mutating func listen() throws(Failure) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(host.signals, &bytes, bytes.count)
        guard count > 0 else {
            switch host.process.wait() {
            case .exited(let code): return code
            case .signalled(let signal):
                try replace(.crashed(signal))
                return nil
            }
        }
        for byte in bytes[..<count] {
            switch HostSignal(rawValue: byte) {
            case .busy: busy = busy ?? BusyTime(process: host.process)
            case .idle:
                busy = nil
                if let held { host.send(held) }
                held = nil
            case .shown, nil: break
            }
        }
        return nil
    }

    /// Opens a new host where the old one was, with what happened to it, or with what is newer than that.
    private mutating func replace(_ ending: HostEnding) throws(Failure) {
        host.closeAll()
        let words = host.words
        host = try HostProcess(toolchain: toolchain)
        busy = nil
        var next = request
        switch held {
        case .show(let newer)?:
            if case .hung = ending {
                Terminal.error("what ran before the save has not come back, and was ended")
            } else {
                Terminal.error(ending.line(words))
            }
            next = newer
            busy = BusyTime(process: host.process)
        case .message(let text)?: next.notice = text
        case .clear?, nil:
            Terminal.error(ending.line(words))
            next.notice = ending.notice(words) + "\nSave the file, or press R to try again."
        }
        held = nil
        host.send(.show(next))
    }
}

/// Control-C and the like, noticed between two turns of the loop.
enum Interruption {
    nonisolated(unsafe) private(set) static var hasHappened = false
    /// Becomes readable with it: the signal may come just before the loop waits, or to another thread.
    nonisolated(unsafe) private(set) static var reading: Int32 = -1
    nonisolated(unsafe) private static var writing: Int32 = -1

    static func install() {
        if let pipe = try? Pipe() { (reading, writing) = (pipe.reading, pipe.writing) }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in
                Interruption.hasHappened = true
                var byte: UInt8 = 0
                _ = write(Interruption.writing, &byte, 1)
            }
            sigaction(number, &action, nil)
        }
    }
}
