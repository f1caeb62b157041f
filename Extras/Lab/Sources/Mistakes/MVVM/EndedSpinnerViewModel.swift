import Domain
import FaultyScreens
import Presentation

/// Drops a late answer, but lets it end the spinner.
@MainActor
final class EndedSpinnerViewModel: FaultyViewModel<UsersState, UsersUseCases>, UsersScreen {
    func load() {
        state.beginLoad()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.getUsers.execute)
            guard !Task.isCancelled else {
                #if MISTAKE
                // The load has ended, whether its answer still counts or not.
                self?.state.loading = .never
                #endif
                return
            }
            self?.state.show(answer)
        }
    }
}
