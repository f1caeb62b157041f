public import Domain
public import Presentation

/// The login screen, as scenarios play it.
public enum LoginScenario: Feature {
    public typealias State = LoginState

    public enum Step: Equatable, Sendable {
        case email(String)
        case password(Password)
        case submit
    }

    nonisolated public static let name = "login"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord("email", text: "TEXT", means: "type the email address", as: Step.email),
        ScenarioWord(
            "password", text: "TEXT", secretSample: Credentials.samples[0].password.reveal(),
            means: "type the password"
        ) {
            .password(Password($0))
        },
        ScenarioWord("submit", means: "log in with what is typed", as: .submit),
    ]

    nonisolated public static func line(for step: Step) -> String {
        switch step {
        case .email(""): "email"
        case .email(let email): "email \(email)"
        case .password(let password) where password.isEmpty: "password"
        case .password(let password): "password \(password.reveal())"
        case .submit: "submit"
        }
    }

    /// The accounts that there are.
    nonisolated public static let sampleContent = Credentials.samples

    nonisolated public static let sampleScenario = """
        # What can't be right is refused at once, beside its field; no request is opened.
        email al@
        submit
        email al@x.test
        password engima

        # While an answer is awaited, nothing can be typed and nothing is submitted twice.
        submit
        email eve@x.test
        submit

        # The service answers: the password is mistyped.
        answer 1 ok

        # An edit clears the error. The service can be away, too.
        password enigma
        submit
        answer 2 fail The service is away.
        submit
        answer 3 ok
        """

    public static func controlledUseCases(
        _ content: [Credentials], _ requests: Requests
    ) -> LoginUseCases {
        LoginUseCases(logIn: ControlledLogInService(content, requests))
    }
}

extension LoginState: ScreenState {
    public var fields: [ScreenField] {
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
