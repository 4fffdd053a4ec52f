extension Future where Failure == Never {
    /// The value, once it has come.
    public final var value: Output {
        get async {
            await withUnsafeContinuation { (continuation: UnsafeContinuation<Transfer<Output>, Never>) in
                subscribe(
                    Subscribers.Sink { _ in
                    } receiveValue: {
                        continuation.resume(returning: Transfer($0))
                    })
            }.value
        }
    }
}

extension Future {
    /// The value, once it has come; or the error is thrown.
    public final var value: Output {
        get async throws {
            try await withUnsafeContinuation {
                (continuation: UnsafeContinuation<Transfer<Result<Output, Failure>>, Never>) in
                subscribe(
                    Subscribers.Sink { completion in
                        if case .failure(let error) = completion {
                            continuation.resume(returning: Transfer(.failure(error)))
                        }
                    } receiveValue: {
                        continuation.resume(returning: Transfer(.success($0)))
                    })
            }.value.get()
        }
    }
}
