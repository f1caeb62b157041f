public import Observation

/// Holds a screen's state, lets its reducer change it, and performs the effects.
///
/// - One input is reduced at a time. What is sent meanwhile is queued.
/// - The newest read of an id wins. The writes of an id go out one after the other.
/// - Effects do not hold the store. When its owner releases it, the reads are cancelled.
///
/// ```swift
/// let store = ItemsStore(ItemsState(), reducer: ItemsReducer(useCases: .offline))
/// await store.send(.loadRequested)?.finish()
/// print(store.state.items)
/// ```
@MainActor
public final class Store<R: Reducer>: Observable {
    /// Called with each entry, in order. Together the entries are all that has happened.
    public typealias Log = @MainActor (LogEntry<R>) -> Void

    public let events = Events<R.Event>()

    private let reducer: R
    private let log: Log?
    private let tasks = ScreenTasks<AnyEffectID>()
    private let signal = ChangeSignal()
    private var currentState: R.State
    private var knownWhole: StorePart<R.State, R.Intent>?
    private var waiting: [() -> Void] = []
    private var started: [ScreenTask] = []
    private var isReducing = false
    private var children: [[ChildID]: ChildTasks] = [:]

    /// The requests of one child. When the child is gone, only writes are left.
    private struct ChildTasks {
        let tasks: ScreenTasks<AnyEffectID>
        let isWanted: @MainActor (R.State) -> Bool
    }

    public init(_ initial: R.State, reducer: R, log: Log? = nil) {
        currentState = initial
        self.reducer = reducer
        self.log = log
    }

    /// The whole state. Its observers are notified of each transition.
    public var state: R.State {
        signal.access()
        return currentState
    }

    /// The state for views, which observe parts of it. Made when the first view needs it.
    var whole: StorePart<R.State, R.Intent> {
        if let knownWhole { return knownWhole }
        let whole = StorePart<R.State, R.Intent>(currentState) { [weak self] in
            self?.currentState
        } send: { [weak self] in
            self?.send($0)
        }
        knownWhole = whole
        return whole
    }

    /// Ends when the writes now in flight have ended; nil if there are none.
    public var writesInFlight: ScreenTask? {
        .all([tasks.writesInFlight] + children.values.map(\.tasks.writesInFlight))
    }

    /// Reduces the intent before it returns. While another input is being reduced, the intent is queued.
    ///
    /// The returned task ends when all that the intent has started has ended. It is nil if nothing was
    /// started, or if the intent was queued.
    @discardableResult
    public func send(_ intent: R.Intent) -> ScreenTask? {
        guard !isReducing else {
            waiting.append { self.reduce(intent) }
            return nil
        }
        return takeTurns { reduce(intent) }
    }

    private func receive(_ action: R.Action) {
        _ = takeTurns { reduce(action) }
    }

    /// Reduces an input, and then what was queued meanwhile. Returns what all of them have started.
    private func takeTurns(_ reduce: () -> Void) -> ScreenTask? {
        isReducing = true
        reduce()
        while !waiting.isEmpty { waiting.removeFirst()() }
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

    /// Without a log, the old state is not kept: a second copy of it would make its arrays be copied.
    private func transition(
        _ reduce: (inout R.State) -> Effect<R>, _ entry: (R.State, R.State) -> LogEntry<R>
    ) {
        let before = log == nil ? nil : currentState
        signal.willSet()
        let effect = reduce(&currentState)
        signal.didSet()
        knownWhole?.update()
        if let log, let before { log(entry(before, currentState)) }
        perform(effect)
    }

    private func perform(_ effect: Effect<R>) {
        for step in effect.steps {
            switch step.kind {
            case .read(let id, let ask):
                started.append(tasks(of: step).stream(id, ask, receive: receiver, drop: drop))
            case .write(let id, let ask):
                started.append(tasks(of: step).write(id, ask, receive: receiver, drop: drop))
            case .cancel(let id): tasks(of: step).cancel(id)
            case .stop: stop(step.child)
            case .send(let action):
                waiting.append {
                    step.isWanted(self.currentState) ? self.reduce(action) : self.drop(action)
                }
            case .emit(let event): events.emit(event)
            }
        }
        for (id, child) in children {
            if child.tasks.isIdle {
                children[id] = nil
            } else if !child.isWanted(currentState) {
                child.tasks.stop()
            }
        }
    }

    private func tasks(of step: Effect<R>.Step) -> ScreenTasks<AnyEffectID> {
        guard !step.child.isEmpty else { return tasks }
        let tasks = children[step.child]?.tasks ?? ScreenTasks()
        children[step.child] = ChildTasks(tasks: tasks, isWanted: step.isWanted)
        return tasks
    }

    /// Stops a child and its own children. An empty path stops everything.
    private func stop(_ child: [ChildID]) {
        if child.isEmpty { tasks.stop() }
        for (id, stopped) in children where id.starts(with: child) { stopped.tasks.stop() }
    }

    private var receiver: @MainActor (R.Action) -> Void {
        { [weak self] in self?.receive($0) }
    }

    private var drop: @MainActor (R.Action) -> Void {
        { [log] in log?(.dropped($0)) }
    }
}

/// One entry of a store's log.
public enum LogEntry<R: Reducer> {
    case intent(R.Intent, before: R.State, after: R.State)
    case action(R.Action, before: R.State, after: R.State)
    /// An answer that came too late: its read was replaced, or its child or its screen is gone.
    case dropped(R.Action)
}
