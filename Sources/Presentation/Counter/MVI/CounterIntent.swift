public import Domain

/// What the user can do on the counter screen.
public enum CounterIntent: Equatable, Sendable {
    case loadRequested
    case incrementTapped
    case decrementTapped
    case resetTapped
    /// Names the error that the user has read.
    case errorDismissed(CounterError)
}
