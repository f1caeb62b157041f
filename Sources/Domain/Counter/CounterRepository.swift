/// The service that is the source of truth for the count.
package protocol CounterRepository: Sendable {
    /// The count now, and its version.
    func counter() async throws(CounterError) -> Counter

    /// Replaces the value by the result of `change`, without another change in between. Returns the new
    /// count.
    ///
    /// The version grows by one. If `change` throws an error, nothing is changed, and the same error is
    /// thrown.
    func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter
}
