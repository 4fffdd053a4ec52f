import Glibc

/// Reserved address space for records that never move; the system gives pages as they are touched.
struct ReservedMemory {
    /// What a small tree needs; it should not pay for clearing a huge page.
    private static let beginning = 1 << 20

    let base: UnsafeMutableRawPointer
    let bytes: Int

    /// - Parameter bytes: what to reserve; less where the system does not allow that much.
    init(bytes wanted: Int) {
        var bytes = wanted
        while true {
            let memory = mmap(
                nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
            if let memory, memory != MAP_FAILED {
                base = memory
                self.bytes = bytes
                // In a large tree a fresh 4 KB page costs more than the work that is done in it.
                madvise(memory + Self.beginning, bytes - Self.beginning, MADV_HUGEPAGE)
                return
            }
            precondition(bytes > Self.beginning * 2, "no address space for a layout tree")
            bytes /= 2
        }
    }

    func release() { munmap(base, bytes) }
}
