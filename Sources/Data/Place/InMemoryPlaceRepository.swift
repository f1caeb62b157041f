package import Domain

/// Keeps in memory where the user is, for previews, tests and demos. Lost when the process ends.
package actor InMemoryPlaceRepository: PlaceRepository {
    private var kept: Place?

    package init() {}

    package func place() -> Place? { kept }

    package func keep(_ place: Place?) { kept = place }
}
