public import Domain

/// What comes back to the counter screen.
public enum CounterAction: Sendable {
    case loadResponse(Result<Counter, CounterError>)
    case changeResponse(Result<Counter, CounterError>)
}
