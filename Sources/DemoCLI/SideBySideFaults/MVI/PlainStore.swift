import Domain
import Observation
import Presentation
import Scenarios

/// A store of screens without events, as tutorials write it. It is right for reads, and for writes that
/// come one at a time.
///
/// Each fault overrides one method.
@MainActor
@Observable
class PlainStore<R: Reducer> {
    final private(set) var state: R.State
    @ObservationIgnored final private let reducer: R
    @ObservationIgnored final var tasks: [R.EffectID: Task<Void, Never>] = [:]

    required init(_ initial: R.State, reducer: R) {
        state = initial
        self.reducer = reducer
    }

    final func send(_ intent: R.Intent) -> Task<Void, Never>? {
        perform(reducer.reduce(&state, intent: intent))
    }

    final func receive(_ action: R.Action) {
        _ = perform(reducer.reduce(&state, action: action))
    }

    private func perform(_ effect: Effect<R>) -> Task<Void, Never>? {
        var started: Task<Void, Never>?
        for step in effect.steps {
            switch step {
            case .replace(let id, let operation), .enqueue(let id, let operation):
                tasks[id]?.cancel()
                started = start(id, operation)
                tasks[id] = started
            case .commit(_, let operation):
                started = Task { [weak self] in self?.receive(await operation()) }
            case .cancel(let id): tasks[id]?.cancel()
            case .cancelAll: for task in tasks.values { task.cancel() }
            case .send(let action): receive(action)
            case .emit: break
            }
        }
        return started
    }

    func start(
        _ id: R.EffectID, _ operation: @escaping Effect<R>.Operation
    ) -> Task<Void, Never> {
        Task { [weak self] in
            await operation { action in
                if !Task.isCancelled { self?.receive(action) }
            }
            if !Task.isCancelled { self?.tasks[id] = nil }
        }
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }
}

extension PlainStore: FaultyScreen where R == ItemsReducer {
    static func makeScreen(_ useCases: ItemsUseCases) -> Screen<ItemsScenario> {
        let store = Self(ItemsState(), reducer: ItemsReducer(useCases: useCases))
        return Screen(model: store, state: { store.state }) { step in
            step.intent(in: store.state).flatMap(store.send)
        }
    }
}
