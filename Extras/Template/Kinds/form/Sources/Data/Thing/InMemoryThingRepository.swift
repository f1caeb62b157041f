package import Domain

/// For previews, tests and demos. All is gone with the process.
package actor InMemoryThingRepository: ThingRepository {
    private var stored: Thing
    private let conditions: StubConditions

    /// The conditions are asked at each call; by default it succeeds at once.
    package init(thing: Thing = Thing(), conditions: StubConditions = StubConditions()) {
        stored = thing
        self.conditions = conditions
    }

    package func thing() async throws(ThingError) -> Thing {
        try await conditions.pass(throwing: ThingError.self)
        return stored
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        try await conditions.pass(throwing: ThingError.self)
        stored = thing
    }
}
