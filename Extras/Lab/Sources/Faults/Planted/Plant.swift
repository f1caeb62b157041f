package import Explorer
package import Scenarios

/// A mistake that is planted from outside into the right screen of either pattern: into what it asks, what
/// reaches it, or what it shows.
package struct Plant<F: Feature>: AnyMistake {
    /// A new state, what was shown before it, and the user's step, if it is one.
    struct Change {
        var state: F.State
        let before: F.State
        let step: F.Step?
    }

    /// Steps of the user, and where they are taken.
    struct Tap {
        let step: F.Step
        let state: F.State
        let useCases: F.UseCases
    }

    typealias Shows = @MainActor @Sendable (inout Change) -> Void
    typealias Does = @MainActor @Sendable (Tap) -> [F.Step]

    package let name: String
    package let property: String?
    private let asks: @MainActor @Sendable (F.UseCases) -> F.UseCases
    private let does: Does
    private let shows: Shows

    init(
        _ name: String, breaks property: String,
        shows: @escaping Shows = { _ in },
        asks: @escaping @MainActor @Sendable (F.UseCases) -> F.UseCases = { $0 },
        does: @escaping Does = { [$0.step] }
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
                let tap = Tap(step: step, state: shown.shown, useCases: useCases)
                let calls = does(tap).compactMap(screen.perform)
                _ = shown.state(screen.state())
                guard !calls.isEmpty else { return nil }
                return { for call in calls { await call() } }
            }
        }
    }

    /// Changes each state once, however often it is read.
    @MainActor
    private final class Shown {
        private(set) var shown: F.State
        var step: F.Step?
        private var real: F.State
        private let shows: Shows

        init(_ state: F.State, _ shows: @escaping Shows) {
            (shown, real) = (state, state)
            self.shows = shows
        }

        func state(_ now: F.State) -> F.State {
            guard now != real else { return shown }
            var change = Change(state: now, before: shown, step: step)
            shows(&change)
            (real, shown) = (now, change.state)
            return shown
        }
    }
}
