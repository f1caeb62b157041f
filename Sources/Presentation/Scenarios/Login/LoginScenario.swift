public import Domain

/// The login screen, as scenarios drive it.
public enum LoginScenario: ScenarioFeature {
    nonisolated public static let name = "login"

    nonisolated public static let vocabulary: [ScenarioWord<LoginIntent>] = [
        ScenarioWord(
            "email", text: "TEXT", means: "type the email address", as: LoginIntent.emailChanged),
        ScenarioWord("password", text: "TEXT", isSecret: true, means: "type the password") {
            .passwordChanged(Password($0))
        },
        ScenarioWord("submit", means: "log in with what is typed", as: .submitTapped),
    ]

    nonisolated public static func line(for intent: LoginIntent) -> String {
        switch intent {
        case .emailChanged(""): "email"
        case .emailChanged(let email): "email \(email)"
        case .passwordChanged(let password) where password.isEmpty: "password"
        case .passwordChanged(let password): "password \(password.reveal())"
        case .submitTapped: "submit"
        }
    }

    /// The accounts that there are.
    nonisolated public static let sampleContent = [
        Credentials(email: "al@x.test", password: Password("enigma"))
    ]

    nonisolated public static let sampleScenario = """
        # What can't be right is refused at once, beside its field; no request is opened.
        email al@
        submit
        email al@x.test
        password engima

        # While an answer is awaited, nothing is typed and nothing submitted twice.
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

    public static func makeScreen(
        _ pattern: Pattern, content: [Credentials], requests: Requests
    ) -> Screen<LoginState, LoginIntent> {
        let service = GatedLogin(content, requests: requests)
        switch pattern {
        case .mvvm:
            let viewModel = LoginViewModel(logIn: service)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        case .mvi:
            return Screen(LoginState(), reducer: LoginReducer(logIn: service))
        }
    }
}

extension LoginState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("email", .text(credentials.email.isEmpty ? nil : credentials.email)),
            ScreenField("emailProblem", as: "problem", .text(message(for: .email))),
            ScreenField(
                "password",
                .text(credentials.password.isEmpty ? nil : "\(credentials.password)")),
            ScreenField("passwordProblem", as: "problem", .text(message(for: .password))),
            ScreenField("isSubmitting", as: "waiting", .flag(isSubmitting)),
            ScreenField("error", .text(error?.message)),
            ScreenField("session", .text(session?.email)),
        ]
    }
}
