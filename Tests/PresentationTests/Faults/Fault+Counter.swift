import Domain

@testable import Presentation

extension Fault<CounterScenario> {
    static let counter = [
        Fault(pattern: .mvi, name: "an older answer overwrites a newer one") { content, requests in
            let base = CounterReducer(
                useCases: GatedCounter(content, requests: requests).useCases
            )
            return Screen(Store(CounterState(), reducer: UnversionedCounterReducer(base: base)))
        },
        Fault(pattern: .mvvm, name: "the first answer ends the spinner of all") {
            content, requests in
            let viewModel = CounterViewModel(
                useCases: GatedCounter(content, requests: requests).useCases
            )
            let hasAnswer = { viewModel.state.counter.version > 0 || viewModel.state.error != nil }
            return Screen(model: viewModel) {
                var state = viewModel.state
                if hasAnswer() { state.pending = min(state.pending, 0) }
                return state
            } perform: {
                viewModel.perform($0)
            }
        },
    ]
}

private struct UnversionedCounterReducer: Reducer {
    let base: CounterReducer

    func reduce(_ state: inout CounterState, intent: CounterIntent) -> Effect<CounterAction, Never>
    {
        base.reduce(&state, intent: intent)
    }

    func reduce(_ state: inout CounterState, action: CounterAction) -> Effect<CounterAction, Never>
    {
        let effect = base.reduce(&state, action: action)
        if case .counterResponse(.success(let counter)) = action { state.counter = counter }
        return effect
    }
}
