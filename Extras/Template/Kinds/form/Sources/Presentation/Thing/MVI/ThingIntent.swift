public import Domain

/// Sent by the views of the thing screen: all that the user can do there.
public enum ThingIntent: Equatable, Sendable {
    case loadRequested
    /// The whole thing, as it is after the change.
    case edited(Thing)
    case disappeared
    /// Names the error that the user has read.
    case errorDismissed(ThingError)
}
