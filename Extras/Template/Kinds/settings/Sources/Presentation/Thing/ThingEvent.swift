public import Domain

/// An event of the thing screen, for the parent, which hands it to each screen that reads the thing.
public enum ThingEvent: Equatable, Sendable {
    /// Loaded, or changed by the user. What is changed is saved a little later.
    case changed(Thing)
}
