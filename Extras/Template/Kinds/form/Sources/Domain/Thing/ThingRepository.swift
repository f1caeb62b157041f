/// Stores the thing. The rules are in the use cases.
package protocol ThingRepository: Sendable {
    /// As it was saved last; empty before that.
    func thing() async throws(ThingError) -> Thing

    /// When this returns, the thing is as durable as the implementation promises.
    func save(_ thing: Thing) async throws(ThingError)
}
