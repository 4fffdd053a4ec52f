extension Publishers {
    /// Prints whatever happens.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let prefix: String
        /// Where to; nil for standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix: prefix, stream: stream)
            upstream.subscribe(PrintLink<Upstream, S>(subscriber, printer: printer))
        }
    }
}

private final class Printer {
    private let lock = Lock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func print(_ line: String) {
        lock.lock()
        let current = stream
        lock.unlock()
        guard var current else { return Swift.print(prefix + line) }
        current.write(prefix + line + "\n")
        lock.lock()
        stream = current
        lock.unlock()
    }
}

private final class PrintLink<Upstream: Publisher, Downstream: Subscriber>:
    Link<Upstream.Output, Upstream.Failure, Downstream>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let printer: Printer

    init(_ downstream: Downstream, printer: Printer) {
        self.printer = printer
        super.init(downstream)
    }

    override var description: String { "Print" }

    override func didSubscribe(_ upstream: any Subscription) { printer.print("receive subscription: (\(upstream))") }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let downstream = live else { return .none }
        printer.print("receive value: (\(input))")
        let more = downstream.receive(input)
        if more > 0 { printer.print("request \(words(for: more)) (synchronous)") }
        return more
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: printer.print("receive finished")
        case .failure(let error): printer.print("receive error: (\(error))")
        }
        super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let upstream else { return }
        printer.print("request \(words(for: demand))")
        upstream.request(demand)
    }

    override func cancel() {
        guard let upstream = end()?.upstream else { return }
        printer.print("receive cancel")
        upstream.cancel()
    }

    private func words(for demand: Subscribers.Demand) -> String {
        demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
}

extension Publisher {
    /// Prints whatever happens.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
