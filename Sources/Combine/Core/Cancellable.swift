/// An activity that can be stopped.
public protocol Cancellable {
    /// Stops it and frees what it holds. Calling it again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this in `collection`; it is cancelled when taken out.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in `set`; it is cancelled when taken out.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
