import Domain
import Presentation

/// Logs in, and waits for the answer as itself.
@MainActor
final class HeldScreenViewModel: FaultyLoginViewModel {
    override func submit() {
        guard state.isEditable, state.startSubmitting() else { return }
        Task {
            do throws(AuthenticationError) {
                let session = try await useCases.logIn.execute(state.credentials)
                state.show(session)
                onLogin(session)
            } catch {
                state.show(error)
            }
        }
    }
}
