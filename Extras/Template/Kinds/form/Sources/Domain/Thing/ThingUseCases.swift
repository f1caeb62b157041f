/// The use cases of the thing screen.
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
    /// The thing that was saved last; a default before the first save.
    func execute() async throws(ThingError) -> Thing
}

/// Only calls the repository. If a business rule is added here, no screen has to change.
struct DefaultGetThingUseCase: GetThingUseCase {
    let repository: any ThingRepository

    func execute() async throws(ThingError) -> Thing {
        try await repository.thing()
    }
}

/// Replaces the thing.
public protocol SaveThingUseCase: Sendable {
    /// Returns when the thing is stored.
    func execute(_ thing: Thing) async throws(ThingError)
}

/// Has no rule: replaces the stored thing.
struct DefaultSaveThingUseCase: SaveThingUseCase {
    let repository: any ThingRepository

    func execute(_ thing: Thing) async throws(ThingError) {
        try await repository.save(thing)
    }
}
