/// The work that a reducer returns after it has changed the state: requests (reads and writes), and
/// events.
///
/// An effect is only a value. Nothing happens until a store performs the effect's steps, in their order.
///
/// ```swift
/// func load(_ useCases: ItemsUseCases) -> Effect<ItemsReducer> {
///     .read(.load, useCases.getItems.execute, as: ItemsAction.loadResponse)
/// }
/// ```
public struct Effect<R: Reducer> {
    /// Sends an action from a read to the reducer. If this read was replaced or cancelled, the action is
    /// dropped.
    public typealias Send = @MainActor (R.Action) -> Void

    /// One request that an effect contains, for tests of a reducer.
    public enum Request: Equatable {
        case read(R.EffectID)
        case write(R.EffectID)
        case cancel(R.EffectID)
    }

    struct Step {
        let kind: Kind
        /// The path to the child whose reducer returned this step. The outermost child comes first. Empty
        /// if the store's own reducer returned it.
        var child: [AnyHashable] = []
        /// Returns false after the child was removed from the state. From that moment, the store drops
        /// the answers to the child's requests. Nil for a child that is never removed.
        var isThere: IsThere?
        var isAfterWrites = false
    }

    typealias IsThere = (R.State) -> Bool

    enum Kind {
        case read(AnyHashable, @MainActor (_ send: Send) async -> Void)
        case write(AnyHashable, @MainActor () async -> R.Action)
        case cancel(AnyHashable)
        case abandon
        case emit(R.Event)
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    private init(_ kind: Kind) { steps = [Step(kind: kind)] }

    public static var none: Effect { Effect([]) }

    /// The requests of the reducer itself, in their order, without the requests of its children.
    public var requests: [Request] {
        steps.filter(\.child.isEmpty).compactMap {
            switch $0.kind {
            case .read(let id, _): (id.base as? R.EffectID).map(Request.read)
            case .write(let id, _): (id.base as? R.EffectID).map(Request.write)
            case .cancel(let id): (id.base as? R.EffectID).map(Request.cancel)
            case .abandon, .emit: nil
            }
        }
    }

    /// Starts a read, and cancels an older read with the same id. `action` turns the answer into an
    /// action. If a newer read replaces this read, the answer to this read is dropped.
    public static func read<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        stream(id) { send in send(action(await Result(catching: ask))) }
    }

    /// Like `read`, but for many answers: `ask` calls `send` for each answer.
    public static func stream(
        _ id: R.EffectID, _ ask: @escaping @MainActor (_ send: Send) async -> Void
    ) -> Effect {
        Effect(.read(id, ask))
    }

    /// Starts a write after all earlier writes with the same id have ended. Nothing cancels a write. If
    /// the store is released, the write still goes out, and only its answer is dropped.
    public static func write<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        Effect(.write(id) { action(await Result(catching: ask)) })
    }

    /// Cancels the read with this id. Nothing cancels a write, so passing the id of a write is a
    /// programming error.
    public static func cancel(_ id: R.EffectID) -> Effect { Effect(.cancel(id)) }

    /// Cancels the reads of this reducer and of its children. Their writes still go out, but the answers
    /// to the writes are dropped.
    public static var abandon: Effect { Effect(.abandon) }

    /// This effect, but its requests wait until all writes that the store has in flight have ended.
    public var afterWrites: Effect {
        var steps = steps
        for index in steps.indices { steps[index].isAfterWrites = true }
        return Effect(steps)
    }

    /// Sends an event to the owner of the screen: to the parent's reducer or, without a parent, to the
    /// subscriber of the store's `events`.
    public static func emit(_ event: R.Event) -> Effect { Effect(.emit(event)) }

    /// Combines effects. The store performs their steps in the given order.
    public static func merge(_ effects: [Effect]) -> Effect { Effect(effects.flatMap(\.steps)) }

    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }
}
