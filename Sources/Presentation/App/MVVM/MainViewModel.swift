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
    public let events = EventChannel<MainEvent>()
    public private(set) var tab = MainTab.items
    /// The users that have been navigated to, the one in front last.
    public private(set) var userPath: [User.ID] = []

    /// Subscribes to the events of the tabs; nothing is loaded yet.
    public init(
        session: Session, items: ItemsViewModel, users: UsersViewModel, counter: CounterViewModel,
        notes: NotesViewModel
    ) {
        self.session = session
        self.items = items
        self.users = users
        self.counter = counter
        self.notes = notes
        users.events.subscribe { [weak self] event in
            switch event {
            case .navigate(let id): self?.showUser(id)
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
        return state
    }

    /// Reads everything, when the screen opens.
    public func load() {
        items.load()
        users.load()
        counter.load()
        notes.observe()
    }

    public func select(_ tab: MainTab) {
        self.tab = tab
    }

    /// Leaves the user in front, if there is one.
    public func closeUser() {
        _ = userPath.popLast()
    }

    /// Saves what was typed and cancels the rest; its answers change nothing.
    @discardableResult
    public func stop() -> Task<Void, Never> {
        items.stop()
        users.stop()
        counter.stop()
        let saves: [Task<Void, Never>?] = [notes.stop()]
        return Task { for save in saves { await save?.value } }
    }

    /// The second of two taps on a user does not open the user twice.
    private func showUser(_ id: User.ID) {
        if userPath.last != id { userPath.append(id) }
    }
}
