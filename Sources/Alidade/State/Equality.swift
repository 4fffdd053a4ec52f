/// Tells whether two values are known to be equal.
enum Equality {
    /// Equatable values by `==`, trivial ones bit by bit; any others count as different.
    @inline(__always)
    static func isEqual<T>(_ a: T, _ b: T) -> Bool {
        if let a = a as? any Equatable {
            func open<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
            return open(a)
        }
        guard _isPOD(T.self) else { return false }
        return withUnsafeBytes(of: a) { x in withUnsafeBytes(of: b) { y in x.elementsEqual(y) } }
    }
}
