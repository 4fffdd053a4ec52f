import Foundation

/// A pipe whose ends no child inherits but as its output.
func privatePipe() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
}

/// A process that a test started. (Foundation's inherits the signal mask of the thread that tests run on, which blocks
/// the signals that end it.)
@MainActor final class Child {
    let identifier: pid_t
    private(set) var status: Int32?

    init(
        _ path: String, _ arguments: [String], environment: [String: String], output: Int32? = nil,
        errors: Int32? = nil
    ) throws {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, own) in [(output, 1), (errors, 2)] as [(Int32?, Int32)] {
            if let descriptor {
                posix_spawn_file_actions_adddup2(&actions, descriptor, own)
            } else {
                posix_spawn_file_actions_addopen(&actions, own, "/dev/null", O_WRONLY, 0)
            }
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in words + variables { free(string) } }
        var identifier: pid_t = 0
        let error = posix_spawn(&identifier, path, &actions, &attributes, &words, &variables)
        guard error == 0 else {
            throw TestServer.Failure(description: "cannot start \(path): \(String(cString: strerror(error)))")
        }
        self.identifier = identifier
    }

    var isRunning: Bool {
        if status != nil { return false }
        var raw: Int32 = 0
        guard waitpid(identifier, &raw, WNOHANG) == identifier else { return true }
        status = Self.code(raw)
        return false
    }

    /// The exit code, or 128 and the signal as shells say it.
    @discardableResult func wait() -> Int32 {
        if let status { return status }
        var raw: Int32 = 0
        while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
        let code = Self.code(raw)
        status = code
        return code
    }

    func signal(_ number: Int32) {
        if isRunning { kill(identifier, number) }
    }

    private static func code(_ raw: Int32) -> Int32 {
        raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
    }
}
