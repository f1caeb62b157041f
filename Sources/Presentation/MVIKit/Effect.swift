/// Work that a reducer asks for besides the change of state.
///
/// It is a value: nothing happens until a store performs the steps, in their order.
public struct Effect<R: Reducer> {
    /// Feeds an action to the reducer, unless the read has been replaced or cancelled.
    public typealias Send = @MainActor (R.Action) -> Void

    public enum Step {
        case read(R.EffectID, @MainActor (_ send: Send) async -> Void)
        case write(R.EffectID, @MainActor () async -> R.Action)
        case cancel(R.EffectID)
        case stop
        case send(R.Action)
        case emit(R.Event)
    }

    public let steps: [Step]

    public static var none: Effect { Effect(steps: []) }

    /// Starts a read, and cancels the older one of this id. The answer becomes an action, unless a newer
    /// read has replaced this one.
    public static func read<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        stream(id) { send in send(action(await Result(catching: ask))) }
    }

    /// As `read`, for what is answered many times: `ask` sends each answer.
    public static func stream(
        _ id: R.EffectID, _ ask: @escaping @MainActor (_ send: Send) async -> Void
    ) -> Effect {
        Effect(steps: [.read(id, ask)])
    }

    /// Asks when the writes of this id before it have ended. Nothing cancels it: when the store is released,
    /// only its answer is dropped.
    public static func write<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        Effect(steps: [.write(id) { action(await Result(catching: ask)) }])
    }

    /// Cancels the read of this id.
    public static func cancel(_ id: R.EffectID) -> Effect { Effect(steps: [.cancel(id)]) }

    /// Cancels all reads and drops the answers of all writes, which go out all the same. Only for the
    /// reducer of the store itself, not for a child's.
    public static var stop: Effect { Effect(steps: [.stop]) }

    /// Feeds an action to the reducer, after what is being reduced now.
    public static func send(_ action: R.Action) -> Effect { Effect(steps: [.send(action)]) }

    /// Hands an event to the subscriber of the store's `events`.
    public static func emit(_ event: R.Event) -> Effect { Effect(steps: [.emit(event)]) }

    /// All of these, in this order.
    public static func merge(_ effects: [Effect]) -> Effect {
        Effect(steps: effects.flatMap(\.steps))
    }

    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }
}

extension Effect {
    /// This effect of a child as an effect of its parent, whose ids wrap the child's.
    ///
    /// `event` says what a child's event means to the parent. Traps on `stop`, which would stop the
    /// child's siblings, too.
    @MainActor
    public func map<Parent: Reducer>(
        id: (R.EffectID) -> Parent.EffectID,
        action: @escaping @MainActor (R.Action) -> Parent.Action,
        event: (R.Event) -> Effect<Parent>
    ) -> Effect<Parent> {
        let lifted = steps.flatMap { step -> [Effect<Parent>.Step] in
            switch step {
            case .read(let child, let ask):
                [.read(id(child)) { send in await ask { send(action($0)) } }]
            case .write(let child, let ask): [.write(id(child)) { action(await ask()) }]
            case .cancel(let child): [.cancel(id(child))]
            case .stop: preconditionFailure("A child cancels its reads one by one.")
            case .send(let child): [.send(action(child))]
            case .emit(let child): event(child).steps
            }
        }
        return Effect<Parent>(steps: lifted)
    }
}

extension Effect where R.Event == Never {
    /// This effect of a child that has no events as an effect of its parent.
    @MainActor
    public func map<Parent: Reducer>(
        id: (R.EffectID) -> Parent.EffectID,
        action: @escaping @MainActor (R.Action) -> Parent.Action
    ) -> Effect<Parent> {
        map(id: id, action: action) { event -> Effect<Parent> in }
    }
}
