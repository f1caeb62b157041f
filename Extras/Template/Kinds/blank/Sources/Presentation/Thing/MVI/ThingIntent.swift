/// Sent by the views of the thing screen: all that the user can do there.
public enum ThingIntent: Equatable, Sendable {
    case tapped
}
