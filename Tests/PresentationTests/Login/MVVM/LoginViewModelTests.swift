import Domain
import Testing

@testable import Presentation

/// Each test has its twin of the same name in `LoginReducerTests`.
@Suite("The login view model", .timeLimit(.minutes(5)))
@MainActor
struct LoginViewModelTests {
    private let service = ControlledLogin()
    private let viewModel: LoginViewModel
    private let session = Session(email: "al@x.test")

    init() {
        viewModel = LoginViewModel(useCases: service.useCases)
    }

    @Test("An edit clears the field's problem and the errors")
    func edit() async {
        viewModel.submit()
        #expect(viewModel.state.problems == [.emailMissing, .passwordMissing])
        viewModel.password = Password("")
        #expect(viewModel.state.problems == [.emailMissing])
        viewModel.submit()
        viewModel.email = "al@x.test"
        #expect(viewModel.state.problems == [.passwordMissing])
        viewModel.password = Password("engima")
        #expect(viewModel.state.problems == [])
        await logIn(.failure(.wrongCredentials))
        viewModel.showLogOut(.unavailable("Full."))
        viewModel.password = Password("enigma")
        #expect(viewModel.state.error == nil)
        #expect(viewModel.state.logOutError == nil)
        await logIn(.failure(.wrongCredentials))
        viewModel.email = "al@y.test"
        #expect(viewModel.state.error == nil)
    }

    @Test("What is typed is kept as it is typed")
    func asTyped() {
        viewModel.email = " Al@X.test "
        viewModel.password = Password(" e ")
        #expect(
            viewModel.state.credentials
                == Credentials(email: " Al@X.test ", password: Password(" e ")))
    }

    @Test("Credentials with problems are not sent")
    func problems() {
        viewModel.email = "al@"
        #expect(viewModel.submit() == nil)
        #expect(viewModel.state.problems == [.emailMalformed, .passwordMissing])
        #expect(!viewModel.state.isSubmitting)
    }

    @Test("A submit sends what is typed and shows the spinner")
    func submit() async {
        fillIn()
        viewModel.submit()
        await service.logIns.arrive(1)
        #expect(viewModel.state.isSubmitting)
        #expect(service.credentials == [viewModel.state.credentials])
    }

    @Test("While an answer is awaited, nothing is typed and nothing submitted twice")
    func submittedTwice() {
        fillIn()
        viewModel.submit()
        let before = viewModel.state
        #expect(viewModel.submit() == nil)
        viewModel.email = "eve@x.test"
        viewModel.password = Password("other")
        #expect(viewModel.state == before)
    }

    @Test("A success opens a session, forgets the password and emits the event")
    func success() async {
        fillIn()
        var events: [LoginEvent] = []
        viewModel.events.subscribe { events.append($0) }
        await logIn(.success(session))
        #expect(viewModel.state.session == session)
        #expect(viewModel.state.credentials.password.isEmpty)
        #expect(!viewModel.state.isSubmitting)
        #expect(events == [.loggedIn(session)])
        #expect(viewModel.submit() == nil)
    }

    @Test("Problems that the service finds stand beside their fields")
    func invalid() async {
        fillIn()
        await logIn(.failure(.invalid([.emailMalformed])))
        #expect(viewModel.state.problems == [.emailMalformed])
        #expect(viewModel.state.error == nil)
        #expect(!viewModel.state.isSubmitting)
    }

    @Test("A failure shows the error and keeps what is typed; the next submit clears it")
    func failure() async {
        fillIn()
        await logIn(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.error == .unavailable("Offline."))
        #expect(viewModel.state.credentials == Credentials.samples[0])
        viewModel.submit()
        #expect(viewModel.state.error == nil)
    }

    // This has no twin: a store does it for every reducer.

    @Test("Each call and each answer notifies once")
    func notifiesOnce() async {
        fillIn()
        let notifications = Notifications { viewModel.state }
        await logIn(.success(session))
        #expect(notifications.count == 2)
    }

    private func fillIn() {
        viewModel.email = Credentials.samples[0].email
        viewModel.password = Credentials.samples[0].password
    }

    private func logIn(_ answer: Result<Session, AuthenticationError>) async {
        await service.logIns.answer(viewModel.submit(), answer)
    }
}
