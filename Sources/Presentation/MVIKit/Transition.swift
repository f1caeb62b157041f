/// One step of a store, for whoever observes it: what caused it, and the state on either side.
public struct Transition<R: Reducer>: Sendable {
    public enum Cause: Sendable {
        case intent(R.Intent)
        case action(R.Action)
    }

    public let cause: Cause
    public let before: R.State
    public let after: R.State
}
