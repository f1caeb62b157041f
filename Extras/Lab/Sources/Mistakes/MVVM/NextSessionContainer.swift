import Domain
import Presentation
import Scenarios

/// Wires an app, with one list of items for all sessions.
@MainActor
final class NextSessionContainer {
    private let useCases: AppScenario.UseCases

    init(useCases: AppScenario.UseCases) { self.useCases = useCases }

    #if MISTAKE
    private lazy var items = ItemsViewModel(useCases: useCases.items)
    #endif

    private func makeItems(_ state: ItemsState) -> ItemsViewModel {
        #if MISTAKE
        return items
        #else
        return ItemsViewModel(useCases: useCases.items, state: state)
        #endif
    }

    var screen: Screen<AppScenario> {
        AppScenario.screen(useCases) { [self] in
            AppScenario.viewModel(useCases, makeItems: makeItems)
        }
    }
}
