public import Domain
public import Observation

/// The rules of the users screen, as MVVM.
@MainActor
@Observable
public final class UsersViewModel {
    public private(set) var state = UsersState()
    public let events = Events<UsersEvent>()

    private let useCases: UsersUseCases
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case load
    }

    /// The query is what was searched for when the app ended.
    public init(useCases: UsersUseCases, query: String = "") {
        self.useCases = useCases
        state.query = query
    }

    /// Reads the users, in place of a load that is open.
    @discardableResult
    public func load() -> ScreenTask {
        change {
            $0.loading = .loading
            $0.error = nil
        }
        return tasks.read(.load, for: self, useCases.getUsers.execute) { screen, result in
            screen.change { state in
                switch result {
                case .success(let users):
                    state.loading = .loaded
                    state.show(users)
                case .failure(let error):
                    state.loading = .failed(error)
                    state.show(error)
                }
            }
            screen.events.emit(.loadEnded)
        }
    }

    /// In the search field. It narrows the list at once; no service is asked.
    public var query: String {
        get { state.query }
        set { state.query = newValue }
    }

    /// Emits the event that a user was selected. An id that is not among the users is ignored.
    public func select(_ id: User.ID) {
        guard state[id] != nil else { return }
        events.emit(.userSelected(id))
    }

    /// Looks for the user to whom a link leads. One who is not in the list is loaded first; if nobody is
    /// found, that is an error.
    @discardableResult
    public func openLink(to id: User.ID) -> ScreenTask? {
        let isKnown = state[id] != nil && !state.isLoading
        state.linkedUserID = isKnown ? nil : id
        return isKnown || state.isLoading ? nil : load()
    }

    /// Clears the error, unless another one is shown by now.
    public func dismiss(_ error: UserError) {
        if state.error == error { state.error = nil }
    }

    /// Ends the load that is open.
    public func stop() {
        tasks.cancelReads()
        state.loading.stop()
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change(_ update: (inout UsersState) -> Void) {
        update(&state)
    }
}
