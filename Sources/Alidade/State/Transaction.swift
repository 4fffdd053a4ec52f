/// The context of a state change: whether and how it animates.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    var completions: TransactionCompletions?

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// Runs `completion` when the animations of the transaction have ended, at once where nothing animates.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        // A copy of a transaction that is in force elsewhere keeps its own list.
        completions = TransactionCompletions((completions?.actions ?? []) + [completion])
    }

    /// True where changes under both are one update.
    func isOne(with other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completions === other.completions
    }

    /// The transaction of the action or update that is running.
    @exclusivity(unchecked) nonisolated(unsafe) static var current = Transaction()
}

/// Runs `body`; the changes it makes to state are shown with `animation`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// As above; `completion` runs when the animation has ended, at once where nothing animates.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` with a transaction in force.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        transaction.completions?.runUnlessClaimed()
    }
    return try body()
}

/// Runs `body` with one value of the current transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// What runs when the animations of a transaction have ended.
final class TransactionCompletions {
    let actions: [() -> Void]
    /// An update will run them; else nothing changed.
    var isClaimed = false

    init(_ actions: [() -> Void]) { self.actions = actions }

    func runUnlessClaimed() {
        guard !isClaimed else { return }
        isClaimed = true
        nonisolated(unsafe) let actions = self.actions
        MainThread.run {
            for action in actions {
                if let host = HostContext.current { host.actions.change(action) } else { action() }
            }
        }
    }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }
    private let kind: Kind
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
