/// What an operator does with one value.
enum Step<Value> {
    /// Sends this.
    case send(Value)
    /// Sends nothing and asks for one more value.
    case skip
    /// Ends the stream and cancels the upstream.
    case finish
    /// Sends this, then ends.
    case sendAndFinish(Value)
}

/// Decides value by value what to send. The state of an operator lives in its closure: an upstream delivers one value
/// at a time.
final class StepLink<Input, Failure: Error, Thrown: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream> {
    private let name: String
    private let step: (Input) throws(Thrown) -> Step<Downstream.Input>

    init(
        _ downstream: Downstream, name: String,
        step: @escaping (Input) throws(Thrown) -> Step<Downstream.Input>
    ) {
        self.name = name
        self.step = step
        super.init(downstream)
    }

    override var description: String { name }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = live else { return .none }
        let outcome: Step<Downstream.Input>
        do { outcome = try step(input) } catch { return fail(throwing: error) }
        switch outcome {
        case .send(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .finish:
            finish(.finished)
            return .none
        case .sendAndFinish(let value):
            // Ended before it is sent, so that a value sent meanwhile does not get past the last one.
            guard let ended = end() else { return .none }
            _ = ended.downstream.receive(value)
            ended.upstream.cancel()
            ended.downstream.receive(completion: .finished)
            return .none
        }
    }
}
