public import Observation

/// A view model as teams write it without a library. Its load is cancelled when it is released.
@MainActor
open class FaultyViewModel<State, UseCases>: Observable {
    package final let useCases: UseCases
    package final var loading: Task<Void, Never>?
    private final var current: State
    private final let registrar = ObservationRegistrar()

    /// Observed by hand, because the macro does not work for generic classes.
    package final var state: State {
        get {
            registrar.access(self, keyPath: \.state)
            return current
        }
        set { registrar.withMutation(of: self, keyPath: \.state) { current = newValue } }
    }

    package init(_ state: State, _ useCases: UseCases) {
        (current, self.useCases) = (state, useCases)
    }

    /// Changes the state in one write.
    package final func change(_ body: (inout State) -> Void) { body(&state) }

    deinit { loading?.cancel() }
}
