import Domain

/// The use cases of the thing screen, answered by the test.
@MainActor
final class ControlledThing: GetThingUseCase, SaveThingUseCase {
    let loads = ControlledCalls<Result<Thing, ThingError>>()
    let saves = ControlledCalls<Result<Void, ThingError>>()
    /// What was given to be saved, in order.
    private(set) var saved: [Thing] = []

    var useCases: ThingUseCases { ThingUseCases(getThing: self, saveThing: self) }

    @MainActor func execute() async throws(ThingError) -> Thing {
        try await loads.call().get()
    }

    @MainActor func execute(_ thing: Thing) async throws(ThingError) {
        saved.append(thing)
        try await saves.call().get()
    }
}
