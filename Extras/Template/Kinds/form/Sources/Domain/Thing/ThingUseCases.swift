/// The use cases of the thing screen, handed over as one value.
public struct ThingUseCases: Sendable {
    public var getThing: any GetThingUseCase
    public var saveThing: any SaveThingUseCase

    public init(getThing: any GetThingUseCase, saveThing: any SaveThingUseCase) {
        self.getThing = getThing
        self.saveThing = saveThing
    }

    package init(repository: any ThingRepository) {
        self.init(
            getThing: DefaultGetThingUseCase(repository: repository),
            saveThing: DefaultSaveThingUseCase(repository: repository))
    }
}

/// Reads the thing.
public protocol GetThingUseCase: Sendable {
    /// What was saved last; a default before that.
    func execute() async throws(ThingError) -> Thing
}

/// Returns what the repository has. A rule can be added here, and no screen changes.
struct DefaultGetThingUseCase: GetThingUseCase {
    let repository: any ThingRepository

    func execute() async throws(ThingError) -> Thing {
        try await repository.thing()
    }
}

/// Replaces the thing.
public protocol SaveThingUseCase: Sendable {
    /// Returns once all is written.
    func execute(_ thing: Thing) async throws(ThingError)
}

/// Saves what it is given, whatever was saved before.
struct DefaultSaveThingUseCase: SaveThingUseCase {
    let repository: any ThingRepository

    func execute(_ thing: Thing) async throws(ThingError) {
        try await repository.save(thing)
    }
}
