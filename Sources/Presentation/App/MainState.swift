public import Domain

/// The state of the main screen and its parts. It exists while somebody is logged in.
public struct MainState: Codable, Equatable, Identifiable, Sendable {
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

extension MainState {
    /// The main screen of a user whose session can't be read. `place` has the email address of this user.
    init(at place: Place) { self.init(session: Session(email: place.account), place: place) }

    public var id: String { session.email }

    /// Where the user is in the app: the selected tab, and the open screens of each tab, or the screen that
    /// a link is about to open. The app stores this `Place`, and opens the same screens at its next start.
    public var place: Place {
        var place = Place(account: session.email)
        place.tab = tab
        place.itemID = items.linkedItemID ?? items.selectedItemID
        place.userIDs = users.linkedUserID.map { [$0] } ?? users.path
        place.userQuery = users.query
        return place
    }

    /// The number of visible items. The items tab shows this number as its badge.
    public var itemsBadge: Int { items.visibleItems.count }

    subscript(tab: MainTab) -> any PartState {
        switch tab {
        case .items: items
        case .users: users
        case .counter: counter
        }
    }

    /// Each tab, with its state.
    private var parts: [(part: MainTab, state: any PartState)] {
        MainTab.allCases.map { ($0, self[$0]) }
    }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { logOut != nil }

    /// The number of writes that have failed in this session.
    public var failedWrites: Int { parts.reduce(0) { $0 + $1.state.failedWrites } }

    /// Dismisses the error of a failed write, if it is in front: the user has read it.
    mutating func dismissFailedWrite() {
        switch tab {
        case .items: items.errors.dismissFailedWrite()
        case .users: users.errors.dismissFailedWrite()
        case .counter: counter.errors.dismissFailedWrite()
        }
    }

    /// True if this logout shows that the user has read the error in front. “Log In Again” shows it
    /// only for the error of an expired session.
    func isErrorRead(by logOut: LogOut) -> Bool {
        logOut == .toLeave || self[tab].isSessionExpired
    }

    /// The next step of this logout.
    func logOutStep(_ logOut: LogOut) -> LogOutStep<MainTab> {
        LogOutStep(of: parts, for: logOut, isLoggingOut: isLoggingOut)
    }

    /// The tab that the user has to see before the app quits.
    var tabThatHoldsQuit: MainTab? {
        if case .show(let tab) = logOutStep(.toLeave) { tab } else { nil }
    }

    /// The first tab with a form that has a draft.
    var tabWithDraft: MainTab? { parts.first { $0.state.hasDraft }?.part }

    /// True if a second logout ends the session without waiting for writes. False while this would
    /// discard a draft.
    var canLogOutAtOnce: Bool {
        isLoggingOut && tabWithDraft == nil
    }

    /// The main screen for the next login of the same user: at the same place, with the text that the
    /// user has typed.
    var forNextLogin: MainState {
        var next = MainState(session: session, place: place)
        (next.items.form, next.items.notSaved) = (items.form, items.notSaved)
        return next
    }
}
