/// A view model as teams write it without a library. Its load is cancelled when it is released.
@MainActor
open class FaultyViewModel<State, UseCases> {
    package final let useCases: UseCases
    package final var loading: Task<Void, Never>?
    private final let observed: Observed<State>

    package final var state: State {
        get { observed.value }
        set { observed.value = newValue }
    }

    package init(_ state: State, _ useCases: UseCases) {
        (observed, self.useCases) = (Observed(state), useCases)
    }

    /// Changes the state in one write.
    package final func change(_ body: (inout State) -> Void) { body(&state) }

    deinit { loading?.cancel() }
}
