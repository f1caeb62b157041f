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

    /// The query is the text of the search when the app ended.
    public init(useCases: UsersUseCases, query: String = "") {
        self.useCases = useCases
        state.query = query
    }

    /// Reads the users. A load in flight is replaced.
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

    /// The text of the search field. It filters the list at once; no service is asked.
    public var query: String {
        get { state.query }
        set { state.query = newValue }
    }

    /// Emits the event that a user was selected. An id that is not among the users is ignored.
    public func select(_ id: User.ID) {
        guard state[id] != nil else { return }
        events.emit(.userSelected(id))
    }

    /// Looks for the user of a link. If the user is not in the list, the users are loaded first; if
    /// nobody is found, that is an error.
    @discardableResult
    public func openLink(to id: User.ID) -> ScreenTask? {
        let isKnown = state[id] != nil && !state.isLoading
        state.linkedUserID = isKnown ? nil : id
        return isKnown || state.isLoading ? nil : load()
    }

    /// Clears this error; a newer one stays.
    public func dismiss(_ error: UserError) {
        if state.error == error { state.error = nil }
    }

    /// Cancels the load in flight.
    public func stop() {
        tasks.cancelReads()
        state.loading.stop()
    }

    /// Changes the state in one write, so that observers are notified once.
    private func change(_ update: (inout UsersState) -> Void) {
        update(&state)
    }
}

extension UsersViewModel: TabViewModel {
    /// The users are only read.
    var writesInFlight: ScreenTask? { nil }
    func saveDrafts() -> ScreenTask? { nil }
}
