import Domain
import Presentation
import Scenarios

final class LogsInTwice: PlainLoginViewModel {
    override func submit() -> Task<Void, Never>? {
        guard state.session == nil else { return nil }
        return startLogin()
    }
}

final class KeepsPassword: PlainLoginViewModel {
    override func show(_ result: Result<Session, LogInError>, in state: inout LoginState) {
        let password = state.credentials.password
        super.show(result, in: &state)
        if case .success = result { state.credentials.password = password }
    }
}

extension Fault<LoginScenario> {
    static let loginMVVM = [
        Fault(
            .mvvm, LogsInTwice.self, "a second tap logs in twice",
            """
            Nothing asks whether a login is in flight. A reducer needs the same guard, but one \
            stands before all its intents, edits included.
            """, .asEasy),
        Fault(
            .mvvm, KeepsPassword.self, "the password stays after a login",
            """
            The state keeps the password though nothing needs it any more. A reducer can forget to \
            clear it, too.
            """, .asEasy),
    ]
}
