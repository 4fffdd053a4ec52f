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
    /// The host has shown a view of its own since it began.
    private var hasShown = false
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
            ]
            var limit: Int32 = -1
            if let busy {
                limit = busy.timeLeft(patience: HostRun.patience).map { Int32(($0 * 1000).rounded(.up)) } ?? 0
            }
            let count = poll(&descriptors, 2, limit)
            if Interruption.hasHappened { return 130 }
            // What it has said by now comes first: it may have come back.
            if count == 0, let busy, busy.timeLeft(patience: HostRun.patience) == nil {
                host.process.endHung()
                try replace(HostEnding.hung(HostRun.patience))
                continue
            }
            guard count > 0 else { continue }
            if descriptors[1].revents != 0, let code = try listen() { return code }
            if descriptors[0].revents != 0 {
                usleep(UInt32(Self.settling * 1e6))
                if let changed = try? SourceSet(options.inputs) { sources = changed }
                if watch.hasChanged(sources.files) { try rebuild() }
            }
        }
    }

    private func end() {
        if host.process.poll() == nil {
            host.process.kill(SIGTERM)
            _ = host.process.wait()
        }
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
        case .failed(let failure): host.send(.message(Self.message(failure)))
        }
    }

    private mutating func show(_ built: GenerationBuilder.Built) {
        request.image = built.image
        request.hasEntry = built.hasEntry
        request.notice = nil
        request.declared = sources.declaredTypes()
        host.send(.show(request))
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
        let text = ([failure.diagnostics] + failure.remarks).filter { !$0.isEmpty }.joined(separator: "\n")
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
                try replace(HostEnding.crashed(signal))
                return nil
            }
        }
        for byte in bytes[..<count] {
            switch HostSignal(rawValue: byte) {
            case .busy: busy = busy ?? BusyTime(process: host.process)
            case .idle: busy = nil
            case .shown: hasShown = true
            case nil: break
            }
        }
        return nil
    }

    /// Opens a new host where the old one was, with what happened to it.
    private mutating func replace(_ message: String) throws(Failure) {
        Terminal.error(message)
        close(host.signals)
        host.closeInput()
        host = try HostProcess(toolchain: toolchain)
        busy = nil
        hasShown = false
        request.notice = message + "\nSave the file, or press R to try again."
        host.send(.show(request))
        request.notice = nil
    }
}

/// Control-C and the like, noticed between two turns of the loop.
enum Interruption {
    nonisolated(unsafe) private(set) static var hasHappened = false

    static func install() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in Interruption.hasHappened = true }
            sigaction(number, &action, nil)
        }
    }
}
