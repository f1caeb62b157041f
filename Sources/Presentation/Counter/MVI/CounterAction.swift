public import Domain

/// What comes back to the counter screen, whichever request it answers.
public enum CounterAction: Sendable {
    case counterResponse(Result<Counter, CounterError>)
}
