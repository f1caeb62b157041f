/// What a store tells its observer. All reports together are a complete log, in order.
public enum StoreReport<R: Reducer>: Sendable {
    case transition(Transition<R>)
    /// The answer of a cancelled effect, which was not reduced.
    case dropped(R.Action, number: Int)
}

/// One input that a store has reduced, and the state on either side.
public struct Transition<R: Reducer>: Sendable {
    public enum Cause: Sendable {
        case intent(R.Intent)
        case action(R.Action)
    }

    /// Counts the reports of this store, from one.
    public let number: Int
    public let cause: Cause
    public let before: R.State
    public let after: R.State
}
