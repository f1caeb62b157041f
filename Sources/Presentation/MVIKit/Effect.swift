/// Work that a reducer asks for, besides its change of the state.
///
/// It is a value: nothing happens until a store performs the steps, in their order.
///
/// ```swift
/// let useCases = ItemsUseCases.offline
/// let loading: Effect<ItemsReducer> = .merge(
///     .cancel(.load), .read(.load, useCases.getItems.execute, as: ItemsAction.loadResponse))
/// _ = loading
/// ```
public struct Effect<R: Reducer> {
    /// Feeds an action to the reducer, unless the read has been replaced or cancelled.
    public typealias Send = @MainActor (R.Action) -> Void

    struct Step {
        let kind: Kind
        /// The path of ids to the child that has asked; empty for the reducer itself.
        var child: [ChildID] = []
        /// False when that child is gone: then it gets no answer.
        var isWanted: @MainActor (R.State) -> Bool = { _ in true }
    }

    enum Kind {
        case read(AnyEffectID, @MainActor (_ send: Send) async -> Void)
        case write(AnyEffectID, @MainActor () async -> R.Action)
        case cancel(AnyEffectID)
        case stop
        case send(R.Action)
        case emit(R.Event)
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    private init(_ kind: Kind) { steps = [Step(kind: kind)] }

    public static var none: Effect { Effect([]) }

    /// Starts a read, and cancels the older one of this id. The answer becomes an action, unless a newer
    /// read has replaced this one.
    public static func read<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        stream(id) { send in send(action(await Result(catching: ask))) }
    }

    /// Like `read`, for many answers: `ask` sends each of them.
    public static func stream(
        _ id: R.EffectID, _ ask: @escaping @MainActor (_ send: Send) async -> Void
    ) -> Effect {
        Effect(.read(SomeEffectID(id), ask))
    }

    /// Starts a write when the earlier ones of this id have ended. Nothing cancels it; if the store is
    /// released, only its answer is dropped.
    public static func write<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        Effect(.write(SomeEffectID(id)) { action(await Result(catching: ask)) })
    }

    /// Cancels the read of this id. Nothing cancels a write, so its id here is a programming error.
    public static func cancel(_ id: R.EffectID) -> Effect { Effect(.cancel(SomeEffectID(id))) }

    /// Cancels the reads of this reducer and of its children. Their writes go out, but the answers are
    /// dropped.
    public static var stop: Effect { Effect(.stop) }

    /// Feeds an action to the reducer, after what it is reducing now.
    public static func send(_ action: R.Action) -> Effect { Effect(.send(action)) }

    /// Hands an event to the owner: to the parent's reducer, or to the subscriber of the store's `events`.
    public static func emit(_ event: R.Event) -> Effect { Effect(.emit(event)) }

    /// All of these, in this order.
    public static func merge(_ effects: [Effect]) -> Effect { Effect(effects.flatMap(\.steps)) }

    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }
}

/// An id of any reducer. It is no `AnyHashable`, because its casts took a fifth of the time of a request.
nonisolated class AnyEffectID: Hashable, CustomStringConvertible {
    var description: String { "" }

    fileprivate func isEqual(to other: AnyEffectID) -> Bool { self === other }
    func hash(into hasher: inout Hasher) {}

    static func == (left: AnyEffectID, right: AnyEffectID) -> Bool { left.isEqual(to: right) }
}

private nonisolated final class SomeEffectID<ID: Hashable>: AnyEffectID {
    private let id: ID

    init(_ id: ID) { self.id = id }

    override var description: String { "\(id)" }

    override func isEqual(to other: AnyEffectID) -> Bool {
        type(of: other) == type(of: self) && unsafeDowncast(other, to: Self.self).id == id
    }

    override func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}
