/// A subject's bond with one subscriber.
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
    /// Held while the subscriber is called.
    final let delivery = DeliveryLock()
    final let lock = Lock()

    var description: String { "Subject" }

    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// What a conduit needs of its subject.
protocol ConduitOwner<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    func remove(_ conduit: Conduit<Output, Failure>)
    /// A subscriber asked for values.
    func conduitDidRequest()
}

/// The subscribers of a subject in the order in which they came.
///
/// Delivery walks a copy, which costs one retain, so that subscribers may come and go meanwhile.
struct ConduitList<Output, Failure: Error> {
    private(set) var conduits: ContiguousArray<Conduit<Output, Failure>> = []

    mutating func append(_ conduit: Conduit<Output, Failure>) { conduits.append(conduit) }

    mutating func remove(_ conduit: Conduit<Output, Failure>) {
        // The last to come is often the first to go.
        guard let index = conduits.lastIndex(where: { $0 === conduit }) else { return }
        conduits.remove(at: index)
    }

    mutating func removeAll() -> ContiguousArray<Conduit<Output, Failure>> {
        defer { conduits = [] }
        return conduits
    }
}
