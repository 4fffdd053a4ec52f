import Foundation

/// How the user's code has ended the process, and what to say of it.
enum HostEnding {
    /// Seconds.
    case hung(Double)
    case crashed(Int32)

    /// In the terminal, below what the process said itself.
    func line(_ words: HostWords) -> String {
        switch self {
        case .hung(let patience):
            return
                "the view's code did not come back within \(patience.formatted()) seconds: a body, an action or a layout never ends"
        case .crashed(let signal):
            // The runtime has said what failed.
            if words.failure != nil, [SIGILL, SIGTRAP, SIGABRT].contains(signal) { return "the view's code crashed" }
            return "the view's code crashed: \(Self.reason(signal))"
        }
    }

    /// Alone, over the view.
    func notice(_ words: HostWords) -> String {
        var text = line(words)
        if case .crashed(let signal) = self, let failure = words.failure {
            text = "the view's code crashed: \(failure)"
            if signal == SIGSEGV { text = line(words) }
        }
        if let place = words.place { text += "\nin the body of \(place)" }
        return text
    }

    private static func reason(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a failed precondition, such as an index out of range or nil that was unwrapped"
        case SIGSEGV: "memory that is not there; endless recursion does this"
        case SIGABRT: "it gave up"
        case SIGKILL: "it was killed, perhaps for want of memory"
        default: "signal \(signal)"
        }
    }
}
