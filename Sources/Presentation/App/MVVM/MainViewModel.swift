public import Domain
public import Observation

/// The rules of the main screen, as MVVM: a parent of its tabs that hears from them.
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

    /// From now on the events of `users` are heard here; nothing is loaded yet.
    public init(
        session: Session, items: ItemsViewModel, users: UsersViewModel, counter: CounterViewModel
    ) {
        self.session = session
        self.items = items
        self.users = users
        self.counter = counter
        users.events.forward { [weak self] event in
            switch event {
            case .navigate(let id): self?.show(id)
            }
        }
    }

    /// The states of the tabs and of what lies around them, put together anew at each access.
    public var state: MainState {
        var state = MainState(session: session)
        state.items = items.state
        state.users = users.state
        state.counter = counter.state
        state.tab = tab
        state.path = path
        return state
    }

    /// Asks for everything, when the screen opens.
    public func load() {
        items.load()
        users.load()
        counter.load()
    }

    public func select(_ tab: MainTab) {
        self.tab = tab
    }

    /// Leaves the user in front. Does nothing where nobody was navigated to.
    public func goBack() {
        _ = path.popLast()
    }

    /// Gives up what is under way; its answers change nothing any more.
    public func stop() {
        items.stop()
        users.stop()
        counter.stop()
    }

    private func show(_ id: User.ID) {
        guard path.last != id else { return }
        path.append(id)
    }
}
