import Domain
import Presentation

/// Loads the users, and asks whether the load was cancelled.
@MainActor
final class EndedSpinnerViewModel: FaultyUsersViewModel {
    override func load() {
        state.startLoading()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            do throws(UserError) {
                let users = try await useCases.getUsers.execute()
                // The load is over, whether its answer still counts or not.
                guard !Task.isCancelled else {
                    self?.state.loading = .never
                    return
                }
                self?.state.show(users)
            } catch {
                if !Task.isCancelled { self?.state.show(error) }
            }
        }
    }
}
