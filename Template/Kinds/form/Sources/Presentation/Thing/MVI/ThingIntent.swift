public import Domain

/// What the user can do on the thing screen.
public enum ThingIntent: Equatable, Sendable {
    case loadRequested
    /// The whole thing, as it is after the change.
    case edited(Thing)
    case disappeared
    /// Names the error that the user has read.
    case errorDismissed(ThingError)
}
