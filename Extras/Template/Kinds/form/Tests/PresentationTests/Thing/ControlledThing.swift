import Domain

/// The use cases of the thing screen. The test answers their calls.
@MainActor
final class ControlledThing: GetThingUseCase, SaveThingUseCase {
    let loads = ControlledCalls<Result<Thing, ThingError>>()
    let saves = ControlledCalls<Result<Void, ThingError>>()
    /// The things that were saved, oldest first.
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
