import Foundation

/// Tells whether two values are known to be equal.
enum Equality {
    @inline(__always)
    private static func same<T, E: Equatable>(_ a: T, _ b: T, as type: E.Type) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                UnsafeRawPointer(a).assumingMemoryBound(to: type).pointee
                    == UnsafeRawPointer(b).assumingMemoryBound(to: type).pointee
            }
        }
    }

    /// Equatable values by `==`, trivial ones bit by bit; any others count as different.
    @inline(__always)
    static func isEqual<T>(_ a: T, _ b: T) -> Bool {
        // Looking for a conformance costs as much as a small body; the commonest types need none.
        if T.self == Bool.self { return same(a, b, as: Bool.self) }
        if T.self == Int.self { return same(a, b, as: Int.self) }
        if T.self == Double.self { return same(a, b, as: Double.self) }
        if T.self == CGFloat.self { return same(a, b, as: CGFloat.self) }
        if T.self == String.self { return same(a, b, as: String.self) }
        if let a = a as? any Equatable {
            func open<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
            return open(a)
        }
        guard _isPOD(T.self) else { return false }
        let size = MemoryLayout<T>.size
        // The address of a value without bytes is none to read from.
        guard size > 0 else { return true }
        return withUnsafePointer(to: a) { x in withUnsafePointer(to: b) { y in memcmp(x, y, size) == 0 } }
    }
}
