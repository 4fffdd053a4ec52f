/// Delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
    /// What is published.
    associatedtype Output
    /// How it may fail; `Never` if it cannot.
    associatedtype Failure: Error

    /// Attaches `subscriber`. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches `subscriber`, which first receives its subscription.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Sends this publisher's values and completion through `subject`.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The name space of the operators.
public enum Publishers {}
