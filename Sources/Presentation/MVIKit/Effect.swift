/// What a reducer wants done besides the change of state.
///
/// It is a value: nothing happens until a store performs its steps, in the order in which they
/// were put together. An operation starts on the main actor and leaves it where it awaits something
/// that lives elsewhere, such as a repository.
public struct Effect<Action: Sendable, Event: Sendable>: Sendable {
    enum Step: Sendable {
        case run(scope: WorkID, operation: @MainActor () async -> Action)
        case cancellable(WorkID, operation: @MainActor () async -> Action)
        case cancel(WorkID)
        case send(Action)
        case emit(Event)
    }

    /// Most effects are none, and a store that asks no array whether it is empty is faster.
    let steps: [Step]?
}

extension Effect {
    /// Nothing to do.
    public static var none: Effect { Effect(steps: nil) }

    /// Runs `operation` and feeds the action that it returns to the reducer.
    public static func run(_ operation: @escaping @MainActor () async -> Action) -> Effect {
        Effect(steps: [.run(scope: .root, operation: operation)])
    }

    /// Runs `operation` in place of a running one of the same id, whose action is then dropped.
    public static func cancellable(
        id: some Hashable & Sendable, _ operation: @escaping @MainActor () async -> Action
    ) -> Effect {
        Effect(steps: [.cancellable(WorkID(id), operation: operation)])
    }

    /// Cancels what runs under this id, or in the scope of this name, and drops its actions.
    public static func cancel(id: some Hashable & Sendable) -> Effect {
        Effect(steps: [.cancel(WorkID(id))])
    }

    /// Feeds an action to the reducer, after what is being reduced now.
    public static func send(_ action: Action) -> Effect {
        Effect(steps: [.send(action)])
    }

    /// Hands an event to one subscriber of the store's `events`.
    public static func emit(_ event: Event) -> Effect {
        Effect(steps: [.emit(event)])
    }

    /// All of these, in this order.
    public static func merge(_ effects: Effect...) -> Effect {
        Effect(steps: effects.flatMap { $0.steps ?? [] })
    }

    /// This effect of a child as an effect of its parent.
    ///
    /// The scope names this child among the parent's children: it keeps their ids apart, and
    /// `cancel(id: scope)` cancels all that runs in it. What the child emits, the parent decides.
    public func map<ParentAction, ParentEvent>(
        in scope: some Hashable & Sendable,
        action: @escaping @Sendable (Action) -> ParentAction,
        event: (Event) -> Effect<ParentAction, ParentEvent>
    ) -> Effect<ParentAction, ParentEvent> {
        Effect<ParentAction, ParentEvent>(
            steps: steps?.flatMap { step -> [Effect<ParentAction, ParentEvent>.Step] in
                switch step {
                case .run(let inner, let operation):
                    [.run(scope: inner.within(scope)) { action(await operation()) }]
                case .cancellable(let id, let operation):
                    [.cancellable(id.within(scope)) { action(await operation()) }]
                case .cancel(let id):
                    [.cancel(id.within(scope))]
                case .send(let childAction):
                    [.send(action(childAction))]
                case .emit(let childEvent):
                    event(childEvent).steps ?? []
                }
            })
    }

    /// This effect of a child that has no events as an effect of its parent.
    public func map<ParentAction, ParentEvent>(
        in scope: some Hashable & Sendable,
        action: @escaping @Sendable (Action) -> ParentAction
    ) -> Effect<ParentAction, ParentEvent> where Event == Never {
        map(in: scope, action: action, event: impossible)
    }
}

extension Effect: CustomStringConvertible {
    /// The steps by kind and id, such as `cancellable(load), emit(…)`; for tests and traces.
    public var description: String {
        (steps ?? []).map { step in
            switch step {
            case .run(let scope, _): scope == .root ? "run" : "run(\(scope))"
            case .cancellable(let id, _): "cancellable(\(id))"
            case .cancel(let id): "cancel(\(id))"
            case .send(let action): "send(\(action))"
            case .emit(let event): "emit(\(event))"
            }
        }
        .joined(separator: ", ")
    }
}

/// What a parent does about the events of a child that has none.
private func impossible<Action, Event>(_ event: Never) -> Effect<Action, Event> {}
