/// The bond between one publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// The name space of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription that delivers nothing and ignores requests.
    public static var empty: any Subscription { Empty.shared }

    private final class Empty: Subscription, CustomStringConvertible, Sendable {
        static let shared = Empty()

        var description: String { "Empty" }

        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}
