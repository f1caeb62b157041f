/// What the user can do while logged in.
public enum MainIntent: Equatable, Sendable {
    case items(ItemsIntent)
    case users(UsersIntent)
    case counter(CounterIntent)
    case notes(NotesIntent)
    case tabTapped(MainTab)
    case closeUserTapped
    case linkOpened(AppLink)
}
