public import Domain
public import Observation

/// The rules of the main screen, as MVVM: a parent of its tabs that subscribes to their events.
@MainActor
@Observable
public final class MainViewModel {
    public let session: Session
    public let items: ItemsViewModel
    public let users: UsersViewModel
    public let counter: CounterViewModel
    public let notes: NotesViewModel
    public let events = Events<MainEvent>()
    public private(set) var tab: MainTab
    public private(set) var userPath: UserPath
    /// The errors of the moment in which the user logged out, while something is still being written.
    private var errorsAtLogOut: MainErrors?

    /// Subscribes to the events of the tabs; nothing is loaded yet. The tabs have their parts of the place.
    public init(
        session: Session, items: ItemsViewModel, users: UsersViewModel, counter: CounterViewModel,
        notes: NotesViewModel, place: Place? = nil
    ) {
        self.session = session
        self.items = items
        self.users = users
        self.counter = counter
        self.notes = notes
        tab = place?.tab ?? MainTab.allCases[0]
        userPath = UserPath(ids: place?.userIDs ?? [])
        users.events.subscribe { [weak self] event in
            guard let self else { return }
            switch event {
            case .userSelected(let id): userPath.select(id)
            case .loadEnded: userPath.endLoad(of: self.users.state)
            }
        }
        notes.events.subscribe { [weak self] event in
            switch event {
            case .logInRequested: self?.events.emit(.logInRequested)
            }
        }
    }

    /// The states of the tabs and of what lies around them, put together at each access.
    public var state: MainState {
        var state = MainState(session: session)
        state.items = items.state
        state.users = users.state
        state.counter = counter.state
        state.notes = notes.state
        state.tab = tab
        state.userPath = userPath
        state.errorsAtLogOut = errorsAtLogOut
        return state
    }

    /// All that is kept of this screen.
    public var place: Place { state.place }

    public var shownUserIDs: [User.ID] { userPath.shown(in: users.state) }

    /// The user has logged out, and the screen is still there because something is being written.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    /// Reads everything, when the screen opens.
    public func load() {
        items.load()
        users.load()
        counter.load()
        notes.load()
    }

    public func select(_ tab: MainTab) {
        self.tab = tab
    }

    /// Leaves the user in front, if there is one.
    public func closeUser() {
        userPath.close(shown: shownUserIDs)
    }

    /// Goes where the link leads. What is not there yet opens when it has been loaded.
    @discardableResult
    public func openLink(_ link: AppLink) -> ScreenTask? {
        tab = link.tab
        guard let id = link.id else { return nil }
        switch link.tab {
        case .items: return items.openLink(to: id)
        case .users:
            userPath = UserPath(ids: [id])
            return users.openLink(to: id)
        case .counter: return nil
        case .notes: return notes.openLink(to: id)
        }
    }

    /// Saves what was typed: the user leaves the app, or logs out.
    func saveDrafts() {
        notes.saveDrafts()
    }

    /// Ends what is being read; what was typed is saved. Writes go on.
    public func stop() {
        items.stop()
        users.stop()
        counter.stop()
        notes.stop()
    }

    /// Ends when the writes that are open now have ended; nil if there are none.
    var writesInFlight: ScreenTask? {
        .all([items.writesInFlight, counter.writesInFlight, notes.writesInFlight])
    }

    /// Saves what was typed. Returns true if the writes are to be waited for; the second time they are not.
    func beginLogOut() -> Bool {
        guard !isLoggingOut else { return false }
        saveDrafts()
        let state = state
        if state.isWriting { errorsAtLogOut = state.errors }
        return isLoggingOut
    }

    /// Saves what was typed since the user logged out, unless something could not be saved.
    func saveMore() {
        if state.tabWithNewError == nil { saveDrafts() }
    }

    /// Returns true if all writes have succeeded. If one has not, shows why, and the user stays.
    func endLogOut() -> Bool {
        let tabWithError = state.tabWithNewError
        errorsAtLogOut = nil
        if let tabWithError { tab = tabWithError }
        return tabWithError == nil
    }
}
