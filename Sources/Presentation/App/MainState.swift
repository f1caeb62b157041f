public import Domain

/// All that there is while somebody is logged in.
public struct MainState: Equatable, Identifiable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var notes: NotesState
    public var tab = MainTab.allCases[0]
    public var userPath = UserPath()
    /// The errors of the moment in which the user logged out, while something is still being written.
    public var errorsAtLogOut: MainErrors?

    /// As it was left, if there is a place. What is gone by now is left out when the answers come.
    public init(session: Session, place: Place? = nil) {
        self.session = session
        notes = NotesState(session: session)
        guard let place else { return }
        tab = place.tab
        items.selectedItemID = place.itemID
        userPath = UserPath(ids: place.userIDs)
        users.query = place.userQuery
        notes.selectedNoteID = place.noteID
    }
}

/// Emitted once, for the app that shows the main screen.
public enum MainEvent: Equatable, Sendable {
    /// The server wants the user to log in again.
    case logInRequested
}

extension MainState {
    public var id: String { session.email }

    public var shownUserIDs: [User.ID] { userPath.shown(in: users) }

    /// All that is kept of this screen.
    public var place: Place {
        Place(
            account: session.email, tab: tab, itemID: items.selectedItemID, userIDs: userPath.ids,
            userQuery: users.query, noteID: notes.selectedNoteID)
    }

    /// The number on the tab of the items.
    public var itemsBadge: Int { items.visibleItems.count }

    /// The user saw something succeed that is not written yet.
    public var isWriting: Bool {
        !items.deleting.isEmpty || counter.pendingChanges > 0 || !notes.writes.isEmpty
    }

    /// The user has logged out, and the screen is still there because something is being written.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    public var errors: MainErrors {
        MainErrors(items: items.error, counter: counter.error, notes: notes.error)
    }

    /// The tab that has a text which could not be saved, or an error that was not there then.
    public func tab(withErrorsSince old: MainErrors?) -> MainTab? {
        func isNew<Failure: DomainError>(_ error: Failure?, _ old: Failure?) -> Bool {
            error != nil && error != old
        }
        if notes.hasRefusedText || isNew(notes.error, old?.notes) { return .notes }
        if isNew(items.error, old?.items) { return .items }
        if isNew(counter.error, old?.counter) { return .counter }
        return nil
    }

    /// Of the errors that have come since the user logged out.
    var tabWithNewError: MainTab? { tab(withErrorsSince: errorsAtLogOut) }
}

/// The errors of the screens that write.
public struct MainErrors: Equatable, Sendable {
    let items: ItemError?
    let counter: CounterError?
    let notes: NoteError?
}
