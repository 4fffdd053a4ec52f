/// Plays a recording of values and an end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recording.
    public let recording: Recording

    /// Calls `record` with an empty recording to fill.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    public init(recording: Recording) { self.recording = recording }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
        switch recording.completion {
        case .finished: values.receive(subscriber: subscriber)
        case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
        }
    }

    /// Values and an end.
    public struct Recording {
        public typealias Input = Output

        /// The values so far.
        public private(set) var output: [Output]
        /// The end; `finished` until another is recorded.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        public init() { self.init(output: [], completion: .finished, isComplete: false) }

        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.init(output: output, completion: completion, isComplete: true)
        }

        private init(output: [Output], completion: Subscribers.Completion<Failure>, isComplete: Bool) {
            self.output = output
            self.completion = completion
            self.isComplete = isComplete
        }

        /// Adds a value; after the end nothing is added.
        public mutating func receive(_ input: Output) {
            guard !isComplete else { return }
            output.append(input)
        }

        /// Ends the recording; the first end counts.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            guard !isComplete else { return }
            isComplete = true
            self.completion = completion
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {
    public init(from decoder: any Decoder) throws { self.init(recording: try Recording(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try recording.encode(to: encoder) }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey {
        case output, completion
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
