public import Domain
public import Observation

/// What the main screen asks of each of its tabs.
@MainActor
protocol TabViewModel {
    @discardableResult func load() -> ScreenTask
    /// Saves what was typed, because the user leaves the app or logs out.
    @discardableResult func saveDrafts() -> ScreenTask?
    /// Cancels the reads, and saves what was typed. Writes go on.
    func stop()
    /// Ends when the writes now in flight have ended; nil if there are none.
    var writesInFlight: ScreenTask? { get }
}

/// The rules of the main screen, as MVVM: it holds its tabs.
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
    /// The errors at the moment of the logout; nil unless a logout waits for writes.
    private var errorsAtLogOut: [MainTab: String]?

    /// Loads nothing yet. The tabs have got their parts of the place.
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

    /// The states of all tabs and of the screen itself, put together at each access.
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

    /// Where the user is on this screen, to be kept.
    public var place: Place { state.place }

    /// The compiler asks for each tab, so none is left out of what all do.
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

    /// Closes the detail of the user in front, if there is one.
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

    /// Saves what was typed, because the user leaves the app or logs out.
    func saveDrafts() {
        for tab in tabs { tab.saveDrafts() }
    }

    /// Cancels the reads, and saves what was typed. Writes go on.
    public func stop() {
        for tab in tabs { tab.stop() }
    }

    /// Ends when the writes now in flight have ended; nil if there are none.
    var writesInFlight: ScreenTask? {
        .all(tabs.map(\.writesInFlight))
    }

    /// Saves what was typed. Returns true if the logout has to wait for writes; a second logout never
    /// waits.
    func beginLogOut() -> Bool {
        guard !isLoggingOut else { return false }
        saveDrafts()
        let state = state
        if state.isWriting { errorsAtLogOut = state.errors }
        return isLoggingOut
    }

    /// Saves what was typed while the logout waited, unless a write has failed.
    func saveMore() {
        if state.tabWithNewError == nil { saveDrafts() }
    }

    /// Returns true if all writes have succeeded. If one has failed, the user stays and reads why.
    func endLogOut() -> Bool {
        let tabWithError = state.tabWithNewError
        errorsAtLogOut = nil
        if let tabWithError { tab = tabWithError }
        return tabWithError == nil
    }
}
