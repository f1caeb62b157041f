import Domain

/// The use cases of the thing screen and its delay, answered by the test.
@MainActor
final class ControlledThing: GetThingUseCase, SaveThingUseCase, Delay {
    let loads = ControlledCalls<Result<Thing, ThingError>>()
    let saves = ControlledCalls<Result<Void, ThingError>>()
    let waits = ControlledCalls<Void>()
    /// What was given to be saved, in order.
    private(set) var saved: [Thing] = []

    var useCases: ThingUseCases { ThingUseCases(getThing: self, saveThing: self) }
    var delay: any Delay { self }

    @MainActor func execute() async throws(ThingError) -> Thing {
        try await loads.call().get()
    }

    @MainActor func execute(_ thing: Thing) async throws(ThingError) {
        saved.append(thing)
        try await saves.call().get()
    }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        await waits.call()
    }
}
