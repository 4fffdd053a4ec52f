/// Carries a value into a closure that runs elsewhere.
///
/// Combine's closures and subscribers are not `Sendable` by contract; the schedulers that run them are trusted to do so
/// one at a time.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
