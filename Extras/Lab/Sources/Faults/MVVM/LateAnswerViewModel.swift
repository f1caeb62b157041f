import Domain
import Presentation

/// Loads the users again each time.
@MainActor
final class LateAnswerViewModel: FaultyUsersViewModel {
    override func load() {
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
}
