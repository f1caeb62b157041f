/// What comes back to the thing screen: nothing, as long as it asks for nothing.
public enum ThingAction: Sendable {}
