public import Domain

/// What comes back to the thing screen.
public enum ThingAction: Sendable {
    case loadResponse(Result<Thing, ThingError>)
    case pauseEnded
    case saveResponse(Result<Void, ThingError>)
}
