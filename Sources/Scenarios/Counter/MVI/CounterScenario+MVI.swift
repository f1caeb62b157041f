public import Domain
public import Presentation

extension CounterScenario {
    public static func makeStore(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let log = ScreenLog()
        let store = CounterStore(
            CounterState(), reducer: CounterReducer(useCases: useCases), observer: log.add)
        return Screen(store, log: log) { $0.intent(in: store.state) }
    }
}

extension CounterScenario.Step {
    public func intent(in state: CounterState) -> CounterIntent? {
        switch self {
        case .load: .loadRequested
        case .increment: .incrementTapped
        case .decrement: .decrementTapped
        case .reset: .resetTapped
        case .clearError(let message):
            CounterError.named(message, or: state.error).map(CounterIntent.errorDismissed)
        }
    }
}
