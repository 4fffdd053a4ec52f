extension Result.Publisher where Success: Equatable {
    public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher { .init(result.map { $0 == output }) }

    public func removeDuplicates() -> Self { self }
}

extension Result.Publisher where Success: Comparable {
    public func min() -> Self { self }

    public func max() -> Self { self }
}

extension Result.Publisher {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(result.map(predicate))
    }

    public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

    public func first() -> Self { self }

    public func last() -> Self { self }

    public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

    public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher { .init(result.map(transform)) }

    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result<T, any Error> { try transform(try result.get()) })
    }

    public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
        .init(result.mapError(transform))
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(result.map { nextPartialResult(initialResult, $0) })
    }

    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Self { self }

    public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        .init(.success((try? result.get()) ?? output))
    }

    public func replaceEmpty(with output: Output) -> Self { self }

    public func retry(_ times: Int) -> Self { self }
}

extension Result.Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        switch result {
        case .success(let value): .init(.success(value))
        }
    }
}
