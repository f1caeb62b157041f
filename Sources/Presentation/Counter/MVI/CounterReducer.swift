import Domain

/// The counter screen, as MVI: takes ``CounterIntent``, holds ``CounterState``, emits nothing.
public typealias CounterStore = Store<CounterReducer>

/// The rules of the counter screen, as MVI.
public struct CounterReducer: Reducer {
    private let useCases: CounterUseCases

    public init(useCases: CounterUseCases) {
        self.useCases = useCases
    }

    public func reduce(
        _ state: inout CounterState, intent: CounterIntent
    ) -> Effect<CounterAction, Never> {
        switch intent {
        case .loadRequested: ask(&state, useCases.get.execute)
        case .incrementTapped: ask(&state, useCases.increment.execute)
        case .decrementTapped: ask(&state, useCases.decrement.execute)
        case .resetTapped: ask(&state, useCases.reset.execute)
        case .errorDismissed: dismiss(&state)
        }
    }

    public func reduce(
        _ state: inout CounterState, action: CounterAction
    ) -> Effect<CounterAction, Never> {
        state.pending -= 1
        switch action {
        case .counterResponse(.success(let counter)):
            if counter.version >= state.counter.version { state.counter = counter }

        case .counterResponse(.failure(let error)):
            if error != .cancelled { state.error = error }
        }
        return .none
    }

    /// Requests overlap; none replaces another, for each tap counts.
    private func ask(
        _ state: inout CounterState,
        _ execute: @escaping @MainActor () async throws(CounterError) -> Counter
    ) -> Effect<CounterAction, Never> {
        state.pending += 1
        state.error = nil
        return .run { .counterResponse(await Result(catching: execute)) }
    }

    private func dismiss(_ state: inout CounterState) -> Effect<CounterAction, Never> {
        state.error = nil
        return .none
    }
}
