import Domain
import Observation
import Presentation

/// Loads the users, each time anew.
@MainActor @Observable
final class LateAnswerViewModel: FaultyUsersViewModel {
    var state = UsersState()
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

    deinit { loading?.cancel() }
}
