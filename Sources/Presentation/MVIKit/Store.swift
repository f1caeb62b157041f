public import Observation

/// Holds a screen's state, has its reducer change it, and performs the effects.
///
/// - One input is reduced at a time. What an observer sends meanwhile waits its turn, in order, and a
///   chain of `send` effects needs no stack.
/// - Effects start a turn later. Of one id, only the newest `run` is answered.
/// - Effects do not hold the store. When its owner releases it, they are cancelled.
/// - Reducing in place copies and allocates nothing by itself.
@MainActor
public final class Store<R: Reducer>: Observable {
    /// Called on the main actor after each report. It may send intents, which wait their turn.
    public typealias Observer = @MainActor (StoreReport<R>) -> Void

    public let events = EventChannel<R.Event>()

    private let reducer: R
    private let observer: Observer?
    private let tasks = TasksInFlight<R.EffectID>()
    private let change = ChangeSignal()
    private var currentState: R.State
    private var waiting: [() -> Void] = []
    private var started: [Task<Void, Never>] = []
    private var isReducing = false
    private var reports = 0

    /// Without an observer there is no state but the current one.
    public init(_ initial: R.State, reducer: R, observer: Observer? = nil) {
        currentState = initial
        self.reducer = reducer
        self.observer = observer
    }

    /// The whole state. Its observers are notified of each transition.
    public var state: R.State {
        change.access()
        return currentState
    }

    public var effectsInFlight: Set<R.EffectID> { tasks.ids }

    /// Reduces what the user did before it returns, unless something is being reduced already.
    ///
    /// The returned task ends when the effects that this intent has started have ended. It is nil if there
    /// are none, or if the intent has to wait its turn.
    @discardableResult
    public func send(_ intent: R.Intent) -> Task<Void, Never>? {
        guard !isReducing else {
            waiting.append { self.reduce(intent) }
            return nil
        }
        let started = takeTurns { reduce(intent) }
        return started.count < 2
            ? started.first : Task { for task in started { await task.value } }
    }

    private func receive(_ action: R.Action) {
        guard !Task.isCancelled else { return report { .dropped(action, number: $0) } }
        _ = takeTurns { reduce(action) }
    }

    /// Reduces one input, then what has come to wait meanwhile. Returns the tasks that this has started.
    private func takeTurns(_ first: () -> Void) -> [Task<Void, Never>] {
        isReducing = true
        first()
        var next = 0
        while next < waiting.count {
            waiting[next]()
            next += 1
        }
        if next > 0 { waiting.removeAll(keepingCapacity: true) }
        isReducing = false
        defer { if !started.isEmpty { started = [] } }
        return started
    }

    private func reduce(_ intent: R.Intent) {
        perform(transition(.intent(intent)) { reducer.reduce(&$0, intent: intent) })
    }

    private func reduce(_ action: R.Action) {
        perform(transition(.action(action)) { reducer.reduce(&$0, action: action) })
    }

    // What is not needed each time is in functions of its own: in a generic class, the types that a
    // function mentions are looked up whenever it is called.

    private func transition(
        _ cause: @autoclosure () -> Transition<R>.Cause, _ body: (inout R.State) -> Effect<R>
    ) -> Effect<R> {
        observer == nil ? changeState(body) : observedTransition(cause, body)
    }

    @inline(never)
    private func observedTransition(
        _ cause: () -> Transition<R>.Cause, _ body: (inout R.State) -> Effect<R>
    ) -> Effect<R> {
        let before = currentState
        let effect = changeState(body)
        report {
            .transition(Transition(number: $0, cause: cause(), before: before, after: currentState))
        }
        return effect
    }

    private func changeState(_ body: (inout R.State) -> Effect<R>) -> Effect<R> {
        change.willSet()
        defer { change.didSet() }
        return body(&currentState)
    }

    private func report(_ report: (Int) -> StoreReport<R>) {
        reports += 1
        observer?(report(reports))
    }

    private func perform(_ effect: Effect<R>) {
        if let steps = effect.stepsIfAny { perform(steps) }
    }

    @inline(never)
    private func perform(_ steps: [Effect<R>.Step]) {
        for step in steps { perform(step) }
    }

    private func perform(_ step: Effect<R>.Step) {
        switch step {
        case .replace(let id, let operation):
            started.append(tasks.replace(id, with: run(operation)))
        case .enqueue(let id, let operation):
            started.append(tasks.enqueue(id, run(operation)))
        case .commit(let id, let operation):
            started.append(
                tasks.commit(id, operation) { [weak self] action in self?.receive(action) })
        case .cancel(let id): tasks.cancel(id)
        case .cancelAll: tasks.cancelAll()
        case .send(let action): waiting.append { self.reduce(action) }
        case .emit(let event): events.emit(event)
        }
    }

    private func run(_ operation: @escaping Effect<R>.Operation) -> @MainActor () async -> Void {
        { [weak self] in
            await operation { action in self?.receive(action) }
        }
    }
}
