package import Domain

/// The place for previews, tests and demos. It is gone with the process.
package actor InMemoryPlaceRepository: PlaceRepository {
    private var kept: Place?

    package init() {}

    package func place() -> Place? { kept }

    package func keep(_ place: Place?) { kept = place }
}
