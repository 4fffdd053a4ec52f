import AlidadeWire
import Foundation

/// A running `alidade-host` and the pipes to it.
struct HostProcess {
    let process: Subprocess
    /// Its standard input; -1: closed.
    private(set) var input: Int32
    /// Where it says what it is doing.
    let signals: Int32
    /// Its standard error; -1: closed.
    private(set) var errors: Int32
    private(set) var words = HostWords()

    /// The child's number for the pipe on which it signals.
    private static let signalDescriptor: Int32 = 3

    init(toolchain: Toolchain) throws(Failure) {
        // A host that is gone must not take this process with it.
        signal(SIGPIPE, SIG_IGN)
        let (input, signals, errors) = (try Pipe(), try Pipe(), try Pipe())
        process = try Subprocess(
            toolchain.host, [],
            descriptors: [0: input.reading, 2: errors.writing, Self.signalDescriptor: signals.writing],
            environment: [
                "ALIDADE_SIGNAL_FD": "\(Self.signalDescriptor)",
                // The runtime's own report takes seconds; its first line, with the user's file and line, comes anyway.
                "SWIFT_BACKTRACE": "enable=no",
            ])
        close(input.reading)
        close(signals.writing)
        close(errors.writing)
        self.input = input.writing
        self.signals = signals.reading
        self.errors = errors.reading
        _ = fcntl(errors.reading, F_SETFL, O_NONBLOCK)
    }

    /// Passes on what it has said on standard error by now.
    mutating func passErrors(atEnd: Bool = false) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while errors >= 0 {
            let count = read(errors, &bytes, bytes.count)
            if count > 0 {
                words.hear(bytes[..<count])
            } else if count == 0 {
                close(errors)
                errors = -1
            } else if errno != EINTR {
                break
            }
        }
        if atEnd || errors < 0 { words.finish() }
    }

    /// Lets go of the pipes to a process that has ended.
    mutating func closeAll() {
        passErrors(atEnd: true)
        close(signals)
        if errors >= 0 { close(errors) }
        errors = -1
        closeInput()
    }

    func send(_ message: HostMessage) {
        let line = message.line()
        line.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(input, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
                if count > 0 { sent += count } else if errno != EINTR { return }
            }
        }
    }

    mutating func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    enum Watch { case closed, hung }

    /// Listens until the process ends or its user code does not come back.
    mutating func watch(patience: Double, _ heard: (HostSignal) -> Void) -> Watch {
        // Loading counts as busy: static initialisers are user code too.
        var busy: BusyTime? = BusyTime(process: process)
        while true {
            var descriptors = [
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
            ]
            var limit: Int32 = -1
            if let busy {
                guard let left = busy.timeLeft(patience: patience) else { return .hung }
                limit = Int32((left * 1000).rounded(.up))
            }
            guard Glibc.poll(&descriptors, 2, limit) > 0 else { continue }
            if descriptors[1].revents != 0 { passErrors() }
            guard descriptors[0].revents != 0 else { continue }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(signals, &bytes, bytes.count)
            if count == 0 { return .closed }
            guard count > 0 else { continue }
            for byte in bytes[..<count] {
                guard let signal = HostSignal(rawValue: byte) else { continue }
                heard(signal)
                busy = signal == .busy ? BusyTime(process: process) : signal == .idle ? nil : busy
            }
        }
    }
}
