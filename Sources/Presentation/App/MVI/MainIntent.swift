/// Sent by the views of the main screen; most wrap an intent of one of its tabs.
public enum MainIntent: Equatable, Sendable {
    case items(ItemsIntent)
    case users(UsersIntent)
    case counter(CounterIntent)
    case notes(NotesIntent)
    case tabTapped(MainTab)
    case closeUserTapped
    case linkOpened(AppLink)
}
