import Presentation
import Recipes
import Testing

/// A list of songs of either pattern.
@MainActor
struct FavouriteScreen {
    let rows: () -> [FavouriteState]
    let error: () -> Problem?
    let load: () -> ScreenTask?
    let tap: (Int) -> Void

    init(_ pattern: Pattern, _ useCases: FavouriteUseCases) {
        switch pattern {
        case .mvvm:
            let viewModel = FavouritesViewModel(useCases: useCases)
            rows = { viewModel.rows.map(\.state) }
            error = { viewModel.error }
            load = { viewModel.load() }
            tap = { id in viewModel.rows.first { $0.state.id == id }?.toggle() }
        case .mvi:
            let store = Store(FavouritesState(), reducer: FavouritesReducer(useCases: useCases))
            rows = { store.state.rows.all }
            error = { store.state.error }
            load = { store.send(.loadRequested) }
            tap = { store.send(.row($0, .starTapped)) }
        }
    }
}

/// A server with the stars of songs 1 and 2. When the test answers a write with success, the star
/// changes.
@MainActor
final class FavouriteServer {
    let loads = ControlledCalls<Result<[FavouriteSong], Problem>>()
    private let writes = [1: ControlledCalls<Result<FavouriteStar, Problem>>(), 2: .init()]
    /// The writes of each song, in order: true if the write asked for the star to be on.
    private(set) var asked: [Int: [Bool]] = [1: [], 2: []]
    private var stars: [Int: FavouriteStar] = [:]

    var useCases: FavouriteUseCases {
        FavouriteUseCases { [loads] () throws(Problem) in
            try await loads.call().get()
        } setStar: { [self] id, isOn throws(Problem) in
            asked[id]?.append(isOn)
            return try await writes[id, default: .init()].call().get()
        }
    }

    func songs(_ ids: [Int]) -> [FavouriteSong] {
        ids.map { FavouriteSong(id: $0, title: "\($0)", star: star($0)) }
    }

    /// Answers a write of the song `id`. The first write of a song has the number 1. If `error` is
    /// nil, the write succeeds.
    func answer(_ id: Int, _ number: Int, _ error: Problem? = nil) async {
        await writes[id]?.arrive(number)
        if error == nil, let isOn = asked[id]?[number - 1] {
            stars[id] = FavouriteStar(isOn: isOn, version: number)
        }
        await writes[id]?.answer(number, error.map { .failure($0) } ?? .success(star(id)))
    }

    private func star(_ id: Int) -> FavouriteStar {
        stars[id] ?? FavouriteStar(isOn: false, version: 0)
    }
}
