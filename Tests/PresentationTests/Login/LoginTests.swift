import Domain
import Testing

@testable import Presentation

/// The login screen as its views use it.
@MainActor
protocol LoginScreen: AnyObject {
    var state: LoginState { get }
    func type(email: String)
    func type(password: Password)
    @discardableResult func submit() -> ScreenTask?
}

extension LoginScreen {
    func type(_ credentials: Credentials) {
        type(email: credentials.email)
        type(password: credentials.password)
    }
}

extension AppKind {
    @MainActor func login(_ useCases: LoginUseCases) -> any LoginScreen {
        switch self {
        case .mvvm: LoginViewModel(useCases: useCases)
        case .mvi: LoginStore(LoginState(), reducer: LoginReducer(useCases: useCases))
        }
    }
}

@Suite("The login screen", .timeLimit(.minutes(5)))
@MainActor
struct LoginTests {
    private let service = ControlledLogin()
    private let session = Session(email: "al@x.test")
    private let offline = AuthenticationError.unavailable("Offline.")

    @Test("An edit clears the field's problem and the error", arguments: AppKind.allCases)
    func edit(_ kind: AppKind) async {
        for (edit, others) in [
            ({ $0.type(email: "bo@x.test") }, [.passwordMissing]),
            ({ $0.type(password: Password("other")) }, [.emailMissing]),
        ] as [((any LoginScreen) -> Void, [CredentialProblem])] {
            let (screen, _) = filledIn(kind)
            await service.logIns.answer(screen.submit(), .failure(.wrongCredentials))
            screen.type(screen.state.credentials)
            #expect(screen.state.error == .wrongCredentials, "The same text is no edit.")
            edit(screen)
            #expect(screen.state.error == nil)
            screen.type(Credentials())
            screen.submit()
            screen.type(screen.state.credentials)
            #expect(screen.state.problems == [.emailMissing, .passwordMissing])
            edit(screen)
            #expect(screen.state.problems == others)
        }
    }

    @Test("An edit clears the error of a failed logout, too")
    func editAfterLogOut() {
        var state = LoginState()
        state.logOutError = offline
        state.edit(.password) { $0.password = Password("enigma") }
        #expect(state.logOutError == nil)
    }

    @Test("Credentials with problems are not sent, but kept as typed", arguments: AppKind.allCases)
    func problems(_ kind: AppKind) {
        let screen = kind.login(service.useCases)
        let steps = Steps(screen.state)
        screen.type(Credentials(email: " Al@ ", password: Password(" ")))
        screen.type(password: Password(""))
        #expect(screen.submit() == nil)
        steps.expect(
            { $0.credentials.email = " Al@ " }, { $0.credentials.password = Password(" ") },
            { $0.credentials.password = Password("") },
            { $0.problems = [.emailMalformed, .passwordMissing] })
    }

    /// Until the submit is answered, nothing can be edited. A success also clears the password.
    @Test("A submit shows the spinner; a success opens a session", arguments: AppKind.allCases)
    func submit(_ kind: AppKind) async {
        let (screen, steps) = filledIn(kind)
        let submitting = screen.submit()
        await service.logIns.arrive(1)
        #expect(service.credentials == [Credentials.samples[0]])
        #expect(screen.submit() == nil)
        screen.type(Credentials(email: "eve@x.test", password: Password("other")))
        steps.expect { $0.isSubmitting = true }
        #expect(screen.state.fieldToCorrect == nil)
        await service.logIns.answer(submitting, .success(session))
        #expect(screen.submit() == nil)
        steps.expect {
            ($0.isSubmitting, $0.session) = (false, session)
            $0.credentials.password = Password("")
        }
        #expect(screen.state.fieldToCorrect == nil)
    }

    @Test("Problems from the service are shown below their fields", arguments: AppKind.allCases)
    func failure(_ kind: AppKind) async {
        let (screen, steps) = filledIn(kind)
        await service.logIns.answer(screen.submit(), .failure(.invalid([.emailMalformed])))
        await service.logIns.answer(screen.submit(), .failure(offline))
        screen.submit()
        steps.expect(
            { $0.isSubmitting = true },
            { ($0.isSubmitting, $0.problems) = (false, [.emailMalformed]) },
            { ($0.isSubmitting, $0.problems) = (true, []) },
            { ($0.isSubmitting, $0.error) = (false, offline) },
            { ($0.isSubmitting, $0.error) = (true, nil) })
    }

    @Test("A refusal moves the focus to the field with a problem, or else to the password")
    func refusal() {
        let both = "This is not an email address. Enter your password."
        for (problems, error, field, text) in [
            ([.emailMalformed, .passwordMissing], nil, .email, both),
            ([.passwordMissing], nil, .password, "Enter your password."),
            ([], .wrongCredentials, .password, "Email or password is wrong."),
            ([], nil, .password, nil),
        ] as [([CredentialProblem], AuthenticationError?, CredentialProblem.Field, String?)] {
            var state = LoginState()
            (state.problems, state.error) = (problems, error)
            #expect(state.fieldToCorrect == field)
            #expect(state.refusal == text)
        }
    }

    private func filledIn(_ kind: AppKind) -> (any LoginScreen, Steps<LoginState>) {
        let screen = kind.login(service.useCases)
        screen.type(Credentials.samples[0])
        return (screen, Steps(screen.state))
    }
}
