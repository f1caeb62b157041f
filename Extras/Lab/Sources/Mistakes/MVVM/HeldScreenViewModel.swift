import Domain
import FaultyScreens
import Presentation

/// Logs in, and keeps itself alive while it waits for the answer.
@MainActor
final class HeldScreenViewModel: FaultyLoginViewModel {
    override func submit() {
        guard state.isEditable, state.startSubmitting() else { return }
        let logIn = useCases.loggingIn(state.credentials)
        #if MISTAKE
        let login = Task {
            show(await Result(catching: logIn))
        }
        #else
        let login = Task { [weak self] in
            let answer = await Result(catching: logIn)
            self?.show(answer)
        }
        #endif
        logins.append(login)
    }
}
