/// The rules of a screen: how each intent and each action changes the state.
///
/// Both functions are pure: the same state and input give the same state and effect, and nothing else
/// happens. What has to wait goes into the effect; a clock, or what makes ids, is handed in. A struct
/// conforms as `@MainActor Reducer`, which also compiles where conformances are not isolated by default.
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
    /// An answer, or whatever else an effect sends. Views never send one.
    associatedtype Action
    /// Emitted once, for the owner of the screen; `Never` for a screen without events.
    associatedtype Event = Never
    /// Names the reads and the writes, so that a newer one can replace or follow an older one.
    associatedtype EffectID: Hashable = Never

    /// Changes the state in place for what the user did, and returns what else is to be done.
    func reduce(_ state: inout State, intent: Intent) -> Effect<Self>
    /// Takes in what came back. The answer of a read that was replaced never gets here.
    func reduce(_ state: inout State, action: Action) -> Effect<Self>
}
