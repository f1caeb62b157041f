public import Domain
public import Observation

/// What the main screen calls on the view model of each tab.
@MainActor
protocol TabViewModel {
    @discardableResult func load() -> ScreenTask
    /// Saves the typed texts. Called when the user leaves the app or logs out.
    @discardableResult func saveDrafts() -> ScreenTask?
    /// Cancels the reads, and saves the typed texts. Writes go on.
    func stop()
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { get }
}

/// The rules of the main screen, as MVVM. It holds the view models of its tabs.
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
    /// The errors that the tabs had when the logout began; nil if no logout is waiting for writes.
    private var errorsAtLogOut: [MainTab: String]?

    /// Loads nothing yet. `place` is where the user was in the app when it last ended. From it, this takes
    /// what is not in a view model, such as the selected tab. Before the call, each tab's view model got
    /// its part.
    public init(
        session: Session,
        items: ItemsViewModel,
        users: UsersViewModel,
        counter: CounterViewModel,
        notes: NotesViewModel,
        place: Place? = nil
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

    /// The states of all tabs and of the screen itself, as one value. Built at each access.
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

    /// Where the user is in the app: the selected tab, and what is open in each tab. The app stores this
    /// `Place`, and opens the same screens at its next start.
    public var place: Place { state.place }

    /// The switch has no default, so the compiler reports a new tab that is missing here.
    private var tabs: [any TabViewModel] {
        MainTab.allCases.map { tab in
            switch tab {
            case .items: items
            case .users: users
            case .counter: counter
            case .notes: notes
            }
        }
    }

    public var shownUserIDs: [User.ID] { userPath.shown(in: users.state) }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { errorsAtLogOut != nil }

    /// Loads all tabs.
    public func load() {
        for tab in tabs { tab.load() }
    }

    public func select(_ tab: MainTab) {
        self.tab = tab
    }

    /// Closes the detail screen of this user, and those above it. Does nothing if it is closed already.
    public func closeUser(_ id: User.ID) {
        userPath.close(id, shown: shownUserIDs)
    }

    /// Opens the tab and the detail screen that the link names. If the data of the detail screen is not
    /// loaded yet, the data is loaded.
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

    /// Saves the typed texts. Called when the user leaves the app or logs out.
    func saveDrafts() {
        for tab in tabs { tab.saveDrafts() }
    }

    /// Cancels the reads, and saves the typed texts. Writes go on.
    public func stop() {
        for tab in tabs { tab.stop() }
    }

    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? {
        .all(tabs.map(\.writesInFlight))
    }

    /// Saves the typed texts. Returns true if the logout has to wait for writes. If a logout already
    /// waits, saves nothing and returns false.
    func beginLogOut() -> Bool {
        guard !isLoggingOut else { return false }
        saveDrafts()
        let state = state
        if state.isWriting { errorsAtLogOut = state.errors }
        return isLoggingOut
    }

    /// Saves text that the user typed while the logout waited for writes. Saves nothing if a write has
    /// failed.
    func saveMore() {
        if state.tabWithNewError == nil { saveDrafts() }
    }

    /// Returns true if all writes have succeeded. If a write has failed, the user stays logged in and
    /// sees the error.
    func endLogOut() -> Bool {
        let tabWithError = state.tabWithNewError
        errorsAtLogOut = nil
        if let tabWithError { tab = tabWithError }
        return tabWithError == nil
    }
}
