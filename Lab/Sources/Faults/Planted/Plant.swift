package import Explorer
package import Scenarios

/// A mistake that is planted from outside into the right screen of either pattern: into what it asks, what
/// reaches it, or what it shows.
package struct Plant<F: Feature>: AnyMistake {
    package typealias Shows = @MainActor @Sendable (inout F.State, F.State, F.Step?) -> Void
    package typealias Does = @MainActor @Sendable (F.Step, F.State, F.UseCases) -> [F.Step]

    package let name: String
    package let property: String?
    private let asks: @MainActor @Sendable (F.UseCases) -> F.UseCases
    private let does: Does
    private let shows: Shows

    /// `shows` changes a new state, given what was shown before and the user's step, if it is one.
    init(
        _ name: String, breaks property: String,
        asks: @escaping @MainActor @Sendable (F.UseCases) -> F.UseCases = { $0 },
        does: @escaping Does = { step, _, _ in [step] }, shows: @escaping Shows = { _, _, _ in }
    ) {
        (self.name, self.property) = (name, property)
        (self.asks, self.does, self.shows) = (asks, does, shows)
    }

    package var screens: [Pattern<F>] { F.patterns.map(screen) }

    private func screen(_ right: Pattern<F>) -> Pattern<F> {
        Pattern(name: right.name) { [asks, does, shows] useCases in
            let useCases = asks(useCases)
            let screen = right.makeScreen(useCases)
            let shown = Shown(screen.state(), shows)
            return Screen(model: screen.model, state: { shown.state(screen.state()) }) { step in
                shown.step = step
                defer { shown.step = nil }
                let tasks = does(step, shown.shown, useCases).compactMap(screen.perform)
                _ = shown.state(screen.state())
                return tasks.count < 2
                    ? tasks.first : Task { for task in tasks { await task.value } }
            }
        }
    }

    /// Changes each state once, however often it is read.
    @MainActor
    private final class Shown {
        private(set) var shown: F.State
        var step: F.Step?
        private var real: F.State
        private let change: Shows

        init(_ state: F.State, _ change: @escaping Shows) {
            (shown, real) = (state, state)
            self.change = change
        }

        func state(_ now: F.State) -> F.State {
            guard now != real else { return shown }
            var next = now
            change(&next, shown, step)
            (real, shown) = (now, next)
            return next
        }
    }
}
