import Domain
import Observation
import Presentation

/// Logs in, and waits for the answer as itself.
@MainActor @Observable
final class HeldScreenViewModel: FaultyLoginViewModel {
    var state = LoginState()
    var onLogin: (Session) -> Void = { _ in }
    private let useCases: LoginUseCases

    init(useCases: LoginUseCases) { self.useCases = useCases }

    func submit() {
        guard state.isEditable, state.startSubmitting() else { return }
        Task {
            do throws(LogInError) {
                let session = try await useCases.logIn.execute(state.credentials)
                state.show(session)
                onLogin(session)
            } catch {
                state.show(error)
            }
        }
    }
}
