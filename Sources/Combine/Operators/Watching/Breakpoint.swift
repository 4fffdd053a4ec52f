import Foundation

extension Publishers {
    /// Stops in the debugger when something asked for happens.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let receiveSubscription: ((any Subscription) -> Bool)?
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (onSubscription, onOutput, onCompletion) = (receiveSubscription, receiveOutput, receiveCompletion)
            upstream.handleEvents {
                if onSubscription?($0) == true { raise(SIGTRAP) }
            } receiveOutput: {
                if onOutput?($0) == true { raise(SIGTRAP) }
            } receiveCompletion: {
                if onCompletion?($0) == true { raise(SIGTRAP) }
            }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Stops in the debugger when a closure says so.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when this fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint { _ in
            false
        } receiveOutput: { _ in
            false
        } receiveCompletion: {
            if case .failure = $0 { return true }
            return false
        }
    }
}
