import Domain
import Observation
import Presentation

/// Loads the users, and shows whatever is thrown on the way.
@MainActor @Observable
final class CancelledIsErrorViewModel: FaultyUsersViewModel {
    private(set) var state = UsersState()
    var onUserTapped: (User.ID) -> Void = { _ in }
    private let useCases: UsersUseCases
    @ObservationIgnored private var loading: Task<Void, Never>?

    init(useCases: UsersUseCases) { self.useCases = useCases }

    func load() {
        state.startLoading()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            do {
                let users = try await useCases.getUsers.execute()
                try Task.checkCancellation()
                self?.state.show(users)
            } catch {
                // After a cancelled load, a newer one goes on.
                self?.state.show(
                    error as? UserError ?? .unavailable("Try again."), isLoading: Task.isCancelled)
            }
        }
    }

    func search(_ query: String) { state.query = query }

    func select(_ id: User.ID) {
        if state.users.contains(where: { $0.id == id }) { onUserTapped(id) }
    }

    func dismiss(_ error: UserError) {
        if state.error == error { state.error = nil }
    }

    deinit { loading?.cancel() }
}
