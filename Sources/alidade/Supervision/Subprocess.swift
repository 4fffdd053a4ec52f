import Foundation

/// A child process: started with chosen descriptors, waited for by its id.
struct Subprocess {
    let id: pid_t

    /// Descriptors that the child gets under these numbers; 0 to 2 are the parent's own unless given.
    ///
    /// - Parameter environment: added to the parent's.
    init(
        _ program: String, _ arguments: [String], descriptors: [Int32: Int32] = [:],
        environment: [String: String] = [:]
    ) throws(Failure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (child, parent) in descriptors.sorted(by: { $0.key < $1.key }) {
            posix_spawn_file_actions_adddup2(&actions, parent, child)
        }
        var all = ProcessInfo.processInfo.environment
        all.merge(environment) { $1 }
        // A parent that blocks signals, as worker threads do, would hand that on, and the child could not say where it
        // hangs.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let argv = ([program] + arguments).map { strdup($0) } + [nil]
        let envp = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var id = pid_t()
        let status = posix_spawn(&id, program, &actions, &attributes, argv, envp)
        guard status == 0 else {
            throw Failure(code: 5, message: "cannot start \(program): \(String(cString: strerror(status)))")
        }
        self.id = id
    }

    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    /// Waits until the process has ended.
    func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) == -1, errno == EINTR {}
        return Self.ending(status)
    }

    /// How it ended; nil while it runs.
    func poll() -> Ending? {
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == id ? Self.ending(status) : nil
    }

    func kill(_ signal: Int32 = SIGKILL) { _ = Glibc.kill(id, signal) }

    /// Ends it at once.
    func end() {
        kill()
        _ = wait()
    }

    /// Ends a process that does not answer; it may say first where it was.
    func endHung() {
        kill(SIGUSR2)
        // It ends as soon as it has said so; on a busy machine that takes longer.
        for _ in 0..<400 {
            if poll() != nil { return }
            usleep(10_000)
        }
        kill()
        _ = wait()
    }

    private static func ending(_ status: Int32) -> Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }
}

/// Two ends of a pipe. Children inherit only what they are given.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws(Failure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw Failure(code: 5, message: "cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Everything until the other end is closed.
    func readAll() -> Data {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(reading, &buffer, buffer.count)
            if count > 0 {
                result.append(contentsOf: buffer[..<count])
            } else if count == 0 || errno != EINTR {
                return result
            }
        }
    }
}
