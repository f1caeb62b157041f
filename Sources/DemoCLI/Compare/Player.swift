import DI
import Domain
import Observation
import Presentation

/// Plays a race through the screen of one pattern, over the sample items.
@MainActor
final class Player {
    /// How often observers are notified, what is asked, and the answers that change nothing.
    nonisolated static let counts = ["transitions", "requestsOpened", "answersIgnored"]

    let pattern: Pattern
    private(set) var tally = ["transitions": 0, "answersIgnored": 0]
    private let screen: any ItemsScreen
    private let held: HeldItems

    /// Takes the samples, holds the requests for items, and has the container make the screen.
    init(_ pattern: Pattern) {
        self.pattern = pattern
        var container = Container.samples()
        held = HeldItems(container.items)
        container.items = ItemsUseCases(getItems: held, deleteItem: held)
        screen = container.makeItemsScreen(pattern)
        observe()
    }

    var state: ItemsState { screen.state }

    /// Returns when all that follows from the step has happened; false if the step is impossible.
    func play(_ step: Race.Step) async -> Bool {
        let before = state
        var call: Task<Void, Never>?
        switch step {
        case .load: call = screen.load()
        case .select(let id): screen.select(id)
        case .deselect: screen.deselect()
        case .delete(let id): call = screen.delete(id)
        case .clearError(let error): (error ?? state.error).map(screen.dismiss)
        case .answer(let number, let answer):
            guard held.answer(number, answer) else { return false }
        }
        await held.settle(call)
        tally["requestsOpened"] = held.opened
        if case .answer = step, state == before { tally["answersIgnored", default: 0] += 1 }
        return true
    }

    /// An observation reports one change, so each change renews it.
    private func observe() {
        withObservationTracking {
            _ = state
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.tally["transitions", default: 0] += 1
                self?.observe()
            }
        }
    }
}
