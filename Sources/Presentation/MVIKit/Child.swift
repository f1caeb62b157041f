/// Connects the reducer of a child, such as a tab or a row, to the reducer of its parent. A `Child` knows
/// where the child's state is, and how the child's actions are wrapped in the parent's actions.
///
/// When the child's state is removed, the child's reads are cancelled, and the answers to the child's
/// writes are dropped. It does not matter which code removes the state.
///
/// ```swift
/// struct PairReducer: @MainActor Reducer {
///     struct State: Equatable { var left = ItemsState(), right = ItemsState() }
///     let left: Child<Self, ItemsReducer>
///
///     init(_ items: ItemsReducer) { left = Child(items, at: \.left) { $0 } }
///
///     func reduce(_ state: inout State, intent: ItemsIntent) -> Effect<Self> {
///         left.reduce(&state, intent: intent, onEvent: never)
///     }
///
///     func reduce(_ state: inout State, action: ItemsAction) -> Effect<Self> {
///         left.reduce(&state, action: action, onEvent: never)
///     }
/// }
/// ```
public struct Child<Parent: Reducer, Part: Reducer> {
    /// Handles an event of the child: changes the parent's state in the same transition.
    ///
    /// Pass a closure, such as `{ receive(&$0, $1) }`. If you passed only the method's name, `receive`,
    /// Swift would copy the parent's reducer into a function value at each call.
    public typealias OnEvent = @MainActor (inout Parent.State, Part.Event) -> Effect<Parent>

    private let reducer: Part
    private let action: @MainActor (Part.Action) -> Parent.Action
    private let change: (inout Parent.State, (inout Part.State) -> Effect<Part>) -> Effect<Part>
    private let position: (Parent.State) -> Position

    /// Where the child is, and how to check that it is still there.
    ///
    /// For example, the items are a child of `MainReducer`, and `main` is a child of `AppReducer`. When
    /// the items ask for a read, the step of this read passes through both parents.
    private struct Position {
        /// Each parent puts the key path of its child in front of the step's path.
        let path: [AnyHashable]
        /// Turns the step's check, which is nil at first, into a check of the parent's state:
        /// - `MainReducer`: the items are never removed, so there is still no check.
        /// - `AppReducer`: a logout removes `main`. So the check is: is the same `main` still there? If the
        ///   step had a check already, that check would be asked next.
        let isThere: (_ inner: Effect<Part>.IsThere?) -> Effect<Parent>.IsThere?
    }

    /// Connects a child that always exists.
    public init(
        _ reducer: Part, at path: WritableKeyPath<Parent.State, Part.State>,
        action: @escaping @MainActor (Part.Action) -> Parent.Action
    ) {
        (self.reducer, self.action) = (reducer, action)
        change = { state, change in change(&state[keyPath: path]) }
        position = { _ in
            Position(path: [path]) { inner in
                inner.map { isThere in { isThere($0[keyPath: path]) } }
            }
        }
    }

    /// Connects a child that can be removed: a sheet, a screen of a stack, a row.
    ///
    /// A child that replaces another child in one transition must have another id. With the same id, the
    /// new child would get the answers to the old child's requests.
    public init(
        _ reducer: Part, at path: WritableKeyPath<Parent.State, Part.State?>,
        action: @escaping @MainActor (Part.Action) -> Parent.Action
    ) where Part.State: Identifiable {
        (self.reducer, self.action) = (reducer, action)
        change = { state, change in Self.change(&state[keyPath: path], change) ?? .none }
        position = { state in
            let id = state[keyPath: path]?.id
            return Position(path: [path, id]) { inner in
                { $0[keyPath: path].map { $0.id == id && (inner?($0) ?? true) } ?? false }
            }
        }
    }

    /// Passes the intent to the child's reducer; does nothing if the child was removed. For a child
    /// without events, pass `never` as `onEvent`.
    @MainActor
    public func reduce(
        _ state: inout Parent.State, intent: Part.Intent, onEvent: OnEvent
    ) -> Effect<Parent> {
        reduce(&state, onEvent) { reducer.reduce(&$0, intent: intent) }
    }

    /// Passes the action to the child's reducer; does nothing if the child was removed. For a child
    /// without events, pass `never` as `onEvent`.
    @MainActor
    public func reduce(
        _ state: inout Parent.State, action: Part.Action, onEvent: OnEvent
    ) -> Effect<Parent> {
        reduce(&state, onEvent) { reducer.reduce(&$0, action: action) }
    }

    @MainActor
    private func reduce(
        _ state: inout Parent.State, _ onEvent: OnEvent,
        _ reduce: (inout Part.State) -> Effect<Part>
    ) -> Effect<Parent> {
        let effect = change(&state, reduce)
        guard !effect.steps.isEmpty else { return .none }
        let position = position(state)
        return Effect(effect.steps.flatMap { wrap($0, position, &state, onEvent) })
    }

    /// Moves the child's state out of the parent's state while the closure runs. If the parent's state
    /// kept a second copy, Swift would copy each array that the closure changes.
    private static func change<Answer>(
        _ state: inout Part.State?, _ change: (inout Part.State) -> Answer
    ) -> Answer? {
        guard var part = state.take() else { return nil }
        defer { state = part }
        return change(&part)
    }

    /// Turns a step of the child into steps of the parent: the actions of a request are wrapped in
    /// actions of the parent. An event becomes the steps that the parent returns for this event.
    @MainActor
    private func wrap(
        _ step: Effect<Part>.Step, _ position: Position, _ state: inout Parent.State,
        _ onEvent: OnEvent
    ) -> [Effect<Parent>.Step] {
        let kind: Effect<Parent>.Kind
        switch step.kind {
        case .read(let id, let ask):
            kind = .read(id) { send in await ask { send(self.action($0)) } }
        case .write(let id, let ask): kind = .write(id) { self.action(await ask()) }
        case .cancel(let id): kind = .cancel(id)
        case .abandon: kind = .abandon
        case .emit(let event): return onEvent(&state, event).steps
        }
        return [
            .init(
                kind: kind, child: position.path + step.child,
                isThere: position.isThere(step.isThere),
                isAfterWrites: step.isAfterWrites)
        ]
    }
}

/// For a child without events: pass this function as `onEvent` to the method `reduce` of `Child`.
public func never<State, Parent: Reducer>(
    _ state: inout State, _ event: Never
) -> Effect<Parent> {}
