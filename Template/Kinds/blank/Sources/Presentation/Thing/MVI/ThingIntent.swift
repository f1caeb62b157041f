/// What the user can do on the thing screen.
public enum ThingIntent: Equatable, Sendable {
    case tapped
}
