import Measuring
import Presentation

extension Comparison {
    /// Changes the parent of a hundred rows while none, one or all of them have a read in flight.
    static var childReads: Comparison {
        Comparison(
            "A parent changes while children read", clock: .cpu,
            subjects: [0, 1, 100].map { count in
                let store = CounterList.store(100)
                return Subject(
                    count == 0 ? "no read" : count == 1 ? "a read" : "\(count) reads",
                    prepare: {
                        for id in store.state.rows.keys.prefix(count) {
                            store.send(.row(id, .seen))
                        }
                        // The main actor runs tasks in the order of their creation. So when this task
                        // has ended, all new reads have started, and all old reads have ended.
                        await Task {}.value
                    }
                ) { times in
                    for _ in 0..<times { store.send(.titleTapped) }
                }
            })
    }
}

/// A list of counters, each of which is a child.
private struct CounterList: @MainActor Reducer {
    struct State: Equatable {
        var taps = 0
        var rows: [String: CounterRow.State]
    }

    enum Intent {
        case titleTapped
        case row(String, CounterRow.Intent)
    }

    enum Action {
        case row(String, CounterRow.Action)
    }

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .titleTapped:
            state.taps += 1
            return .none
        case .row(let id, let intent):
            return row(id).reduce(&state, intent: intent, onEvent: never)
        }
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        switch action {
        case .row(let id, let action): row(id).reduce(&state, action: action, onEvent: never)
        }
    }

    private func row(_ id: String) -> Child<Self, CounterRow> {
        Child(CounterRow(), at: \.rows[id]) { .row(id, $0) }
    }

    static func store(_ count: Int) -> Store<Self> {
        let rows = (0..<count).map { CounterRow.State(id: "row-\($0)") }
        return Store(
            State(rows: Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })), reducer: Self()
        )
    }
}

/// Counts taps. After it has appeared, reads a stream that never sends a value.
private struct CounterRow: @MainActor Reducer {
    struct State: Equatable, Identifiable {
        let id: String
        var count = 0
    }

    enum Intent {
        case tapped
        case seen
    }

    enum Action {
        case heard
    }

    enum EffectID {
        case listen
    }

    func reduce(_ state: inout State, intent: Intent) -> Effect<Self> {
        switch intent {
        case .tapped:
            state.count += 1
            return .none
        case .seen:
            return .stream(.listen) { send in
                for await _ in AsyncStream<Void>.makeStream().stream { send(.heard) }
            }
        }
    }

    func reduce(_ state: inout State, action: Action) -> Effect<Self> {
        state.count += 1
        return .none
    }
}
