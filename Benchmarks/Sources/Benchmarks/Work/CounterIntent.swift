import Measuring
import Observation
import OpenCombine
import Presentation

extension Comparison {
    /// An intent that asks nobody for anything: the counter's error is dismissed.
    static var counterIntent: Comparison {
        let reducer = CounterReducer(useCases: .ready)
        let concrete = ConcreteCounter()
        let published = PublishedCounter()
        let viewModel = CounterViewModel(useCases: .ready)
        let store = CounterStore(CounterState(), reducer: reducer)
        return Comparison(
            "A counter intent, nobody observing",
            subjects: [
                Subject("concrete @Observable class") { count in
                    for _ in 0..<count { concrete.clearError() }
                },
                Subject("reducer alone") { count in
                    var state = CounterState()
                    for _ in 0..<count {
                        _ = reducer.reduce(&state, intent: .errorDismissed)
                        use(&state)
                    }
                },
                Subject("OpenCombine @Published") { count in
                    for _ in 0..<count { published.clearError() }
                },
                Subject("view model") { count in
                    for _ in 0..<count { viewModel.clearError() }
                },
                Subject("store") { count in
                    for _ in 0..<count { store.send(.errorDismissed) }
                },
            ])
    }

    /// The same with an observer, which looks again whenever it is woken.
    static var observedCounterIntent: Comparison {
        let concrete = ConcreteCounter()
        let published = PublishedCounter()
        let viewModel = CounterViewModel(useCases: .ready)
        let store = CounterStore(CounterState(), reducer: CounterReducer(useCases: .ready))
        let woken = WakeUps()
        let subscription = published.objectWillChange.sink { woken.count += 1 }
        return Comparison(
            "A counter intent, one observer",
            subjects: [
                woken.subject("concrete @Observable class", observing: { _ = concrete.state }) {
                    concrete.clearError()
                },
                Subject("OpenCombine @Published", woken: { woken.count }) { count in
                    for _ in 0..<count { published.clearError() }
                    withExtendedLifetime(subscription) {}
                },
                woken.subject("view model", observing: { _ = viewModel.state }) {
                    viewModel.clearError()
                },
                woken.subject("store", observing: { _ = store.state }) {
                    store.send(.errorDismissed)
                },
                woken.subject(
                    "view model, a part that is as it was", observing: { _ = viewModel[\.count] }
                ) {
                    viewModel.clearError()
                },
                woken.subject("store, a part that is as it was", observing: { _ = store[\.count] })
                {
                    store.send(.errorDismissed)
                },
            ])
    }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never)
func use<Value>(_ value: inout Value) {}
