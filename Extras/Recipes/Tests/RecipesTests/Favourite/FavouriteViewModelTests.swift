import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `FavouriteReducerTests`.
@Suite("Stars in rows, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct FavouriteViewModelTests {
    private let server = FavouriteServer()
    private let viewModel: FavouritesViewModel
    private let screen: FavouriteScreen

    init() async {
        viewModel = FavouritesViewModel(useCases: server.useCases)
        screen = FavouriteScreen(viewModel)
        await server.load([1, 2], screen)
    }

    @Test("In every order of taps, answers and rows the last wish counts, or what the server has")
    func everyOrder() async throws {
        try await RecipesTests.everyOrder(of: FavouriteStep.all, 5) { steps in
            try await FavouritePlay { FavouriteScreen(FavouritesViewModel(useCases: $0)) }.run(
                steps)
        }
    }

    @Test("A list that is older than the star does not turn it back")
    func olderList() async {
        let loading = viewModel.load()
        await server.loads.arrive(2)
        let older = server.songs([1, 2])
        _ = screen.tap(1)
        await server.answer(1, 1)
        await server.loads.answer(loading, .success(older))
        #expect(viewModel.state.rows[id: 1]?.isOn == true)
    }

    // This has no twin: in MVI nobody can hold a row that is gone.

    @Test("A row that is gone tells nothing, though a view still holds it")
    func heldRow() async {
        let row = viewModel.rows[0]
        row.toggle()
        await server.load([2], screen)
        await server.answer(1, 1, .unavailable("Offline."))
        #expect(viewModel.error == nil)
        #expect(!row.state.isOn)
    }
}

extension FavouriteScreen {
    fileprivate init(_ viewModel: FavouritesViewModel) {
        self.init(
            state: { viewModel.state }, load: { viewModel.load() },
            tap: { id in viewModel.rows.first { $0.state.id == id }?.toggle() })
    }
}
