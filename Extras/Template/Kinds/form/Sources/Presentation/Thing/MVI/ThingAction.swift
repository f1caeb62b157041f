public import Domain

/// Sent by effects only: the answers that come back to the thing screen.
public enum ThingAction: Sendable {
    case loadResponse(Result<Thing, ThingError>)
    case pauseEnded
    case saveResponse(Result<Void, ThingError>)
}
