import Domain
public import Presentation

/// The state of a search for a city's weather.
public struct SearchState: Equatable, Sendable {
    public var query = ""
    /// The weather in the newest answer. It stays on the screen while a newer search is in flight.
    public var weather: CityWeather?
    public var loading = Loading<Problem>.never

    /// The pause between the last letter that the user types and the first request.
    static let pause = Duration.milliseconds(300)

    public init() {}
}

extension SearchState {
    /// The name to look for; nil if the query is blank.
    var name: String? { query.trimmed.isEmpty ? nil : query.trimmed }

    /// True when the search has been answered, and there is no such city.
    public var hasNoMatch: Bool { loading == .loaded && weather == nil }
}

/// A city, as the first request finds it.
public struct City: Identifiable, Equatable, Sendable {
    public let id: Int
    public let name: String

    public init(id: Int, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// A city with its temperature, which the second request has found.
public struct CityWeather: Equatable, Sendable {
    public let city: City
    public let degrees: Int

    public init(city: City, degrees: Int) {
        (self.city, self.degrees) = (city, degrees)
    }
}

public struct SearchUseCases {
    /// Returns nil if no city has this name.
    public var findCity: @MainActor (String) async throws(Problem) -> City?
    public var getDegrees: @MainActor (City.ID) async throws(Problem) -> Int

    public init(
        findCity: @escaping @MainActor (String) async throws(Problem) -> City?,
        getDegrees: @escaping @MainActor (City.ID) async throws(Problem) -> Int
    ) {
        (self.findCity, self.getDegrees) = (findCity, getDegrees)
    }
}
