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
    public var errorsAtLogOut: [MainTab: String]?

    /// Begins at the place, if there is one. What is gone by now is deselected when the answers come.
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

/// What a tab has to say when the user leaves the app, or logs out.
public protocol TabState {
    /// True while something that the user saw succeed is not written yet.
    var isWriting: Bool { get }
    /// Of a write, until it is dismissed; may be that of a read, too. Nil in a tab that only reads.
    var writeError: (any DomainError)? { get }
    /// True if a text could not be saved, and has not been tried again.
    var hasRefusedText: Bool { get }
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
            account: session.email,
            tab: tab,
            itemID: items.selectedItemID,
            userIDs: userPath.ids,
            userQuery: users.query,
            noteID: notes.selectedNoteID,
        )
    }

    /// The number on the tab of the items.
    public var itemsBadge: Int { items.visibleItems.count }

    /// The compiler asks for each tab, so none is left out of what is asked of all.
    subscript(tab: MainTab) -> any TabState {
        switch tab {
        case .items: items
        case .users: users
        case .counter: counter
        case .notes: notes
        }
    }

    /// True while something that the user saw succeed is not written yet.
    public var isWriting: Bool { MainTab.allCases.contains { self[$0].isWriting } }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    /// In full, of the tabs that have one.
    public var errors: [MainTab: String] {
        var errors: [MainTab: String] = [:]
        for tab in MainTab.allCases { errors[tab] = self[tab].writeError?.details }
        return errors
    }

    /// The tab with a text that could not be saved, or with an error that `old` does not have.
    public func tab(withErrorsSince old: [MainTab: String]?) -> MainTab? {
        let errors = errors
        return MainTab.allCases.first { tab in
            self[tab].hasRefusedText || errors[tab] != nil && errors[tab] != old?[tab]
        }
    }

    /// The tab with an error that has come since the logout.
    var tabWithNewError: MainTab? { tab(withErrorsSince: errorsAtLogOut) }
}
