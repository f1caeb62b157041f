/// What a reducer wants done besides the change of state.
///
/// It is a value: nothing happens until a store performs the steps, in their order. An operation runs on
/// the main actor, which it leaves where it awaits something that lives elsewhere.
public struct Effect<R: Reducer>: Sendable {
    /// Feeds an action to the reducer, unless the effect has been cancelled.
    public typealias Send = @MainActor (R.Action) -> Void
    public typealias Operation = @MainActor (_ send: Send) async -> Void

    public enum Step: Sendable {
        case replace(R.EffectID, Operation)
        case enqueue(R.EffectID, Operation)
        case commit(R.EffectID, @MainActor () async -> R.Action)
        case cancel(R.EffectID)
        case cancelAll
        case send(R.Action)
        case emit(R.Event)
    }

    /// Nil for none, which a store sees without looking up the type of the steps.
    let stepsIfAny: [Step]?

    public var steps: [Step] { stepsIfAny ?? [] }

    private init(_ steps: [Step]) {
        stepsIfAny = steps.isEmpty ? nil : steps
    }
}

extension Effect {
    public static var none: Effect { Effect([]) }

    /// For a read: runs `operation` in place of the effect of this id, which is cancelled.
    public static func run(
        _ id: R.EffectID, _ operation: @escaping @MainActor () async -> R.Action
    ) -> Effect {
        Effect([.replace(id) { send in send(await operation()) }])
    }

    /// For answers that come many times: as `run`, but `operation` sends each of them.
    public static func stream(_ id: R.EffectID, _ operation: @escaping Operation) -> Effect {
        Effect([.replace(id, operation)])
    }

    /// For a write: runs `operation` when all earlier effects of this id have ended.
    public static func enqueue(
        _ id: R.EffectID, _ operation: @escaping @MainActor () async -> R.Action
    ) -> Effect {
        Effect([.enqueue(id) { send in send(await operation()) }])
    }

    /// For a write that must not be lost: as `enqueue`, but `operation` is never cancelled.
    ///
    /// To cancel the effect, or to release the store, only drops the answer.
    public static func commit(
        _ id: R.EffectID, _ operation: @escaping @MainActor () async -> R.Action
    ) -> Effect {
        Effect([.commit(id, operation)])
    }

    /// Cancels the effect of this id and those that wait for it. Their answers are dropped.
    public static func cancel(_ id: R.EffectID) -> Effect { Effect([.cancel(id)]) }

    /// Cancels all that the store runs. Only for the reducer of the store itself, not for a child's.
    public static var cancelAll: Effect { Effect([.cancelAll]) }

    /// Feeds an action to the reducer, after what is being reduced now.
    public static func send(_ action: R.Action) -> Effect { Effect([.send(action)]) }

    /// Hands an event to the subscriber of the store's `events`.
    public static func emit(_ event: R.Event) -> Effect { Effect([.emit(event)]) }

    /// All of these, in this order.
    public static func merge(_ effects: Effect...) -> Effect { Effect(effects.flatMap(\.steps)) }

    /// This effect of a child as an effect of its parent.
    ///
    /// The parent's ids wrap the child's, so two children never share one. What a child's event means is
    /// the parent's to say. Traps on `cancelAll`, which would cancel the siblings, too.
    public func map<Parent: Reducer>(
        id: (R.EffectID) -> Parent.EffectID,
        action: @escaping @Sendable (R.Action) -> Parent.Action,
        event: (R.Event) -> Effect<Parent>
    ) -> Effect<Parent> {
        func lift(_ operation: @escaping Operation) -> Effect<Parent>.Operation {
            { send in await operation { send(action($0)) } }
        }
        return Effect<Parent>(
            steps.flatMap { step -> [Effect<Parent>.Step] in
                switch step {
                case .replace(let child, let operation): [.replace(id(child), lift(operation))]
                case .enqueue(let child, let operation): [.enqueue(id(child), lift(operation))]
                case .commit(let child, let operation):
                    [.commit(id(child)) { action(await operation()) }]
                case .cancel(let child): [.cancel(id(child))]
                case .cancelAll: preconditionFailure("A child cancels its effects one by one.")
                case .send(let child): [.send(action(child))]
                case .emit(let child): event(child).steps
                }
            })
    }
}

extension Effect where R.Event == Never {
    /// This effect of a child that has no events as an effect of its parent.
    public func map<Parent: Reducer>(
        id: (R.EffectID) -> Parent.EffectID,
        action: @escaping @Sendable (R.Action) -> Parent.Action
    ) -> Effect<Parent> {
        map(id: id, action: action) { event -> Effect<Parent> in }
    }
}
