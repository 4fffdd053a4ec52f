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
            process.passErrors(atEnd: true)
            Terminal.error(HostEnding.hung(Self.patience).line(process.words))
            return ExitCode.programFailed
        case .closed:
            let ending = process.process.wait()
            process.passErrors(atEnd: true)
            switch ending {
            case .exited(let code): return code
            case .signalled(let signal):
                Terminal.error(HostEnding.crashed(signal).line(process.words))
                return ExitCode.programFailed
            }
        }
    }
}
