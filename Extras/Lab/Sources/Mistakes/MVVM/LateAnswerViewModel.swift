import Domain
import FaultyScreens
import Presentation

@MainActor
final class LateAnswerViewModel: FaultyUsersViewModel {

    override func load() {
        #if MEND_1
        guard !state.isLoading else { return }
        #endif
        state.beginLoad()
        loading?.cancel()
        loading = Task { [weak self, useCases] in
            let answer = await Result(catching: useCases.getUsers.execute)
            #if MEND_2
            guard !Task.isCancelled else {
                self?.state.loading = .never
                return
            }
            #elseif MENDED
            guard !Task.isCancelled else { return }
            #endif
            self?.state.show(answer)
        }
    }
}
