import AlidadeWire
import Foundation

/// One run of `alidade-host` to its end.
struct HostRun {
    let toolchain: Toolchain
    let request: HostRequest

    /// User code that runs this long without coming back is taken to be endless, seconds.
    static var patience: Double {
        ProcessInfo.processInfo.environment["ALIDADE_PATIENCE"].flatMap(Double.init) ?? 5
    }

    func run() throws(Failure) -> Int32 {
        var process = try HostProcess(toolchain: toolchain)
        process.send(.show(request))
        process.closeInput()
        let watch = process.watch(patience: Self.patience) { _ in }
        switch watch {
        case .hung:
            process.process.endHung()
            Terminal.error(HostEnding.hung(Self.patience))
            return ExitCode.programFailed
        case .closed:
            switch process.process.wait() {
            case .exited(let code): return code
            case .signalled(let signal):
                Terminal.error(HostEnding.crashed(signal))
                return ExitCode.programFailed
            }
        }
    }
}

/// What to say when the user's code has ended the process.
enum HostEnding {
    static func hung(_ patience: Double) -> String {
        "the view's code did not come back within \(patience.formatted()) seconds: a body, an action or a layout never ends"
    }

    static func crashed(_ signal: Int32) -> String {
        let reason =
            switch signal {
            case SIGILL, SIGTRAP: "a failed precondition, such as an index out of range or nil that was unwrapped"
            case SIGSEGV: "memory that is not there; endless recursion does this"
            case SIGABRT: "it gave up"
            case SIGKILL: "it was killed, perhaps for want of memory"
            default: "signal \(signal)"
            }
        return "the view's code crashed: \(reason)"
    }
}
