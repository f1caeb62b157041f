/// The rules of a screen: how each intent and each action changes the state.
///
/// Both functions are pure: the same state and input give the same state and effect, and nothing
/// else happens. What has to wait goes into the effect.
public protocol Reducer<State, Intent, Action>: Sendable {
    associatedtype State: Equatable & Sendable
    /// What the user did.
    associatedtype Intent: Sendable
    /// What came back from an effect.
    associatedtype Action: Sendable
    /// What is told once to whoever shows the screen.
    associatedtype Event: Sendable = Never

    func reduce(_ state: inout State, intent: Intent) -> Effect<Action, Event>
    func reduce(_ state: inout State, action: Action) -> Effect<Action, Event>
}
