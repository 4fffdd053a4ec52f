extension Publishers {
    /// Sends the latest values of two publishers together whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = LatestSlot<A.Output>()
            let slotB = LatestSlot<B.Output>()
            let hub = CombineLatestHub(subscriber, name: "CombineLatest", count: 2) {
                guard let a = slotA.value, let b = slotB.value else { return nil }
                return (a, b)
            } discard: {
                slotA.value = nil
                slotB.value = nil
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.exchange(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.exchange(&$0) })
        }
    }

    /// Sends the latest values of three publishers together whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = LatestSlot<A.Output>()
            let slotB = LatestSlot<B.Output>()
            let slotC = LatestSlot<C.Output>()
            let hub = CombineLatestHub(subscriber, name: "CombineLatest3", count: 3) {
                guard let a = slotA.value, let b = slotB.value, let c = slotC.value else { return nil }
                return (a, b, c)
            } discard: {
                slotA.value = nil
                slotB.value = nil
                slotC.value = nil
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.exchange(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.exchange(&$0) })
            c.subscribe(FanInSide<C.Output, S>(hub: hub, index: 2) { slotC.exchange(&$0) })
        }
    }

    /// Sends the latest values of four publishers together whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slotA = LatestSlot<A.Output>()
            let slotB = LatestSlot<B.Output>()
            let slotC = LatestSlot<C.Output>()
            let slotD = LatestSlot<D.Output>()
            let hub = CombineLatestHub(subscriber, name: "CombineLatest4", count: 4) {
                guard let a = slotA.value, let b = slotB.value, let c = slotC.value, let d = slotD.value else {
                    return nil
                }
                return (a, b, c, d)
            } discard: {
                slotA.value = nil
                slotB.value = nil
                slotC.value = nil
                slotD.value = nil
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.exchange(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.exchange(&$0) })
            c.subscribe(FanInSide<C.Output, S>(hub: hub, index: 2) { slotC.exchange(&$0) })
            d.subscribe(FanInSide<D.Output, S>(hub: hub, index: 3) { slotD.exchange(&$0) })
        }
    }
}

extension Publisher {
    /// Sends the latest values of this and another publisher together whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends the latest values of this and another publisher together whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of this and two other publishers together whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends the latest values of this and two other publishers together whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of this and three other publishers together whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the latest values of this and three other publishers together whenever one of them sends, transformed.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
