import DI
import Presentation

/// The items screen in the chosen pattern, wired by the container, as a command uses it.
@MainActor
struct ItemsScreen {
    private let readState: () -> ItemsState
    private let start: (ItemsIntent) -> WorkHandle

    init(_ pattern: Pattern, _ container: Container) {
        switch pattern {
        case .mvvm:
            let viewModel = container.makeItemsViewModel()
            readState = { viewModel.state }
            start = viewModel.perform
        case .mvi:
            let store = container.makeItemsStore()
            readState = { store.state }
            start = store.send
        }
    }

    var state: ItemsState { readState() }

    /// Returns when all that the intent has set off is done.
    func perform(_ intent: ItemsIntent) async {
        await start(intent).finished()
    }
}
