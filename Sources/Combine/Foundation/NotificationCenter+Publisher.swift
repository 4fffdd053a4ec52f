import Foundation

extension NotificationCenter {
    /// Sends the notifications called `name`, from `object` if it is given.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications. Those without demand are dropped.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let watch = NotificationWatch(center: center)
            let conduit = PassthroughConduit(subscriber, owner: watch, name: "NotificationCenter Observer")
            let held = Transfer<Conduit<Notification, Never>>(conduit)
            watch.token = center.addObserver(forName: name, object: object, queue: nil) {
                held.value.offer($0)
            }
            subscriber.receive(subscription: conduit)
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}

/// Takes its observer off the centre when the subscription ends.
private final class NotificationWatch: ConduitOwner {
    typealias Output = Notification
    typealias Failure = Never

    private let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(center: NotificationCenter) { self.center = center }

    func remove(_ conduit: Conduit<Notification, Never>) {
        if let token { center.removeObserver(token) }
    }

    func conduitDidRequest() {}
}
