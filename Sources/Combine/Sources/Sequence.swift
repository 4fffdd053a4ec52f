extension Publishers {
    /// Sends the elements of a sequence and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
            let subscription = SequenceSubscription(subscriber, elements: sequence)
            guard !subscription.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            subscriber.receive(subscription: subscription)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// Sends the elements and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// One element is read ahead, so that the last is followed by the completion without another request.
private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription,
    CustomStringConvertible
where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private let elements: Elements
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ downstream: Downstream, elements: Elements) {
        self.downstream = downstream
        self.elements = elements
        iterator = elements.makeIterator()
        next = iterator.next()
    }

    var isEmpty: Bool { next == nil }

    var description: String { String(describing: elements) }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        self.demand += demand
        // A request made while a value is being delivered only adds to the loop that delivers.
        guard !isSending else { return lock.unlock() }
        isSending = true
        while let downstream, self.demand > 0, let value = next {
            self.demand -= 1
            next = nil
            lock.unlock()
            let following = iterator.next()
            let more = downstream.receive(value)
            lock.lock()
            next = following
            self.demand += more
            if following == nil, self.downstream != nil {
                self.downstream = nil
                lock.unlock()
                downstream.receive(completion: .finished)
                return
            }
        }
        isSending = false
        lock.unlock()
    }

    func cancel() {
        lock.lock()
        let last = downstream
        downstream = nil
        lock.unlock()
        withExtendedLifetime(last) {}
    }
}
