import Domain
import Observation
import Presentation

/// Loads the users, each time anew.
@MainActor @Observable
final class LateAnswerViewModel: FaultyUsersViewModel {
    private(set) var state = UsersState()
    var onUserTapped: (User.ID) -> Void = { _ in }
    private let useCases: UsersUseCases
    @ObservationIgnored private var loading: Task<Void, Never>?

    init(useCases: UsersUseCases) { self.useCases = useCases }

    func load() {
        state.startLoading()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            do throws(UserError) {
                let users = try await useCases.getUsers.execute()
                self?.state.show(users)
            } catch {
                self?.state.show(error)
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
