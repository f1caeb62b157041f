public import Observation

/// Holds a screen's state, has its reducer change it, and performs the effects.
///
/// - One input is reduced at a time. What arrives meanwhile, from an effect or an observer, waits
///   its turn in order of arrival; a chain of immediate actions needs no stack.
/// - Of effects with one id, only the newest is answered, whether or not the older heed cancellation.
/// - Effects do not hold the store. When its owner lets go, they are cancelled.
/// - Reducing in place copies and allocates nothing by itself.
@MainActor
public final class Store<R: Reducer>: Observable {
    /// Told of each transition, on the main actor. An intent that it sends waits its turn.
    public typealias Observer = @MainActor (Transition<R>) -> Void

    /// One-shot events; see `EventChannel` for who gets them.
    public let events = EventChannel<R.Event>()

    private let reducer: R
    private let observer: Observer?
    private let work = Work()
    private var currentState: R.State
    private let change = ChangeSignal()
    /// None until a part is read.
    private var parts: ObservedParts<R.State>?
    private var waiting: [() -> Void] = []
    private var isReducing = false

    /// The observer is told of each transition, after it. Without one, there is no state but the
    /// current one, which is changed in place.
    public init(_ initial: R.State, reducer: R, observer: Observer? = nil) {
        self.currentState = initial
        self.reducer = reducer
        self.observer = observer
    }

    /// The whole state. Whoever observes it is woken before each transition.
    public var state: R.State {
        change.noteAccess()
        return currentState
    }

    /// A part of the state. Whoever observes it is woken when it has changed, and hardly ever otherwise.
    ///
    /// It is compared after each transition, so it should be cheap to read and to compare. An array
    /// that is observed as a part is copied when it changes; its count is not. Now and then, when many
    /// rows have come and gone, all observers are woken, to find out who is left.
    public subscript<Part: Equatable>(part: KeyPath<R.State, Part>) -> Part {
        let parts = parts ?? ObservedParts()
        self.parts = parts
        return parts.value(of: part, in: currentState)
    }

    /// The ids of the effects under way, in the order of their start.
    var effects: [WorkID] { work.ids }

    /// Reduces what the user did before it returns, unless something is being reduced already.
    ///
    /// Its effects begin in their order, before this returns where the system can start them at once.
    /// An answer that an effect has at hand is then reduced before this returns too; what follows from
    /// that answer begins a turn later, so that no chain of answers holds the main actor. Where other
    /// work, of whichever screen, has not had its turn, effects begin after it.
    @discardableResult
    public func send(_ intent: R.Intent) -> WorkHandle {
        var handle = WorkHandle()
        guard !isReducing else {
            wait(for: &handle) { self.reduce(intent, for: &$0) }
            return handle
        }
        isReducing = true
        reduce(intent, for: &handle)
        reduceWaiting()
        return handle
    }

    private func receive(_ action: R.Action, of job: Work.Job, in group: WorkGroup) {
        var handle = WorkHandle(group)
        guard !isReducing else {
            wait(for: &handle) { self.reduce(action, of: job, for: &$0) }
            return
        }
        isReducing = true
        reduce(action, of: job, for: &handle)
        reduceWaiting()
    }

    /// When its turn comes, an input is reduced as a part of what it came from.
    private func wait(
        for handle: inout WorkHandle, toReduce reduce: @escaping (inout WorkHandle) -> Void
    ) {
        let group = handle.makeGroup()
        let origin = WorkOrigin()
        group.enter()
        waiting.append {
            var handle = WorkHandle(group)
            origin.resume { reduce(&handle) }
            group.leave()
        }
    }

    private func reduceWaiting() {
        while !waiting.isEmpty {
            let batch = waiting
            waiting = []
            for reduce in batch { reduce() }
        }
        isReducing = false
    }

    private func reduce(_ intent: R.Intent, for handle: inout WorkHandle) {
        let effect = transition(by: .intent(intent)) { reducer.reduce(&$0, intent: intent) }
        if let steps = effect.steps { perform(steps, for: &handle) }
    }

    private func reduce(_ action: R.Action, for handle: inout WorkHandle) {
        let effect = transition(by: .action(action)) { reducer.reduce(&$0, action: action) }
        if let steps = effect.steps { perform(steps, for: &handle) }
    }

    /// The answer of an effect, unless that has been given up while the answer waited its turn.
    private func reduce(
        _ action: R.Action, of job: Work.Job, for handle: inout WorkHandle
    ) {
        guard job.isUnderWay else { return }
        reduce(action, for: &handle)
        work.end(job)
    }

    // What only some transitions need is in functions of its own: in a generic class, each type that
    // a function mentions is looked up whenever it is called.

    private func transition(
        by cause: @autoclosure () -> Transition<R>.Cause,
        _ body: (inout R.State) -> Effect<R.Action, R.Event>
    ) -> Effect<R.Action, R.Event> {
        observer == nil ? changeState(body) : observedTransition(by: cause, body)
    }

    @inline(never)
    private func observedTransition(
        by cause: () -> Transition<R>.Cause,
        _ body: (inout R.State) -> Effect<R.Action, R.Event>
    ) -> Effect<R.Action, R.Event> {
        let before = currentState
        let effect = changeState(body)
        observer?(Transition(cause: cause(), before: before, after: currentState))
        return effect
    }

    private func changeState(
        _ body: (inout R.State) -> Effect<R.Action, R.Event>
    ) -> Effect<R.Action, R.Event> {
        change.willChange()
        let effect = body(&currentState)
        change.didChange()
        if parts != nil { updateParts() }
        return effect
    }

    @inline(never)
    private func updateParts() {
        parts?.update(from: currentState)
    }

    private func perform(
        _ steps: [Effect<R.Action, R.Event>.Step], for handle: inout WorkHandle
    ) {
        for step in steps {
            switch step {
            case .run(let scope, let operation):
                start(work.newID(in: scope), operation, for: &handle)
            case .cancellable(let id, let operation):
                start(id, operation, for: &handle)
            case .cancel(let id):
                work.cancel(id)
            case .send(let action):
                wait(for: &handle) { self.reduce(action, for: &$0) }
            case .emit(let event):
                events.emit(event)
            }
        }
    }

    private func start(
        _ id: WorkID, _ operation: @escaping @MainActor () async -> R.Action,
        for handle: inout WorkHandle
    ) {
        let group = handle.makeGroup()
        work.start(id, in: group) { [weak self] job in
            let action = await operation()
            self?.receive(action, of: job, in: group)
        }
    }

    isolated deinit {
        events.finish()
    }
}
