public import Domain

/// Sent by the views of the counter screen, one for each thing that the user can do.
public enum CounterIntent: Equatable, Sendable {
    case loadRequested
    case incrementTapped
    case decrementTapped
    case resetTapped
    /// Names the error that the user has read.
    case errorDismissed(CounterError)
}
