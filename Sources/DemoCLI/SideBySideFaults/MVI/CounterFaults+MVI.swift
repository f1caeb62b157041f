import Domain
import Presentation
import Scenarios

struct ReplacesChangesReducer: FaultyCounterReducer {
    let base: CounterReducer

    func reduce(_ state: inout CounterState, intent: CounterIntent) -> Effect<Self> {
        let effect = base.reduce(&state, intent: intent)
        guard case .enqueue(let id, let operation)? = effect.steps.first else {
            return same(effect)
        }
        state.pendingChanges = 1
        return .stream(id, operation)
    }
}

struct IgnoresVersions: FaultyCounterReducer {
    let base: CounterReducer

    func reduce(_ state: inout CounterState, action: CounterAction) -> Effect<Self> {
        let effect = base.reduce(&state, action: action)
        if case .loadResponse(.success(let counter)) = action { state.counter = counter }
        return same(effect)
    }
}

protocol FaultyCounterReducer: FaultyReducer, FaultyScreen where Base == CounterReducer {}

extension FaultyCounterReducer {
    @MainActor
    static func makeScreen(_ useCases: CounterUseCases) -> Screen<CounterScenario> {
        let reducer = Self(base: CounterReducer(useCases: useCases))
        let store = Store(CounterState(), reducer: reducer)
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension Fault<CounterScenario> {
    static let counterMVI = [
        Fault(
            .mvi, ReplacesChangesReducer.self, "a tap replaces the change before it",
            """
            A write is treated like a read, so what the service did is not known. In a view model \
            it does not show until it is played.
            """, .asEasy),
        Fault(
            .mvi, IgnoresVersions.self, "an older count overwrites a newer one",
            """
            A load that was opened before a change is answered after it, and nothing compares their \
            versions. A view model can do the same.
            """, .asEasy),
    ]
}
