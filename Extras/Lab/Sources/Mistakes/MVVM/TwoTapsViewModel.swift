import Domain
import FaultyScreens
import Presentation

/// Logs in at each tap, until somebody is logged in.
@MainActor
final class TwoTapsViewModel: FaultyLoginViewModel {
    override func submit() {
        #if MISTAKE
        guard state.session == nil, state.startSubmitting() else { return }
        #else
        guard state.isEditable, state.startSubmitting() else { return }
        #endif
        let logIn = useCases.loggingIn(state.credentials)
        let login = Task { [weak self] in
            let answer = await Result(catching: logIn)
            self?.show(answer)
        }
        logins.append(login)
    }
}
