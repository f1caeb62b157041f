/// The rules of a screen: how each intent and each action changes the state.
///
/// Both functions are pure: the same state, with the same intent or action, always gives the same new
/// state and effect. They change nothing else. The state is `inout`, and is not returned, so that no long
/// list is copied. Asynchronous work goes into the returned effect. If a rule needs the time or a new id,
/// pass a clock or a closure to the reducer's initializer.
///
/// Write the conformance as `@MainActor Reducer`, so that the struct also compiles in a package where
/// conformances are not isolated by default.
///
/// ```swift
/// struct StepperReducer: @MainActor Reducer {
///     func reduce(_ state: inout Int, intent: Bool) -> Effect<Self> {
///         state += intent ? 1 : -1
///         return .none
///     }
///
///     func reduce(_ state: inout Int, action: Never) -> Effect<Self> {}
/// }
/// ```
@MainActor
public protocol Reducer<State, Intent, Action> {
    /// The values that the screen needs. A value that can be computed from the others is left out.
    associatedtype State: Equatable
    /// What the user, a view or the parent asks for, such as a delete or a load.
    associatedtype Intent
    /// A result of an effect, such as the answer to a read or write. Only effects send actions.
    associatedtype Action
    /// A message, such as “open this user”, to the owner of the screen. Each event is delivered once.
    /// `Never` for a screen without events.
    associatedtype Event = Never
    /// Identifies reads and writes. A new read replaces the read with the same id; a new write waits for
    /// the write with the same id.
    associatedtype EffectID: Hashable = Never

    /// Changes the state for an intent, and returns the work that follows.
    func reduce(_ state: inout State, intent: Intent) -> Effect<Self>
    /// Changes the state for an action, and returns the work that follows. Never gets the answer to a read
    /// that was replaced.
    func reduce(_ state: inout State, action: Action) -> Effect<Self>
}
