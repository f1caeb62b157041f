import Presentation
import Recipes
import Testing

/// A search of either pattern.
@MainActor
struct SearchScreen {
    let state: () -> SearchState
    let search: (String) -> ScreenTask?

    init(_ pattern: Pattern, _ service: ControlledSearch) {
        switch pattern {
        case .mvvm:
            let viewModel = SearchViewModel(useCases: service.useCases, delay: service.delay)
            state = { viewModel.state }
            search = { viewModel.search(for: $0) }
        case .mvi:
            let reducer = SearchReducer(useCases: service.useCases, delay: service.delay)
            let store = SearchStore(SearchState(), reducer: reducer)
            state = { store.state }
            search = { store.send(.queryChanged($0)) }
        }
    }
}

/// A service whose calls the test answers, and a clock that the test moves.
@MainActor
final class ControlledSearch {
    let cities = ControlledCalls<Result<City?, Problem>>()
    let degrees = ControlledCalls<Result<Int, Problem>>()
    let delay = HeldDelay()

    var useCases: SearchUseCases {
        SearchUseCases { [cities] _ throws(Problem) in
            try await cities.call().get()
        } getDegrees: { [degrees] _ throws(Problem) in
            try await degrees.call().get()
        }
    }

    /// Ends the next pause, and answers the call after it with this city.
    @discardableResult
    func find(_ city: City, _ searching: ScreenTask?) async -> ScreenTask? {
        await delay.pass(delay.count + 1)
        await cities.answerNext(.success(city))
        return searching
    }
}

extension City {
    static let bern = City(id: 1, name: "Bern")
    static let oslo = City(id: 2, name: "Oslo")
}
