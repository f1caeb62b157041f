/// The rules of a screen: how each intent and each action changes the state.
///
/// Both functions are pure: the same state and input give the same state and effect, and nothing else
/// happens. What has to wait goes into the effect. A clock, and a closure that makes ids, are given to
/// the reducer. A struct conforms as `@MainActor Reducer`: this also compiles where conformances are not
/// isolated by default.
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
    /// All that the screen knows, and nothing that can be derived from it.
    associatedtype State: Equatable
    /// Something that the user did; sent by views.
    associatedtype Intent
    /// Sent by an effect, such as an answer; never by a view.
    associatedtype Action
    /// Emitted once, for the owner of the screen; `Never` for a screen without events.
    associatedtype Event = Never
    /// Names the reads and the writes, so that a newer one can replace or follow an older one.
    associatedtype EffectID: Hashable = Never

    /// Changes the state for what the user did, and returns the work that follows.
    func reduce(_ state: inout State, intent: Intent) -> Effect<Self>
    /// Changes the state for what came back. The answer of a read that was replaced never comes here.
    func reduce(_ state: inout State, action: Action) -> Effect<Self>
}
