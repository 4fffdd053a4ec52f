/// A publisher whose make is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    fileprivate let box: AnyPublisherBox<Output, Failure>

    /// Hides `publisher`; one that is hidden already is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = PublisherBox(publisher)
        }
    }

    public var description: String { "AnyPublisher" }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        box.receive(subscriber: subscriber)
    }
}

extension AnyPublisher: @unchecked Sendable where Output: Sendable {}

extension Publisher {
    /// Hides the make of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

private class AnyPublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
}

private final class PublisherBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
    private let base: Base

    init(_ base: Base) { self.base = base }

    override func receive<S: Subscriber>(subscriber: S) where Base.Failure == S.Failure, Base.Output == S.Input {
        base.receive(subscriber: subscriber)
    }
}
