package import Domain
package import Presentation

/// The login screen, as scenarios play it.
package enum LoginScenario: ScenarioFeature {
    package typealias State = StateAndEvents<LoginState, LoginEvent>

    package enum Step: Equatable, Sendable {
        case email(String)
        case password(String)
        case submit
    }

    nonisolated package static let name = "login"

    nonisolated package static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("email", text: "TEXT", means: "type the email address", as: Step.email),
        ScenarioWord(
            "password", text: "TEXT", means: "type the password", as: Step.password),
        ScenarioWord("submit", means: "log in with what is typed", as: .submit),
    ]

    /// The accounts that there are.
    nonisolated package static let sampleContent = Credentials.samples

    nonisolated package static let sampleScenario = text(PackageResources.login_sample_txt)

    package static func controlledUseCases(
        _ content: [Credentials], _ requests: Requests
    ) -> LoginUseCases {
        LoginUseCases(logIn: ControlledLogInService(content, requests))
    }
}

extension LoginState: ScreenState {
    package var fields: [ScreenField] {
        [
            ScreenField("email", .text(credentials.email.isEmpty ? nil : credentials.email)),
            ScreenField("emailProblem", .text(message(for: .email))),
            ScreenField(
                "password",
                .text(credentials.password.isEmpty ? nil : "\(credentials.password)")),
            ScreenField("passwordProblem", .text(message(for: .password))),
            ScreenField("waiting", .flag(isSubmitting)),
            ScreenField("error", .text(error?.message)),
            ScreenField("session", .text(session?.email)),
        ]
    }
}
