/// Sent by the views of the thing screen, when the user does something.
public enum ThingIntent: Equatable, Sendable {
    case tapped
}
