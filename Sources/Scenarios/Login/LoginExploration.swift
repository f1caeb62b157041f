public import Domain
public import Presentation

extension LoginScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .email("al@x.test"), .email("al@"), .password(Password("enigma")),
        .password(Password("engima")), .submit,
    ]

    nonisolated public static let exploredContent = sampleContent

    /// Without an account nobody is ever logged in, and a walk goes on.
    nonisolated public static let walkContent: [Credentials] = []

    nonisolated public static func canonicalState(_ state: LoginState) -> String {
        let (credentials, error) = (state.credentials, state.error == nil ? "" : "error")
        return """
            \(credentials.email) \(credentials.password.reveal()) \(state.problems) \
            \(state.isSubmitting) \(error) \(state.session?.email ?? "")
            """
    }

    nonisolated public static func isWaiting(_ state: LoginState) -> Bool { state.isSubmitting }

    nonisolated public static var situations: [Situation<LoginScenario>] {
        [
            Situation("a field has a problem") { !$0.state.problems.isEmpty },
            Situation("the credentials are wrong") { $0.state.error == .wrongCredentials },
            Situation("the service is away") { !$0.messages.isEmpty },
            Situation("a session is open") { $0.state.session != nil },
        ]
    }

    nonisolated public static func brokenInvariant(
        _ history: History<LoginScenario>
    ) -> String? {
        let state = history.state
        guard history.open.count <= 1 else { return "two logins are in flight" }
        guard state.isSubmitting == !history.open.isEmpty else {
            return "the spinner does not show whether a login is in flight"
        }
        if let before = history.previousState, before.isSubmitting, state.isSubmitting,
            before.credentials != state.credentials
        {
            return "the fields change while a login is in flight"
        }
        if history.requests.contains(where: { $0.name == "log in al@" }) {
            return "malformed credentials are sent"
        }
        if state.session != nil, history.answers.last?.succeeded != true {
            return "there is a session that no answer has opened"
        }
        if case .unavailable(let message)? = state.error, !history.messages.contains(message) {
            return "the error “\(message)” is shown, which no answer has brought"
        }
        return nil
    }
}
