import DI
import Domain
import Presentation
import Scenarios

/// The items screen in the chosen pattern, over a container, as a command uses it.
@MainActor
struct ItemsScreen {
    private let screen: Screen<ItemsScenario>

    /// Without a name it is the first pattern.
    init(_ name: String?, _ container: Container) {
        let patterns = ItemsScenario.patterns
        let pattern = patterns.first { $0.name == name } ?? patterns[0]
        screen = pattern.makeScreen(container.items)
    }

    var state: ItemsState { screen.state() }

    /// Returns when all that the step has started has ended.
    func perform(_ step: ItemsScenario.Step) async {
        await screen.perform(step)?.value
    }

    func load() async throws -> [Item] {
        await perform(.load)
        if let error = state.error { throw Problem(error) }
        return state.visibleItems
    }
}
