import DI
import Domain
import Observation
import Presentation

/// Plays a race on the items screen, written in one pattern.
///
/// A race is a list of steps. In each step, the user does something, or a request is answered. So the race
/// decides the order of the answers.
@MainActor
final class Player {
    let pattern: AppPattern
    let screen: any ItemsScreen
    /// The number of notifications of observers.
    private(set) var transitions = 0
    /// The number of answers that have changed nothing.
    private(set) var answersIgnored = 0
    private let held = HeldItems()

    /// `make` returns the screen to play. Without `make`, it is the screen of the pattern.
    init(_ pattern: AppPattern, make: ((Container) -> any ItemsScreen)? = nil) {
        self.pattern = pattern
        var container = Container.samples()
        container.items.getItems = held
        container.items.deleteItem = held
        screen = make?(container) ?? pattern.makeItemsScreen(in: container)
        observe()
    }

    /// Plays a step, and waits until all its consequences have happened. Returns nil, or the reason why
    /// the step can't be played.
    func play(_ step: String) async -> String? {
        let verb = step.prefix { $0 != " " }
        let rest = String(step.dropFirst(verb.count + 1))
        switch (verb, rest.isEmpty) {
        case ("load", true): await held.open(screen.load().finish)
        case ("select", false): screen.select(rest)
        case ("deselect", true): screen.state.selectedItemID.map(screen.deselect)
        case ("delete", false):
            if let call = screen.delete(rest) { await held.open(call.finish) }
        case ("clear-error", true): screen.state.error.map(screen.dismiss)
        case ("clear-error", false): screen.dismiss(.unavailable(Reason(rest)))
        case ("answer", false):
            guard let match = rest.wholeMatch(of: /(\d+) (?:ok|fail (.+))/) else { fallthrough }
            let before = screen.state
            let failure = match.2.map { ItemError.unavailable(Reason(String($0))) }
            let isOpen = await held.answer(Int(match.1) ?? 0, failure: failure)
            if !isOpen { return "is impossible, as no such request is open" }
            if screen.state == before { answersIgnored += 1 }
        default: return "is no step"
        }
        return nil
    }

    /// An observation reports only one change. So each change starts a new observation.
    private func observe() {
        withObservationTracking {
            _ = screen.state
        } onChange: { [weak self] in
            MainActor.assumeIsolated {
                self?.transitions += 1
                self?.observe()
            }
        }
    }
}
