/// Stores the thing. The rules are in the use cases.
package protocol ThingRepository: Sendable {
    /// The thing that was saved last; `Thing()` before the first save.
    func thing() async throws(ThingError) -> Thing

    /// Returns when the implementation has stored the thing.
    func save(_ thing: Thing) async throws(ThingError)
}
