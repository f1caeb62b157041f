public import Domain
public import Observation

/// The rules of the users screen, as MVVM.
@MainActor
@Observable
public final class UsersViewModel {
    public private(set) var state = UsersState() {
        didSet { parts.update(from: _state) }
    }
    /// One-shot events; see `EventChannel` for who gets them.
    public let events = EventChannel<UsersEvent>()

    private let getUsers: any GetUsersUseCase
    private let work = Work()
    private let parts = ObservedParts<UsersState>()

    private enum WorkName: Hashable {
        case load
    }

    public init(getUsers: any GetUsersUseCase) {
        self.getUsers = getUsers
    }

    /// A part of the state. Whoever observes it is woken when it has changed, and hardly ever otherwise.
    public subscript<Part: Equatable>(part: KeyPath<UsersState, Part>) -> Part {
        parts.value(of: part, in: _state)
    }

    /// Asks for the users. The answer to an older load that is still under way is dropped.
    @discardableResult
    public func load() -> WorkHandle {
        state.isLoading = true
        state.error = nil
        return work.start(WorkID(WorkName.load)) { [weak self, getUsers] in
            let result = await Result(catching: getUsers.execute)
            guard !Task.isCancelled, let self else { return }
            switch result {
            case .success(let users): state.users = users
            case .failure(.cancelled): break
            case .failure(let error): state.error = error
            }
            // Whoever was woken may have asked again, and then the rest belongs to the newer load.
            guard !Task.isCancelled else { return }
            state.isLoading = false
        }
    }

    /// Narrows the list at once. No service is asked.
    public func search(_ query: String) {
        state.query = query
    }

    /// Emits the event to navigate to a user. An id that is not among the users is ignored.
    public func select(_ id: User.ID) {
        guard state.users.contains(where: { $0.id == id }) else { return }
        events.emit(.navigate(id))
    }

    public func clearError() {
        state.error = nil
    }

    /// Gives up what is under way; its answers change nothing any more.
    public func stop() {
        work.cancelAll()
    }

    isolated deinit {
        events.finish()
    }
}
