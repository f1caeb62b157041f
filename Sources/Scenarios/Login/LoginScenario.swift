public import Domain
public import Presentation

/// The login screen, as scenarios play it, with a subscriber to its events.
public enum LoginScenario: Feature {
    /// The screen, and the events that the subscriber has had.
    public struct State: Equatable, Sendable {
        public var screen: LoginState
        public var events: [Delivery]

        public init(screen: LoginState, events: [Delivery] = []) {
            self.screen = screen
            self.events = events
        }
    }

    /// An event, and whether the screen already showed the session that it belongs to.
    public struct Delivery: Equatable, Sendable {
        public let session: Session
        public let isShown: Bool

        public init(session: Session, isShown: Bool) {
            self.session = session
            self.isShown = isShown
        }
    }

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

/// Notes the events of a login screen as its parent would act on them.
@MainActor
public final class LoginSubscriber {
    public private(set) var events: [LoginScenario.Delivery] = []

    /// `state` is what the screen shows when an event comes.
    public init(_ channel: EventChannel<LoginEvent>, state: @escaping () -> LoginState?) {
        channel.subscribe { [weak self] event in
            switch event {
            case .loggedIn(let session):
                self?.events.append(.init(session: session, isShown: state()?.session == session))
            }
        }
    }
}

extension LoginScenario.State: ScreenState {
    public var fields: [ScreenField] { screen.fields }
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
