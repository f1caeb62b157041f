/// The service that is the source of truth for the count.
package protocol CounterRepository: Sendable {
    /// The count now, and its version.
    func counter() async throws(CounterError) -> Counter

    /// Replaces the value by the result of `change`, in one step, and returns the new count.
    ///
    /// The version grows by one. If `change` throws, nothing is changed and its error is thrown.
    func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter
}
