/// The service that is the source of truth for the count.
package protocol CounterRepository: Sendable {
    /// The count now, and its version.
    func counter() async throws(CounterError) -> Counter

    /// Calls `change` with the current value, and stores its result. Nobody else can change the count
    /// between these two steps. Returns the new count.
    ///
    /// The version grows by one. If `change` throws an error, nothing is changed, and this method throws
    /// the same error.
    func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter
}
