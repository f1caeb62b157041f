package import Domain
package import Presentation

extension CounterScenario: MVIFeature {
    package static func makeStore(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: useCases))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension CounterScenario.Step {
    package func intent(in state: CounterState) -> CounterIntent? {
        switch self {
        case .load: .loadRequested
        case .increment: .changeTapped(.increment)
        case .decrement: .changeTapped(.decrement)
        case .reset: .changeTapped(.reset)
        case .clearError(let message):
            CounterError.named(message, or: state.error).map(CounterIntent.errorDismissed)
        }
    }
}
