public import Domain
public import Presentation

/// The login screen, as scenarios play it.
public enum LoginScenario: ScenarioFeature {
    public typealias State = StateAndEvents<LoginState, LoginEvent>

    /// What the user does on the login form.
    public enum Step: Equatable, Sendable {
        case email(String)
        case password(String)
        case submit
    }

    nonisolated public static let name = "login"

    nonisolated public static let vocabulary: [ScenarioWord<Step>] = [
        ScenarioWord(
            "email", text: "TEXT", tried: ["al@x.test", "al@x.test ", "al@x.invalid", "al"],
            as: Step.email),
        ScenarioWord(
            "password", text: "TEXT", tried: ["enigma", "engima", "\"   \"", ""],
            as: Step.password),
        ScenarioWord("submit", as: .submit),
    ]

    /// The accounts that the service knows.
    nonisolated public static let sampleContent = Credentials.samples

    nonisolated public static let sampleScenario = text(PackageResources.login_sample_txt)

    public static func controlledUseCases(
        _ content: [Credentials], _ requests: Requests
    ) -> LoginUseCases {
        LoginUseCases(logIn: ControlledLogInService(accounts: content, requests: requests))
    }

    nonisolated public static func isWaiting(_ state: State) -> Bool { state.screen.isSubmitting }

    /// The summary is `email / password`. Then come the messages of the fields in parentheses, `…` while an
    /// answer is awaited, `!` and the error, `→` and the session.
    nonisolated public static func summary(_ state: State) -> String {
        let state = state.screen
        var words = [state.credentials.email.quotedIfNeeded, "/", "\(state.credentials.password)"]
        words += state.problems.map { "(\($0))" }
        if state.isSubmitting { words.append("…") }
        words += [state.error, state.shownLogOutError].compactMap(\.self).map { "! \($0.message)" }
        if let session = state.session { words.append("→ \(session.email)") }
        return words.joined(separator: " ")
    }

    nonisolated public static let rules = Rule<LoginScenario>.all(
        PackageResources.login_contract_txt)
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
            ScreenField("logOutError", .text(shownLogOutError?.message)),
            ScreenField("session", .text(session?.email)),
        ]
    }
}

/// A service with accounts. A scenario answers its requests.
///
/// The credentials are checked when the request is answered. An address that ends with `.invalid` is
/// refused as malformed, although the form accepts it.
struct ControlledLogInService: LogInUseCase {
    let accounts: [Credentials]
    let requests: Requests

    @MainActor func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
    {
        let credentials = credentials.asSent
        return try await requests.result(
            of: "log in \(credentials.email)", in: LoginScenario.name
        ) {
            _ throws(AuthenticationError) in
            guard !credentials.email.hasSuffix(".invalid") else {
                throw .invalid([.emailMalformed])
            }
            guard accounts.contains(credentials) else { throw .wrongCredentials }
            return Session(email: credentials.email)
        }
    }
}
