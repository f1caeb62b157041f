public import Observation

/// Holds a screen's state, has its reducer change it, and performs the effects.
///
/// - One input is reduced at a time. What arrives meanwhile, from an effect or an observer, waits
///   its turn in order of arrival; a chain of immediate actions needs no stack.
/// - Of effects with one id, only the newest is answered, whether or not the older heed cancellation.
/// - Effects do not hold the store. When its owner lets go, they are cancelled.
@MainActor
public final class Store<R: Reducer> {
    public typealias Observer = @MainActor (Transition<R>) -> Void

    /// One-shot events; see `EventChannel` for who gets them.
    public let events = EventChannel<R.Event>()

    private let reducer: R
    private let observer: Observer?
    private let work = Work()
    private var inbox: [Input] = []
    private var isReducing = false

    // The `Observable` macro builds its key path anew at each access, which costs microseconds in a
    // generic class. So the conformance is written out, with the key path made once.
    private var currentState: R.State
    private let registrar = ObservationRegistrar()
    private let statePath: KeyPath<Store, R.State>

    private struct Input {
        let cause: Transition<R>.Cause
        let group: WorkGroup
    }

    /// The observer is told of each transition, after it. Without one, no state is ever copied.
    public init(_ initial: R.State, reducer: R, observer: Observer? = nil) {
        self.currentState = initial
        self.reducer = reducer
        self.observer = observer
        self.statePath = \Store.state
    }

    public var state: R.State {
        registrar.access(self, keyPath: statePath)
        return currentState
    }

    /// The ids of the effects under way, in the order of their start.
    var effects: [WorkID] { work.ids }

    /// Reduces what the user did before it returns, unless something is being reduced already.
    @discardableResult
    public func send(_ intent: R.Intent) -> WorkHandle {
        var handle = WorkHandle()
        receive(.intent(intent), for: &handle)
        return handle
    }

    private func receive(_ cause: Transition<R>.Cause, for handle: inout WorkHandle) {
        guard !isReducing else {
            let group = handle.makeGroup()
            group.enter()
            return inbox.append(Input(cause: cause, group: group))
        }
        isReducing = true
        perform(reduce(cause), for: &handle)
        while !inbox.isEmpty {
            let batch = inbox
            inbox = []
            for input in batch {
                var handle = WorkHandle(input.group)
                perform(reduce(input.cause), for: &handle)
                input.group.leave()
            }
        }
        isReducing = false
    }

    private func reduce(_ cause: Transition<R>.Cause) -> Effect<R.Action, R.Event> {
        let before = observer == nil ? nil : currentState
        registrar.willSet(self, keyPath: statePath)
        let effect =
            switch cause {
            case .intent(let intent): reducer.reduce(&currentState, intent: intent)
            case .action(let action): reducer.reduce(&currentState, action: action)
            }
        registrar.didSet(self, keyPath: statePath)
        if let observer, let before {
            observer(Transition(cause: cause, before: before, after: currentState))
        }
        return effect
    }

    private func perform(_ effect: Effect<R.Action, R.Event>, for handle: inout WorkHandle) {
        for step in effect.steps {
            switch step {
            case .run(let scope, let operation):
                start(work.newID(in: scope), operation, for: &handle)
            case .cancellable(let id, let operation):
                start(id, operation, for: &handle)
            case .cancel(let id):
                work.cancel(id)
            case .send(let action):
                receive(.action(action), for: &handle)
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
        work.start(id, in: group) { [weak self] in
            let action = await operation()
            guard !Task.isCancelled else { return }
            var handle = WorkHandle(group)
            self?.receive(.action(action), for: &handle)
        }
    }

    isolated deinit {
        events.finish()
    }
}

extension Store: Observable {}
