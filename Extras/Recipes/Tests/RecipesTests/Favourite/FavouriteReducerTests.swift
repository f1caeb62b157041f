import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `FavouriteViewModelTests`.
@Suite("Stars in rows, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct FavouriteReducerTests {
    private let server = FavouriteServer()
    private let store: FavouritesStore
    private let screen: FavouriteScreen

    init() async {
        store = Store(FavouritesState(), reducer: FavouritesReducer(useCases: server.useCases))
        screen = FavouriteScreen(store)
        await server.load([1, 2], screen)
    }

    @Test("In every order of taps, answers and rows the last wish counts, or what the server has")
    func everyOrder() async throws {
        try await RecipesTests.everyOrder(of: FavouriteStep.all, 5) { steps in
            try await FavouritePlay {
                FavouriteScreen(Store(FavouritesState(), reducer: FavouritesReducer(useCases: $0)))
            }.run(steps)
        }
    }

    @Test("A list that is older than the star does not turn it back")
    func olderList() async {
        let loading = store.send(.loadRequested)
        await server.loads.arrive(2)
        let older = server.songs([1, 2])
        _ = screen.tap(1)
        await server.answer(1, 1)
        await server.loads.answer(loading, .success(older))
        #expect(store.state.rows[id: 1]?.isOn == true)
    }
}

extension FavouriteScreen {
    fileprivate init(_ store: FavouritesStore) {
        self.init(
            state: { store.state }, load: { store.send(.loadRequested) },
            tap: { store.send(.row($0, .starTapped)) })
    }
}
