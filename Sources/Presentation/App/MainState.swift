public import Domain

/// All that the main screen and its tabs know, while somebody is logged in.
public struct MainState: Equatable, Identifiable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var notes: NotesState
    public var tab = MainTab.allCases[0]
    public var userPath = UserPath()
    /// The errors at the moment of the logout; nil unless a logout waits for writes.
    public var errorsAtLogOut: MainErrors?

    /// Begins at the place, if there is one. An item, user or note that is gone by now is deselected when
    /// the answers come.
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

    /// Where the user is on this screen, to be kept.
    public var place: Place {
        Place(
            account: session.email, tab: tab, itemID: items.selectedItemID, userIDs: userPath.ids,
            userQuery: users.query, noteID: notes.selectedNoteID)
    }

    /// The number on the tab of the items.
    public var itemsBadge: Int { items.visibleItems.count }

    /// True while something that the user saw succeed is not written yet.
    public var isWriting: Bool {
        !items.deleting.isEmpty || counter.pendingChanges > 0 || !notes.writes.isEmpty
    }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    public var errors: MainErrors {
        MainErrors(items: items.error, counter: counter.error, notes: notes.error)
    }

    /// The tab with a text that could not be saved, or with an error that `old` does not have.
    public func tab(withErrorsSince old: MainErrors?) -> MainTab? {
        func isNew<Failure: DomainError>(_ error: Failure?, _ old: Failure?) -> Bool {
            error != nil && error != old
        }
        if notes.hasRefusedText || isNew(notes.error, old?.notes) { return .notes }
        if isNew(items.error, old?.items) { return .items }
        if isNew(counter.error, old?.counter) { return .counter }
        return nil
    }

    /// The tab with an error that has come since the logout.
    var tabWithNewError: MainTab? { tab(withErrorsSince: errorsAtLogOut) }
}

/// The errors of the screens that write.
public struct MainErrors: Equatable, Sendable {
    let items: ItemError?
    let counter: CounterError?
    let notes: NoteError?
}
