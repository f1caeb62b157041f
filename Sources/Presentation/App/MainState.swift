public import Domain

/// The state of the main screen and its parts. It exists while somebody is logged in.
public struct MainState: Equatable, Identifiable, Sendable {
    public let session: Session
    public var items = ItemsState()
    public var users = UsersState()
    public var counter = CounterState()
    public var tab = MainTab.allCases[0]
    /// Set while a logout waits for writes.
    public var logOut: LogOut?

    /// Opens the tab and the detail screens of `place`: the user was there when the app last ended. After
    /// the load, a detail screen closes if its value does not exist any more.
    public init(session: Session, place: Place? = nil) {
        self.session = session
        guard let place else { return }
        tab = place.tab
        items.selectedItemID = place.itemID
        users.path = place.userIDs
        users.query = place.userQuery
    }
}

/// A child of the main screen: a tab, or a part in a sheet or in the tool bar. Parts without a tab come
/// last, because their alerts come last.
///
/// Each `switch` over the parts has no default, so the compiler reports each place where a new part is
/// missing.
public enum MainPart: String, CaseIterable {
    case items
    case users
    case counter

    /// Nil for a part that is no tab.
    public var tab: MainTab? { MainTab(rawValue: rawValue) }
}

/// An event of the main screen, for the parent that shows this screen.
public enum MainEvent: Equatable, Sendable {
    /// All is saved, and the session can end.
    case readyToLogOut(LogOut)
}

extension MainState {
    public var id: String { session.email }

    /// Where the user is in the app: the selected tab, and the open screens of each tab, or the screen that
    /// a link is about to open. The app stores this `Place`, and opens the same screens at its next start.
    public var place: Place {
        var place = Place(account: session.email, tab: tab)
        place.itemID = items.linkedItemID ?? items.selectedItemID
        place.userIDs = users.linkedUserID.map { [$0] } ?? users.path
        place.userQuery = users.query
        return place
    }

    /// The number of visible items. The items tab shows this number as its badge.
    public var itemsBadge: Int { items.visibleItems.count }

    subscript(part: MainPart) -> any PartState {
        switch part {
        case .items: items
        case .users: users
        case .counter: counter
        }
    }

    /// True while a write of the user is in flight.
    public var isWriting: Bool { MainPart.allCases.contains { self[$0].isWriting } }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { logOut != nil }

    /// The number of writes that have failed in this session.
    public var failedWrites: Int {
        MainPart.allCases.reduce(0) { $0 + self[$1].failedWrites }
    }

    /// The first part with a visible error. The error of a tab is visible only while that tab is
    /// selected. The error of a part without a tab is always visible.
    var partWithErrorInFront: MainPart? {
        MainPart.allCases.first { ($0.tab ?? tab) == tab && self[$0].hasError }
    }

    /// True if the user has read the error in front, when this logout begins. “Log In Again” answers only an
    /// error about the session.
    func isErrorRead(by logOut: LogOut) -> Bool {
        logOut == .toLeave || partWithErrorInFront.map { self[$0].isSessionExpired } ?? false
    }

    /// What comes next when the user logs out.
    func logOutStep(_ logOut: LogOut) -> LogOutStep<MainPart> {
        LogOutStep(
            of: MainPart.allCases.map { ($0, self[$0]) }, for: logOut, isLoggingOut: isLoggingOut)
    }

    /// The part that the user has to see before a logout or a quit.
    var partThatHoldsLogOut: MainPart? {
        if case .show(let part) = logOutStep(.toLeave) { part } else { nil }
    }

    /// After a login. If this user had to log in again, the main screen opens as `last`.
    init(session: Session, after last: MainState?) {
        let own = last.flatMap { $0.session == session ? $0 : nil }
        self = own ?? MainState(session: session)
    }

    /// For a user whose session can't be read. `place` has the email address of this user.
    init(at place: Place) { self.init(session: Session(email: place.account), place: place) }

    /// The main screen for the next login of the same user: at the same place, with the text that the
    /// user has typed.
    var forNextLogin: MainState {
        var next = MainState(session: session, place: place)
        (next.items.form, next.items.notSaved) = (items.form, items.notSaved)
        return next
    }

    var partWithDraft: MainPart? { MainPart.allCases.first { self[$0].hasDraft } }

    /// True if a second logout ends the session without waiting for writes. False while this would
    /// discard a draft.
    var canLogOutAtOnce: Bool {
        isLoggingOut && partWithDraft == nil
    }
}
