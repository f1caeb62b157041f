public import Observation

/// Holds the state of a screen, changes it with a reducer, and performs the effects.
///
/// - One intent or action is reduced at a time. If an intent is sent meanwhile, it waits in a queue.
/// - A new read replaces the older read with the same id. Writes with the same id go out one after the
///   other.
/// - Effects do not retain the store. When the owner releases the store, the reads are cancelled.
///
/// ```swift
/// func printItems(_ useCases: ItemsUseCases) async {
///     let store = ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: useCases))
///     await store.send(.loadRequested)?.finish()
///     print(store.state.items)
/// }
/// ```
@MainActor
public final class Store<R: Reducer>: Observable {
    /// Called with one entry for each reduced intent, each reduced action and each dropped action, in
    /// their order.
    public typealias Log = @MainActor (LogEntry<R>) -> Void

    public let events = Events<R.Event>()

    private let reducer: R
    private let log: Log?
    private let tasks = ScreenTasks<RequestID>()
    private let signal = ChangeSignal()
    private var currentState: R.State
    private var knownWhole: StorePart<R.State, R.Intent>?
    private var waiting: [R.Intent] = []
    private var started: [ScreenTask] = []
    private var isReducing = false
    /// The children that have requests in flight and can be removed from the state.
    private var children: [[AnyHashable]: (inFlight: Int, isThere: Effect<R>.IsThere)] = [:]

    public init(_ initial: R.State, reducer: R, log: Log? = nil) {
        currentState = initial
        self.reducer = reducer
        self.log = log
        tasks.onEnd = { [weak self] in self?.requestEnded($0) }
    }

    /// The whole state. Each reduced intent or action notifies the observers, even if it has changed
    /// nothing.
    public var state: R.State {
        signal.access()
        return currentState
    }

    /// The state for views, which observe parts of the state separately. Made when the first view needs
    /// it.
    var whole: StorePart<R.State, R.Intent> {
        if let knownWhole { return knownWhole }
        let whole = StorePart<R.State, R.Intent>(currentState) { [weak self] in self?.send($0) }
        knownWhole = whole
        return whole
    }

    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    public var writesInFlight: ScreenTask? { tasks.writesInFlight }

    /// Reduces the intent before this call returns. If the store is already reducing another intent or
    /// action, the new intent waits in a queue instead.
    ///
    /// The returned task ends when all requests of this intent, and of the intents that were queued
    /// during this call, have ended. The task is nil if there are no requests, or if this intent was
    /// queued.
    @discardableResult
    public func send(_ intent: R.Intent) -> ScreenTask? {
        guard !isReducing else {
            waiting.append(intent)
            return nil
        }
        return takeTurns { reduce(intent) }
    }

    /// Called only by the task of a request. Reducing never suspends, and only one task at a time runs
    /// on the main actor. So no action can arrive while another action is reduced.
    private func receive(_ action: R.Action) {
        _ = takeTurns { reduce(action) }
    }

    /// Reduces an intent or action, and after it all intents that were queued meanwhile. Returns one task
    /// for all requests that they have started; nil if they have started none.
    private func takeTurns(_ reduce: () -> Void) -> ScreenTask? {
        isReducing = true
        reduce()
        while !waiting.isEmpty {
            let intents = waiting
            waiting = []
            for intent in intents { self.reduce(intent) }
        }
        isReducing = false
        guard started.count > 1 else { return started.popLast() }
        defer { started = [] }
        return .all(started)
    }

    private func reduce(_ intent: R.Intent) {
        transition({ reducer.reduce(&$0, intent: intent) }) {
            .intent(intent, before: $0, after: $1)
        }
    }

    private func reduce(_ action: R.Action) {
        transition({ reducer.reduce(&$0, action: action) }) {
            .action(action, before: $0, after: $1)
        }
    }

    /// Keeps a copy of the old state only if there is a log. While such a copy exists, Swift has to copy
    /// each array of the state that the reducer changes.
    private func transition(
        _ reduce: (inout R.State) -> Effect<R>, _ entry: (R.State, R.State) -> LogEntry<R>
    ) {
        let before = log == nil ? nil : currentState
        signal.willSet()
        let effect = reduce(&currentState)
        signal.didSet()
        knownWhole?.update(to: currentState)
        if let log, let before { log(entry(before, currentState)) }
        perform(effect)
    }

    private func perform(_ effect: Effect<R>) {
        for step in effect.steps {
            let writes = step.isAfterWrites ? writesInFlight : nil
            switch step.kind {
            case .read(let id, let ask):
                started.append(
                    tasks.stream(begun(id, step), for: self, after: writes, ask) {
                        $0.receive($1)
                    } drop: { [log] in
                        log?(.dropped($0))
                    })
            case .write(let id, let ask):
                started.append(
                    tasks.write(begun(id, step), for: self, after: writes, ask) {
                        $0.receive($1.get())
                    } drop: { [log] in
                        log?(.dropped($0.get()))
                    })
            case .cancel(let id): tasks.cancel(RequestID(child: step.child, id: id))
            case .abandon: abandon(step.child)
            case .emit(let event): events.emit(event)
            }
        }
        for (path, child) in children where !child.isThere(currentState) { abandon(path) }
    }

    /// Returns the id of a request that begins now. Counts the requests of a child that can be removed.
    private func begun(_ id: AnyHashable, _ step: Effect<R>.Step) -> RequestID {
        if let isThere = step.isThere {
            children[step.child, default: (0, isThere)].inFlight += 1
        }
        return RequestID(child: step.child, id: id)
    }

    private func requestEnded(_ request: RequestID) {
        guard let child = children[request.child] else { return }
        children[request.child] = child.inFlight > 1 ? (child.inFlight - 1, child.isThere) : nil
    }

    /// Cancels the reads of a child and of the children inside it, and drops the answers to their
    /// writes. An empty path means the whole store.
    private func abandon(_ child: [AnyHashable]) {
        tasks.abandon { $0.child.starts(with: child) }
    }
}

/// Identifies a request of a store: by the path of the child whose reducer returned it, and by the id
/// that this reducer gave it.
private struct RequestID: Hashable {
    let child: [AnyHashable]
    let id: AnyHashable
}

/// An entry in the log of a store: an intent or an action with the states before and after it, or a
/// dropped action.
public enum LogEntry<R: Reducer> {
    case intent(R.Intent, before: R.State, after: R.State)
    case action(R.Action, before: R.State, after: R.State)
    /// An action that came too late: its read was replaced or cancelled, its child was removed or
    /// abandoned, or its store was abandoned or released.
    case dropped(R.Action)
}
