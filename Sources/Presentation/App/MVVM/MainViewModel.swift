public import Domain
public import Observation

/// The interface of a part's view model that the main screen calls.
@MainActor
protocol PartViewModel {
    associatedtype State: PartState
    associatedtype TaskID: Hashable
    var state: State { get }
    var tasks: ScreenTasks<TaskID> { get }
    @discardableResult func load() -> ScreenTask
    func dismiss(_ error: State.Failure)
    /// Cancels the reads. Writes go on.
    func stop()
}

extension PartViewModel {
    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { tasks.writesInFlight }

    func onEnd(_ action: @escaping @MainActor () -> Void) { tasks.onEnd = { _ in action() } }

    func dismissFailedWrite() {
        if let error = state.errors.failedWrite { dismiss(error) }
    }
}

/// The rules of the main screen, as MVVM. It holds the view models of its parts.
@MainActor
@Observable
public final class MainViewModel {
    public let session: Session
    public let items: ItemsViewModel
    public let users: UsersViewModel
    public let counter: CounterViewModel
    /// Emitted when all is saved: the session can end.
    public let events = Events<LogOut>()
    public private(set) var tab: MainTab
    /// Set while a logout waits for writes.
    private(set) var logOut: LogOut?

    /// Loads nothing yet. The caller has already given the states of the parts to their view models.
    public init(
        _ state: MainState,
        items: ItemsViewModel,
        users: UsersViewModel,
        counter: CounterViewModel,
    ) {
        session = state.session
        tab = state.tab
        self.items = items
        self.users = users
        self.counter = counter
        for part in parts {
            part.onEnd { [weak self] in
                if let self, let logOut { goOn(logOut) }
            }
        }
    }

    /// The states of all parts and of the screen itself, as one value. Built at each access.
    public var state: MainState {
        var state = MainState(session: session)
        for tab in MainTab.allCases {
            switch tab {
            case .items: state.items = items.state
            case .users: state.users = users.state
            case .counter: state.counter = counter.state
            }
        }
        state.tab = tab
        state.logOut = logOut
        return state
    }

    private var parts: [any PartViewModel] { MainTab.allCases.map { self[$0] } }

    private subscript(tab: MainTab) -> any PartViewModel {
        switch tab {
        case .items: items
        case .users: users
        case .counter: counter
        }
    }

    /// True while a logout waits for writes.
    public var isLoggingOut: Bool { logOut != nil }

    /// Loads all parts.
    public func load() { for part in parts { part.load() } }

    public func select(_ tab: MainTab) { self.tab = tab }

    /// Opens the tab and the detail screen of the link. If the data of the detail screen is not loaded
    /// yet, loads the data.
    @discardableResult
    public func openLink(_ link: AppLink) -> ScreenTask? {
        tab = link.tab
        guard let id = link.id else { return nil }
        switch link.tab {
        case .items: return items.openLink(to: id)
        case .users: return users.openLink(to: id)
        case .counter: return nil
        }
    }

    /// Cancels the reads. Writes go on.
    public func stop() {
        logOut = nil
        for part in parts { part.stop() }
    }

    /// A task that ends when all writes now in flight have ended; nil if no write is in flight.
    var writesInFlight: ScreenTask? { .all(parts.map(\.writesInFlight)) }

    /// Dismisses the error of a failed write, if it is on the screen: the user has seen this error.
    func dismissFailedWrite() { self[tab].dismissFailedWrite() }

    /// Emits the logout when all writes have succeeded. If a write fails, the logout is called off, and the
    /// user sees the error. While a logout waits, shows a form with a draft.
    ///
    /// A part whose server asks for a new login calls this with `.toLogInAgain`.
    func requestLogOut(_ logOut: LogOut) {
        guard !isLoggingOut else {
            if logOut == .toLeave { tab = state.tabWithDraft ?? tab } else { self.logOut = logOut }
            return
        }
        if state.isErrorRead(by: logOut) { dismissFailedWrite() }
        goOn(logOut)
    }

    /// Waits as long as a write is in flight.
    private func goOn(_ logOut: LogOut) {
        switch state.logOutStep(logOut) {
        case .show(let tab):
            self.logOut = nil
            self.tab = tab
        case .wait:
            self.logOut = logOut
        case .end:
            events.emit(logOut)
        }
    }
}
