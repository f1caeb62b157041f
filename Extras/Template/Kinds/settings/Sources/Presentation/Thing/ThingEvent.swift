public import Domain

/// An event of the thing screen, for the parent, which tells each screen that reads the thing.
public enum ThingEvent: Equatable, Sendable {
    /// Sent after a load, and at once after a change by the user, which may not be saved yet.
    case changed(Thing)
}
