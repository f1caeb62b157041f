public import Domain
public import Observation

/// The rules of the users screen, as MVVM.
@MainActor
@Observable
public final class UsersViewModel {
    public private(set) var state: UsersState

    private let useCases: UsersUseCases
    let tasks = ScreenTasks<TaskID>()

    enum TaskID { case load }

    public init(useCases: UsersUseCases, state: UsersState = UsersState()) {
        self.useCases = useCases
        self.state = state
    }

    /// Reads the users. A load in flight is replaced.
    @discardableResult
    public func load() -> ScreenTask {
        state.beginLoad()
        return tasks.read(.load, for: self, useCases.getUsers.execute) { $0.state.endLoad($1) }
    }

    /// The text of the search field. It filters the list at once, without a request.
    public var query: String {
        get { state.query }
        set { state.query = newValue }
    }

    /// Opens the detail screen of this user, and forgets a link that waits for a load. Ignores an id that no
    /// user has.
    public func select(_ id: User.ID) { state.select(id) }

    /// Closes the detail screen of this user, and the screens above it. Does nothing if it is closed
    /// already.
    public func close(_ id: User.ID) { state.close(id) }

    /// Opens only the detail screen of the user that a link leads to. If the user is not loaded yet, loads
    /// the users. If there is no such user, the screen shows an error.
    @discardableResult
    public func openLink(to id: User.ID) -> ScreenTask? {
        state.openLink(to: id) ? load() : nil
    }

    /// Clears this error. A newer error stays.
    public func dismiss(_ error: UserError) { state.errors.dismiss(error) }

    /// Cancels the load in flight.
    public func stop() {
        tasks.cancelReads()
        state.loading.endSpinner()
    }
}

extension UsersViewModel: @MainActor PartViewModel {}
