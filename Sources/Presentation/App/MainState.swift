public import Domain

/// The state of the main screen and its tabs. It exists while somebody is logged in.
public struct MainState: Equatable, Identifiable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var notes: NotesState
    public var tab = MainTab.allCases[0]
    public var userPath = UserPath()
    /// The errors that the tabs had when the logout began; nil if no logout is waiting for writes.
    public var errorsAtLogOut: [MainTab: String]?

    /// Opens the tab and the detail screens of `place`, where the user was in the app when it last ended.
    /// After the load, a detail screen closes if the value that it shows does not exist any more.
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

/// What a tab reports when the user quits the app or logs out: writes in flight, errors, and refused
/// texts.
public protocol TabState {
    /// True while a write of the user is in flight.
    var isWriting: Bool { get }
    /// The newest error of a write or a read, until the user dismisses it or a new read or write clears
    /// it. Nil in a tab that only reads.
    var writeError: (any DomainError)? { get }
    /// True if a typed text could not be saved, until the user changes the text or a new save begins.
    var hasRefusedText: Bool { get }
}

/// An event of the main screen, for the parent that shows this screen.
public enum MainEvent: Equatable, Sendable {
    /// The user wants to log in again, because the server asks for it.
    case logInRequested
}

extension MainState {
    public var id: String { session.email }

    public var shownUserIDs: [User.ID] { userPath.shown(in: users) }

    /// Where the user is in the app: the selected tab, and what is open in each tab. The app stores this
    /// `Place`, and opens the same screens at its next start.
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

    /// The number of visible items. The items tab shows this number as its badge.
    public var itemsBadge: Int { items.visibleItems.count }

    /// The switch has no default, so the compiler reports a new tab that is missing here.
    subscript(tab: MainTab) -> any TabState {
        switch tab {
        case .items: items
        case .users: users
        case .counter: counter
        case .notes: notes
        }
    }

    /// True while a write of the user is in flight.
    public var isWriting: Bool { MainTab.allCases.contains { self[$0].isWriting } }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    /// The `writeError` of each tab, as the text of its `details`. A tab without an error is left out.
    public var errors: [MainTab: String] {
        var errors: [MainTab: String] = [:]
        for tab in MainTab.allCases { errors[tab] = self[tab].writeError?.details }
        return errors
    }

    /// The first tab that has a text that could not be saved, or an error that is not in `old`.
    public func tab(withErrorsSince old: [MainTab: String]?) -> MainTab? {
        let errors = errors
        return MainTab.allCases.first { tab in
            self[tab].hasRefusedText || errors[tab] != nil && errors[tab] != old?[tab]
        }
    }

    /// The first tab that has a text that could not be saved, or an error that came after the logout
    /// began.
    var tabWithNewError: MainTab? { tab(withErrorsSince: errorsAtLogOut) }
}
