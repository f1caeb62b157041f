package import Domain

/// Keeps a `Place` in memory, for previews, tests and demos. The `Place` is lost when the process ends.
package actor InMemoryPlaceRepository: PlaceRepository {
    private var kept: Place?

    package init() {}

    package func place() -> Place? { kept }

    package func keep(_ place: Place) { kept = place }

    package func remove(_ place: Place) { if kept == place { kept = nil } }
}
