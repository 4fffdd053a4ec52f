/// An object that says when it is about to change.
///
/// A class that does nothing about it gets a publisher that sends before any of its `@Published` properties changes,
/// those of its superclasses included:
///
///     final class Counter: ObservableObject {
///         @Published var count = 0
///     }
public protocol ObservableObject: AnyObject {
    /// What `objectWillChange` is.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before the object changes; the same publisher each time.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = ObservableFields.of(type(of: self))
        guard fields.isEmpty else { return fields.publisher(of: self) }
        return AssociatedPublishers.shared.publisher(of: self)
    }
}

/// A property wrapper that announces the changes of the observable object in which it lives.
///
/// It is found by its type and installed when somebody first asks the object for its publisher.
public protocol _ObservableObjectProperty {
    /// The publisher to call before the property changes.
    var _objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}
