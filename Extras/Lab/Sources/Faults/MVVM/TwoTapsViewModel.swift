import Domain
import Presentation

/// Logs in at each tap. A user who is logged in goes on to the main screen.
@MainActor
final class TwoTapsViewModel: FaultyLoginViewModel {
    private var logins: [Task<Void, Never>] = []

    override func submit() {
        guard state.session == nil, state.startSubmitting() else { return }
        let login = Task { [weak self, useCases, credentials = state.credentials] in
            do throws(AuthenticationError) {
                let session = try await useCases.logIn.execute(credentials)
                self?.state.show(session)
                self?.onLogin(session)
            } catch {
                self?.state.show(error)
            }
        }
        logins.append(login)
    }

    deinit {
        for login in logins { login.cancel() }
    }
}
