package import Domain

/// Keeps the thing in memory, for previews, tests and demos. All is lost when the app ends.
package actor InMemoryThingRepository: ThingRepository {
    private var stored: Thing

    package init(thing: Thing = Thing()) {
        stored = thing
    }

    package func thing() async throws(ThingError) -> Thing {
        if Task.isCancelled { throw .cancelled }
        return stored
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        if Task.isCancelled { throw .cancelled }
        stored = thing
    }
}
