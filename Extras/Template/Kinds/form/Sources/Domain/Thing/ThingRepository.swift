/// Stores the thing. The rules are in the use cases.
package protocol ThingRepository: Sendable {
    /// What was saved last; `Thing()` before that.
    func thing() async throws(ThingError) -> Thing

    /// Returns once the write is as durable as the implementation promises.
    func save(_ thing: Thing) async throws(ThingError)
}
