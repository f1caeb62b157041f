/// Sent by effects only. It has no cases as long as the screen asks for nothing.
public enum ThingAction: Sendable {}
