extension Publishers {
    /// Sends the values of two publishers together, first with first, second with second.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
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
            let slotA = ZipSlot<A.Output>()
            let slotB = ZipSlot<B.Output>()
            let hub = ZipHub(
                subscriber, name: "Zip", isEmpty: [{ slotA.isEmpty }, { slotB.isEmpty }]
            ) {
                (slotA.take(), slotB.take())
            } discard: {
                slotA.discard()
                slotB.discard()
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.put(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.put(&$0) })
        }
    }

    /// Sends the values of three publishers together, first with first, second with second.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let slotA = ZipSlot<A.Output>()
            let slotB = ZipSlot<B.Output>()
            let slotC = ZipSlot<C.Output>()
            let hub = ZipHub(
                subscriber, name: "Zip3", isEmpty: [{ slotA.isEmpty }, { slotB.isEmpty }, { slotC.isEmpty }]
            ) {
                (slotA.take(), slotB.take(), slotC.take())
            } discard: {
                slotA.discard()
                slotB.discard()
                slotC.discard()
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.put(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.put(&$0) })
            c.subscribe(FanInSide<C.Output, S>(hub: hub, index: 2) { slotC.put(&$0) })
        }
    }

    /// Sends the values of four publishers together, first with first, second with second.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
            let slotA = ZipSlot<A.Output>()
            let slotB = ZipSlot<B.Output>()
            let slotC = ZipSlot<C.Output>()
            let slotD = ZipSlot<D.Output>()
            let hub = ZipHub(
                subscriber, name: "Zip4",
                isEmpty: [{ slotA.isEmpty }, { slotB.isEmpty }, { slotC.isEmpty }, { slotD.isEmpty }]
            ) {
                (slotA.take(), slotB.take(), slotC.take(), slotD.take())
            } discard: {
                slotA.discard()
                slotB.discard()
                slotC.discard()
                slotD.discard()
            }
            subscriber.receive(subscription: hub)
            a.subscribe(FanInSide<A.Output, S>(hub: hub, index: 0) { slotA.put(&$0) })
            b.subscribe(FanInSide<B.Output, S>(hub: hub, index: 1) { slotB.put(&$0) })
            c.subscribe(FanInSide<C.Output, S>(hub: hub, index: 2) { slotC.put(&$0) })
            d.subscribe(FanInSide<D.Output, S>(hub: hub, index: 3) { slotD.put(&$0) })
        }
    }
}

extension Publisher {
    /// Sends the values of this and another publisher together, first with first, second with second.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the values of this and another publisher together, first with first, second with second, transformed.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where Failure == P.Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of this and two other publishers together, first with first, second with second.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends the values of this and two other publishers together, first with first, second with second, transformed.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where Failure == P.Failure, Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the values of this and three other publishers together, first with first, second with second.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends the values of this and three other publishers together, first with first, second with second, transformed.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
