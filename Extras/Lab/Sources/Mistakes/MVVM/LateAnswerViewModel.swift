import Domain
import FaultyScreens
import Presentation

/// Loads the users again each time, and shows each answer.
@MainActor
final class LateAnswerViewModel: FaultyViewModel<UsersState, UsersUseCases>, UsersScreen {
    func load() {
        #if MEND_1
        guard !state.isLoading else { return }
        #endif
        state.beginLoad()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.getUsers.execute)
            #if MISTAKE
            self?.state.show(answer)
            #elseif MEND_1
            self?.state.show(answer)
            #elseif MEND_2
            if Task.isCancelled { self?.state.loading = .never } else { self?.state.show(answer) }
            #else
            if !Task.isCancelled { self?.state.show(answer) }
            #endif
        }
    }
}
