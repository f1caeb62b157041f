import Domain
import FaultyScreens
import Presentation

/// Shows every error that a load throws, even after the load was cancelled.
@MainActor
final class CancelledIsErrorViewModel: FaultyViewModel<UsersState, UsersUseCases>, UsersScreen {
    func load() {
        state.beginLoad()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            do {
                let users = try await useCases.getUsers.execute()
                try Task.checkCancellation()
                self?.state.show(.success(users))
            } catch {
                #if MISTAKE
                self?.state.show(error, isLoading: Task.isCancelled)
                #else
                if !Task.isCancelled { self?.state.show(error) }
                #endif
            }
        }
    }
}
