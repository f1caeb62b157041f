public import Domain

/// Sent by the views of the thing screen, when the user does something.
public enum ThingIntent: Equatable, Sendable {
    case loadRequested
    /// The whole thing, as it is after the change.
    case edited(Thing)
    case disappeared
    /// Names the error that the user has read.
    case errorDismissed(ThingError)
}
