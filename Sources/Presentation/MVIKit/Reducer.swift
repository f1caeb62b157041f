/// The rules of a screen: how each intent and each action changes the state.
///
/// Both functions are pure: the same state and input give the same state and effect, and nothing
/// else happens. What has to wait goes into the effect.
public protocol Reducer<State, Intent, Action>: Sendable {
    /// All that the screen knows, and nothing that can be derived from it.
    associatedtype State: Equatable & Sendable
    /// What the user did.
    associatedtype Intent: Sendable
    /// What came back from an effect, or was sent by one.
    associatedtype Action: Sendable
    /// What is told once to whoever shows the screen; `Never` for a screen that tells nothing.
    associatedtype Event: Sendable = Never

    /// Changes the state in place for what the user did, and returns what else is to be done.
    func reduce(_ state: inout State, intent: Intent) -> Effect<Action, Event>
    /// Takes in what came back. What was replaced or cancelled meanwhile never gets here.
    func reduce(_ state: inout State, action: Action) -> Effect<Action, Event>
}
