/// Cancels what it stands for when asked, and at the latest when it is freed.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Runs `cancel` once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels `canceller`.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    public func cancel() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Keeps this in `collection`; it is cancelled when taken out.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in `set`; it is cancelled when taken out.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
