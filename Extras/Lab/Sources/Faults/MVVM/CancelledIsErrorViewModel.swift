import Domain
import Presentation

/// Loads the users, and shows whatever is thrown on the way.
@MainActor
final class CancelledIsErrorViewModel: FaultyUsersViewModel {
    override func load() {
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
}
