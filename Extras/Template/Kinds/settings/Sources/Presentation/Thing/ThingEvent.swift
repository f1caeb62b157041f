public import Domain

/// An event of the thing screen. The parent passes it to each screen that reads the thing.
public enum ThingEvent: Equatable, Sendable {
    /// Sent after a load, and after a change by the user, even if the change is not saved yet.
    case changed(Thing)
}
