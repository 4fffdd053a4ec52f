/// Receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it receives.
    associatedtype Input
    /// How its publisher may fail.
    associatedtype Failure: Error

    /// The subscription through which it asks for values.
    func receive(subscription: any Subscription)
    /// One value; the answer is how many more it wants, added to what it wanted before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The end of the stream.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// One value that says only that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The name space of the subscribers and of what they speak in.
public enum Subscribers {}
