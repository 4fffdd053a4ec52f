import Glibc

/// Knows how much of the thread's stack is left, so that a tree of any depth ends in a warning, not in a crash.
struct StackGuard {
    /// Kept for what is called at the deepest level: user code and text.
    private static let reserve: UInt = 192 << 10

    private var thread: pthread_t?
    private var limit: UInt = 0
    private(set) var hasWarned = false

    /// Looks at the current thread, if it is another one than before.
    mutating func prepare() {
        let current = pthread_self()
        if thread == current { return }
        thread = current
        limit = Self.lowestAddress() + Self.reserve
    }

    /// The end of the current thread's stack; 0 where the system does not tell.
    private static func lowestAddress() -> UInt {
        // Glibc's module leaves it out, as it is not in POSIX.
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0 }
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard getAttributes(pthread_self(), &attributes) == 0 else { return 0 }
        pthread_attr_getstack(&attributes, &address, &size)
        pthread_attr_destroy(&attributes)
        return UInt(bitPattern: address)
    }

    /// Whether another level may be entered.
    @inline(__always)
    var hasRoom: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } > limit
    }

    @inline(never)
    mutating func warn() {
        guard !hasWarned else { return }
        hasWarned = true
        let text =
            "Alidade: the views are nested too deeply for this thread's stack; what is further inside is left out.\n"
        _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
}
