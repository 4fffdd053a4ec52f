extension Optional.Publisher where Wrapped: Equatable {
    public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }

    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    public func min() -> Optional<Wrapped>.Publisher { self }

    public func max() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }

    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool?, any Error>.Publisher {
        .init(Result { try output.map(predicate) })
    }

    public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        .init(output.flatMap(transform))
    }

    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        .init(output.map(predicate))
    }

    public func count() -> Optional<Int>.Publisher { .init(output == nil ? 0 : 1) }

    public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher { .init(count > 0 ? nil : output) }

    public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        .init(output.flatMap { predicate($0) ? nil : $0 })
    }

    public func first() -> Optional<Wrapped>.Publisher { self }

    public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    public func last() -> Optional<Wrapped>.Publisher { self }

    public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    public func output(at index: Int) -> Optional<Wrapped>.Publisher { .init(index == 0 ? output : nil) }

    public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int {
        .init(range.contains(0) ? output : nil)
    }

    public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher { .init(maxLength > 0 ? output : nil) }

    public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher { filter(predicate) }

    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        .init(output.map { nextPartialResult(initialResult, $0) })
    }

    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher { self }

    public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

    public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

    public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}
