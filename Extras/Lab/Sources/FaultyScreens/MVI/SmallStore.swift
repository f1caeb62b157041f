/// A reducer as teams write it without a library.
@MainActor
public protocol SmallReducer {
    associatedtype State
    associatedtype Intent
    associatedtype Action

    func reduce(_ state: inout State, intent: Intent) -> SmallEffect<Action>?
    func reduce(_ state: inout State, action: Action)
}

/// The side effect of an intent, as a function that sends actions.
public struct SmallEffect<Action> {
    public typealias Work = @MainActor (_ send: @escaping @MainActor (Action) -> Void) async -> Void

    package let id: String?
    package let work: Work

    /// A newer effect of the same id cancels this one.
    public static func run(_ id: String? = nil, _ work: @escaping Work) -> SmallEffect {
        SmallEffect(id: id, work: work)
    }
}

/// A store as teams write it without a library. Each effect is a task. The release of the store cancels
/// these tasks.
@MainActor
open class SmallStore<R: SmallReducer> {
    public typealias Effect = SmallEffect<R.Action>

    package final var state: R.State {
        get { observed.value }
        set { observed.value = newValue }
    }
    private final let observed: Observed<R.State>
    private final let reducer: R
    private final var tasks: [String: Task<Void, Never>] = [:]
    final var onAction: @MainActor (R.Action) -> Void = { _ in }

    public init(_ state: R.State, _ reducer: R) {
        (observed, self.reducer) = (Observed(state), reducer)
    }

    package final func send(_ intent: R.Intent) {
        guard let effect = reducer.reduce(&state, intent: intent) else { return }
        let task = run(effect)
        tasks.updateValue(task, forKey: effect.id ?? "\(tasks.count)")?.cancel()
    }

    open func run(_ effect: Effect) -> Task<Void, Never> {
        Task { [weak self] in
            await effect.work { self?.receive($0) }
        }
    }

    package final func receive(_ action: R.Action) {
        reducer.reduce(&state, action: action)
        onAction(action)
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }
}
