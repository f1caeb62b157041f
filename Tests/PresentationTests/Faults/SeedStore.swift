import Observation

@testable import Presentation

/// The generic store as most tutorials write it; each fault can be had alone.
@MainActor
final class SeedStore<R: Reducer> {
    struct Faults: OptionSet {
        let rawValue: Int

        /// A task that ends clears the slot of its id, even if a newer one is there by now.
        static var clearsNewerSlot: Faults { Faults(rawValue: 1) }
        /// Nobody asks whether an answer is still wanted.
        static var reducesLateAnswers: Faults { Faults(rawValue: 2) }
        /// A running task holds the store.
        static var outlivesOwner: Faults { Faults(rawValue: 4) }
    }

    private(set) var state: R.State
    private let reducer: R
    private let faults: Faults
    private var tasks: [WorkID: Task<Void, Never>] = [:]

    init(_ initial: R.State, reducer: R, faults: Faults) {
        self.state = initial
        self.reducer = reducer
        self.faults = faults
    }

    func send(_ intent: R.Intent) -> WorkHandle {
        perform(reducer.reduce(&state, intent: intent))
        return WorkHandle()
    }

    private func receive(_ action: R.Action) {
        perform(reducer.reduce(&state, action: action))
    }

    private func perform(_ effect: Effect<R.Action, R.Event>) {
        for step in effect.steps ?? [] {
            switch step {
            case .run(_, let operation): Task { receive(await operation()) }
            case .cancellable(let id, let operation): start(id, operation)
            case .cancel(let id): tasks[id]?.cancel()
            case .send(let action): receive(action)
            case .emit: break
            }
        }
    }

    private func start(_ id: WorkID, _ operation: @escaping @MainActor () async -> R.Action) {
        tasks[id]?.cancel()
        let holdsOwner = faults.contains(.outlivesOwner) ? self : nil
        let task = Task { [weak self, faults] in
            let action = await operation()
            if faults.contains(.reducesLateAnswers) || !Task.isCancelled {
                self?.receive(action)
            }
            if faults.contains(.clearsNewerSlot) || !Task.isCancelled {
                self?.tasks[id] = nil
            }
            _ = holdsOwner
        }
        tasks[id] = task
    }

    isolated deinit {
        tasks.values.forEach { $0.cancel() }
    }
}

extension Screen {
    init<R: Reducer>(_ store: SeedStore<R>) where State == R.State, Intent == R.Intent {
        self.init(model: store, state: { store.state }, perform: store.send)
    }
}
