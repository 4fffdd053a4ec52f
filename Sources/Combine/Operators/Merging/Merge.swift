extension Publishers {
    /// Sends the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, name: "Merge")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.close()
        }

        public func merge<C: Publisher>(with c: C) -> Merge3<A, B, C>
        where C.Failure == Failure, C.Output == Output {
            Merge3(a, b, c)
        }

        public func merge<C: Publisher, D: Publisher>(with c: C, _ d: D) -> Merge4<A, B, C, D>
        where C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output {
            Merge4(a, b, c, d)
        }

        public func merge<C: Publisher, D: Publisher, E: Publisher>(with c: C, _ d: D, _ e: E) -> Merge5<A, B, C, D, E>
        where
            C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output, E.Failure == Failure,
            E.Output == Output
        {
            Merge5(a, b, c, d, e)
        }

        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with c: C, _ d: D, _ e: E, _ f: F)
            -> Merge6<A, B, C, D, E, F>
        where
            C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output, E.Failure == Failure,
            E.Output == Output, F.Failure == Failure, F.Output == Output
        {
            Merge6(a, b, c, d, e, f)
        }

        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
            with c: C, _ d: D, _ e: E, _ f: F, _ g: G
        ) -> Merge7<A, B, C, D, E, F, G>
        where
            C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output, E.Failure == Failure,
            E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
        {
            Merge7(a, b, c, d, e, f, g)
        }

        public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
            with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where
            C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output, E.Failure == Failure,
            E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
            H.Failure == Failure, H.Output == Output
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
        public typealias Output = A.Output
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
            let hub = MergeHub(subscriber, name: "Merge3")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.close()
        }

        public func merge<D: Publisher>(with d: D) -> Merge4<A, B, C, D>
        where D.Failure == Failure, D.Output == Output {
            Merge4(a, b, c, d)
        }

        public func merge<D: Publisher, E: Publisher>(with d: D, _ e: E) -> Merge5<A, B, C, D, E>
        where D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output {
            Merge5(a, b, c, d, e)
        }

        public func merge<D: Publisher, E: Publisher, F: Publisher>(with d: D, _ e: E, _ f: F) -> Merge6<
            A, B, C, D, E, F
        >
        where
            D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure,
            F.Output == Output
        {
            Merge6(a, b, c, d, e, f)
        }

        public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with d: D, _ e: E, _ f: F, _ g: G)
            -> Merge7<A, B, C, D, E, F, G>
        where
            D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure,
            F.Output == Output, G.Failure == Failure, G.Output == Output
        {
            Merge7(a, b, c, d, e, f, g)
        }

        public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
            with d: D, _ e: E, _ f: F, _ g: G, _ h: H
        ) -> Merge8<A, B, C, D, E, F, G, H>
        where
            D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure,
            F.Output == Output, G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output
    {
        public typealias Output = A.Output
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
            let hub = MergeHub(subscriber, name: "Merge4")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.add(d)
            hub.close()
        }

        public func merge<E: Publisher>(with e: E) -> Merge5<A, B, C, D, E>
        where E.Failure == Failure, E.Output == Output {
            Merge5(a, b, c, d, e)
        }

        public func merge<E: Publisher, F: Publisher>(with e: E, _ f: F) -> Merge6<A, B, C, D, E, F>
        where E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output {
            Merge6(a, b, c, d, e, f)
        }

        public func merge<E: Publisher, F: Publisher, G: Publisher>(with e: E, _ f: F, _ g: G) -> Merge7<
            A, B, C, D, E, F, G
        >
        where
            E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure,
            G.Output == Output
        {
            Merge7(a, b, c, d, e, f, g)
        }

        public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(with e: E, _ f: F, _ g: G, _ h: H)
            -> Merge8<A, B, C, D, E, F, G, H>
        where
            E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure,
            G.Output == Output, H.Failure == Failure, H.Output == Output
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of five publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, name: "Merge5")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.add(d)
            hub.add(e)
            hub.close()
        }

        public func merge<F: Publisher>(with f: F) -> Merge6<A, B, C, D, E, F>
        where F.Failure == Failure, F.Output == Output {
            Merge6(a, b, c, d, e, f)
        }

        public func merge<F: Publisher, G: Publisher>(with f: F, _ g: G) -> Merge7<A, B, C, D, E, F, G>
        where F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output {
            Merge7(a, b, c, d, e, f, g)
        }

        public func merge<F: Publisher, G: Publisher, H: Publisher>(with f: F, _ g: G, _ h: H) -> Merge8<
            A, B, C, D, E, F, G, H
        >
        where
            F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output, H.Failure == Failure,
            H.Output == Output
        {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of six publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, name: "Merge6")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.add(d)
            hub.add(e)
            hub.add(f)
            hub.close()
        }

        public func merge<G: Publisher>(with g: G) -> Merge7<A, B, C, D, E, F, G>
        where G.Failure == Failure, G.Output == Output {
            Merge7(a, b, c, d, e, f, g)
        }

        public func merge<G: Publisher, H: Publisher>(with g: G, _ h: H) -> Merge8<A, B, C, D, E, F, G, H>
        where G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of seven publishers as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, name: "Merge7")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.add(d)
            hub.add(e)
            hub.add(f)
            hub.add(g)
            hub.close()
        }

        public func merge<H: Publisher>(with h: H) -> Merge8<A, B, C, D, E, F, G, H>
        where H.Failure == Failure, H.Output == Output {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// Sends the values of eight publishers as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output,
        A.Failure == H.Failure, A.Output == H.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, name: "Merge8")
            subscriber.receive(subscription: hub)
            hub.add(a)
            hub.add(b)
            hub.add(c)
            hub.add(d)
            hub.add(e)
            hub.add(f)
            hub.add(g)
            hub.add(h)
            hub.close()
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
