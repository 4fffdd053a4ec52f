import Alidade
import Foundation

/// Says which view was running when the process is about to end by a signal.
///
/// What a handler may do is little; this one allocates all the same, since the process is lost anyway and the
/// supervisor ends one that hangs here.
enum CrashReport {
    static func install() {
        // A handler needs a stack of its own where the stack is what ran out.
        let size = 1 << 20
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGUSR2] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                // Once: a second signal in here ends the process at once.
                signal(number, SIG_DFL)
                if let name = RunningScope.viewName {
                    FileHandle.standardError.write(Data("alidade: in the body of \(name)\n".utf8))
                }
                if number == SIGUSR2 { _exit(0) }
                raise(number)
            }
            action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
            sigaction(number, &action, nil)
        }
    }
}
