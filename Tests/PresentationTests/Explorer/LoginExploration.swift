import Domain

@testable import Presentation

extension LoginScenario: ExploredFeature {
    nonisolated static let exploredIntents: [LoginIntent] = [
        .emailChanged("al@x.test"), .emailChanged("al@"), .passwordChanged(Password("enigma")),
        .passwordChanged(Password("engima")), .submitTapped,
    ]

    nonisolated static let exploredContent = sampleContent

    nonisolated static func service(
        after history: History<LoginScenario>, for state: LoginState
    ) -> String { "" }

    nonisolated static func essence(of state: LoginState) -> String {
        let (credentials, error) = (state.credentials, state.error == nil ? "" : "error")
        return """
            \(credentials.email) \(credentials.password.reveal()) \(state.problems) \
            \(state.isSubmitting) \(error) \(state.session?.email ?? "")
            """
    }

    nonisolated static func brokenInvariant(_ history: History<LoginScenario>) -> String? {
        let state = history.state
        guard history.open.count <= 1 else { return "two logins are under way" }
        guard state.isSubmitting == !history.open.isEmpty else {
            return "the spinner does not tell whether a login is under way"
        }
        if let before = history.moments.dropLast().last?.state, before.isSubmitting,
            state.isSubmitting, before.credentials != state.credentials
        {
            return "the fields change while a login is under way"
        }
        if !history.requests.isEmpty, history.requests.contains(where: { $0.name == "log in al@" })
        {
            return "malformed credentials are sent"
        }
        if state.session != nil, history.answers.last?.answer != .ok {
            return "there is a session that no answer has opened"
        }
        if case .unavailable(let message)? = state.error, !history.messages.contains(message) {
            return "the error “\(message)” is shown, which nobody has told"
        }
        return nil
    }
}
