/// A publisher that starts only when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts it; cancelling what is returned stops it.
    func connect() -> any Cancellable
}
