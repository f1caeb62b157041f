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
    public private(set) var tab = MainTab.items
    /// The users that have been navigated to, the one in front last.
    public private(set) var path: [User.ID] = []

    /// Subscribes to the events of `users`; nothing is loaded yet.
    public init(
        session: Session, items: ItemsViewModel, users: UsersViewModel, counter: CounterViewModel
    ) {
        self.session = session
        self.items = items
        self.users = users
        self.counter = counter
        users.events.subscribe { [weak self] event in
            switch event {
            case .navigate(let id): self?.show(id)
            }
        }
    }

    /// The states of the tabs and of what lies around them, put together at each access.
    public var state: MainState {
        var state = MainState(session: session)
        state.items = items.state
        state.users = users.state
        state.counter = counter.state
        state.tab = tab
        state.path = path
        return state
    }

    /// Reads everything, when the screen opens.
    public func load() {
        items.load()
        users.load()
        counter.load()
    }

    public func select(_ tab: MainTab) {
        self.tab = tab
    }

    /// Leaves the user in front, if there is one.
    public func goBack() {
        _ = path.popLast()
    }

    /// Cancels what is in flight; its answers change nothing.
    public func stop() {
        items.stop()
        users.stop()
        counter.stop()
    }

    /// The second of two taps on a user does not open the user twice.
    private func show(_ id: User.ID) {
        if path.last != id { path.append(id) }
    }
}
