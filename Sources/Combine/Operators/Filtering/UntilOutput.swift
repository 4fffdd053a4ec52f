extension Publishers {
    /// Drops values until another publisher sends one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UntilLink<S>(subscriber, name: "DropUntilOutput", isOpen: false)
            let trigger = Trigger<Other.Output, Failure> { [weak link] in
                link?.open()
            } onCompletion: { [weak link] in
                link?.endUnlessOpen($0)
            }
            link.trigger = trigger
            other.subscribe(trigger)
            upstream.subscribe(link)
        }
    }

    /// Ends when another publisher sends a value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = UntilLink<S>(subscriber, name: "PrefixUntilOutput", isOpen: true)
            let trigger = Trigger<Other.Output, Other.Failure> { [weak link] in
                link?.endEarly(.finished)
            } onCompletion: { _ in
            }
            link.trigger = trigger
            other.subscribe(trigger)
            upstream.subscribe(link)
        }
    }
}

extension Publisher {
    /// Drops values until `publisher` sends one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }

    /// Ends when `publisher` sends a value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
