public import Domain
import Presentation

extension LoginScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .email("al@x.test"), .email("al@"), .email("al@x.invalid"), .password(Password("enigma")),
        .password(Password("engima")), .submit,
    ]

    nonisolated public static let exploredContent = sampleContent

    /// Without an account nobody is ever logged in, and a walk goes on.
    nonisolated public static let walkContent: [Credentials] = []

    nonisolated public static func canonicalState(_ state: State) -> String {
        let state = state.screen
        let (credentials, error) = (state.credentials, state.error == nil ? "" : "error")
        return """
            \(credentials.email) \(credentials.password.reveal()) \(state.problems) \
            \(state.isSubmitting) \(error) \(state.session?.email ?? "")
            """
    }

    nonisolated public static func isWaiting(_ state: State) -> Bool {
        state.screen.isSubmitting
    }

    nonisolated public static var situations: [Situation<LoginScenario>] {
        [
            Situation("a field has a problem") { !$0.state.screen.problems.isEmpty },
            Situation("the credentials are wrong") { $0.state.screen.error == .wrongCredentials },
            Situation("the service finds wrong what the form accepts") {
                !$0.state.screen.problems.isEmpty && $0.lastAnswer != nil
            },
            Situation("the service is away") { !$0.messages.isEmpty },
            Situation("a session is open") { $0.state.screen.session != nil },
        ]
    }
}
