extension Publishers {
    /// Sends the values whose places in the stream are in a range, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The places; the first value is at 0.
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                // A downstream that wants nothing more is told at once; the upstream learns of it as of a cancellation.
                upstream.subscribe(NothingLink<Upstream, S>(subscriber))
                return
            }
            let range = self.range
            var place = 0
            upstream.subscribe(
                StepLink<Upstream.Output, Failure, Never, S>(subscriber, name: "Output") {
                    defer { place += 1 }
                    guard range.contains(place) else { return .skip }
                    return place == range.upperBound - 1 ? .sendAndFinish($0) : .send($0)
                })
        }
    }
}

/// Finishes as soon as it has its subscription.
private final class NothingLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
{
    override var description: String { "Output" }

    override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        finish(.finished)
    }
}

extension Publisher {
    /// Sends the first `maxLength` values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }

    /// Sends the value at `index`, the first being at 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Sends the values whose places are in `range` and finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
