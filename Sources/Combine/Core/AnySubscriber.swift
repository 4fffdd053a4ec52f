/// A subscriber whose make is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    public let description: String

    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides `s`.
    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = s.combineIdentifier
        description = String(describing: s)
        onSubscription = s.receive(subscription:)
        onValue = s.receive(_:)
        onCompletion = s.receive(completion:)
    }

    /// A subscriber that feeds `s` and wants everything.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectSubscriber(s))
    }

    /// A subscriber made of closures; without `receiveSubscription` it wants everything, without `receiveValue` nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
        onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }

    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
