public import Domain

/// Sent by effects only: the answers that come back to the counter screen.
public enum CounterAction: Sendable {
    case loadResponse(Result<Counter, CounterError>)
    case changeResponse(Result<Counter, CounterError>)
}
