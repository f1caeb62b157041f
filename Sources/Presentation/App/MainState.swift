public import Domain

/// All that there is while somebody is logged in.
public struct MainState: Equatable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var notes: NotesState
    public var tab = MainTab.allCases[0]
    /// The users that have been navigated to, the one in front last.
    public var userPath: [User.ID] = []

    public init(session: Session) {
        self.session = session
        notes = NotesState(session: session)
    }
}

/// What the main screen tells its parent.
public enum MainEvent: Equatable, Sendable {
    /// The server wants the user to log in again.
    case logInRequested
}

/// The tabs, in their order.
public enum MainTab: String, CaseIterable, Sendable {
    case items
    case users
    case counter
    case notes
}

extension MainState {
    /// The number on the tab of the items.
    public var itemsBadge: Int { items.visibleItems.count }
}
