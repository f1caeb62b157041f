/// Work that a reducer asks for besides the change of state.
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
        /// The child that has asked, named by those on the way to it; empty for the reducer itself.
        var child: [ChildID] = []
        /// False when that child is gone, which then gets no answer.
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

    /// As `read`, for what is answered many times: `ask` sends each answer.
    public static func stream(
        _ id: R.EffectID, _ ask: @escaping @MainActor (_ send: Send) async -> Void
    ) -> Effect {
        Effect(.read(SomeEffectID(id), ask))
    }

    /// Asks when the writes of this id before it have ended. Nothing cancels it: when the store is released,
    /// only its answer is dropped.
    public static func write<Value, Failure: Error>(
        _ id: R.EffectID, _ ask: @escaping @MainActor () async throws(Failure) -> Value,
        as action: @escaping @MainActor (Result<Value, Failure>) -> R.Action
    ) -> Effect {
        Effect(.write(SomeEffectID(id)) { action(await Result(catching: ask)) })
    }

    /// Cancels the read of this id. A write is not cancelled: to ask for it is a mistake.
    public static func cancel(_ id: R.EffectID) -> Effect { Effect(.cancel(SomeEffectID(id))) }

    /// Cancels all reads of this reducer and of its children, and drops the answers of their writes, which
    /// go out all the same.
    public static var stop: Effect { Effect(.stop) }

    /// Feeds an action to the reducer, after what is being reduced now.
    public static func send(_ action: R.Action) -> Effect { Effect(.send(action)) }

    /// Hands an event to the owner: to the parent's reducer, or to the subscriber of the store's `events`.
    public static func emit(_ event: R.Event) -> Effect { Effect(.emit(event)) }

    /// All of these, in this order.
    public static func merge(_ effects: [Effect]) -> Effect { Effect(effects.flatMap(\.steps)) }

    public static func merge(_ effects: Effect...) -> Effect { merge(effects) }
}

/// An id of any reducer. `AnyHashable` casts to compare, which took a fifth of the time of a store's request.
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
