public import Domain
public import Observation

/// The rules of the users screen, as MVVM.
@MainActor
@Observable
public final class UsersViewModel {
    public private(set) var state = UsersState()
    public let events = Events<UsersEvent>()

    private let useCases: UsersUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID: Hashable {
        case load
    }

    /// `query` is the text that was in the search field when the app ended.
    public init(useCases: UsersUseCases, query: String = "") {
        self.useCases = useCases
        state.query = query
    }

    /// Reads the users. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        change {
            $0.loading = .loading
            $0.errors.beginRead()
        }
        return tasks.read(.load, for: self, useCases.getUsers.execute) { screen, result in
            screen.change { state in
                switch result {
                case .success(let users):
                    state.loading = .loaded
                    state.show(users)
                case .failure(let error):
                    state.loading = .failed(error)
                    state.errors.failRead(error)
                    state.forgetLink()
                }
            }
            screen.events.emit(.loadEnded)
        }
    }

    /// The text of the search field. It filters the list at once, without a request.
    public var query: String {
        get { state.query }
        set { state.query = newValue }
    }

    /// Emits `UsersEvent.userSelected`, and forgets a link that waits for a load. Ignores an id that no user has.
    public func select(_ id: User.ID) {
        guard state[id] != nil else { return }
        if state.linkedUserID != nil { state.linkedUserID = nil }
        events.emit(.userSelected(id))
    }

    /// Checks that the user of a link exists; the parent opens the detail screen. If the user is not
    /// loaded yet, loads the users first. If there is no such user, the screen shows an error.
    @discardableResult
    public func openLink(to id: User.ID) -> ScreenTask? {
        let isKnown = state[id] != nil && !state.isLoading
        state.linkedUserID = isKnown ? nil : id
        return isKnown || state.isLoading ? nil : load()
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: UserError) {
        state.errors.dismiss(error)
    }

    /// Cancels the load in flight.
    public func stop() {
        tasks.cancelReads()
        state.loading.stop()
    }

    /// Changes the state in one step, so that observers are notified only once.
    private func change(_ update: (inout UsersState) -> Void) {
        update(&state)
    }
}

extension UsersViewModel: @MainActor TabViewModel {}
