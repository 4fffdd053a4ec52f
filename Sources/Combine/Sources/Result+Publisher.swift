extension Result {
    /// Sends the success and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }

    /// Sends the success of a result and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) { self.result = result }

        public init(_ output: Success) { result = .success(output) }

        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OnceSubscription(subscriber, value: value, name: "Once"))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
