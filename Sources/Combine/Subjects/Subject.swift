/// A publisher into which values are put by calling it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to every subscriber.
    func send(_ value: Output)
    /// Ends the stream; what is sent afterwards is dropped.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription of an upstream that feeds this subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Says that something happened.
    public func send() { send(()) }
}
