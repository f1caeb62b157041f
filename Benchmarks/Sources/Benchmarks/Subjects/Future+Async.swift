import OpenCombine

extension Future where Output: Sendable {
    /// Promises what an asynchronous call, which starts now, will return or throw.
    convenience init(awaiting body: @escaping @MainActor () async throws(Failure) -> Output) {
        self.init { promise in
            nonisolated(unsafe) let promise = promise
            Task { @MainActor in
                do throws(Failure) {
                    promise(.success(try await body()))
                } catch {
                    promise(.failure(error))
                }
            }
        }
    }
}
