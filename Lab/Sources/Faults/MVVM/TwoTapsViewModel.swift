import Domain
import Observation
import Presentation

/// Logs in at each tap. Whoever is logged in goes on to the main screen.
@MainActor @Observable
final class TwoTapsViewModel: FaultyLoginViewModel {
    var state = LoginState()
    var onLogin: (Session) -> Void = { _ in }
    private let useCases: LoginUseCases
    @ObservationIgnored private var logins: [Task<Void, Never>] = []

    init(useCases: LoginUseCases) { self.useCases = useCases }

    func submit() {
        guard state.session == nil, state.startSubmitting() else { return }
        let login = Task { [weak self, useCases, credentials = state.credentials] in
            do throws(LogInError) {
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
