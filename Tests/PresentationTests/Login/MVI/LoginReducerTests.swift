import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `LoginViewModelTests`.
@Suite("The login reducer", .timeLimit(.minutes(5)))
@MainActor
struct LoginReducerTests {
    private let service = ControlledLogin()
    private let reducer: LoginReducer
    private let session = Session(email: "al@x.test")

    init() {
        reducer = LoginReducer(useCases: service.useCases)
    }

    private var filledIn: LoginState {
        var state = LoginState()
        state.credentials = Credentials.samples[0]
        return state
    }

    private var submitting: LoginState {
        var state = filledIn
        state.isSubmitting = true
        return state
    }

    @Test("An edit clears the field's problem and the errors")
    func edit() {
        var state = LoginState()
        state.problems = [.emailMissing, .passwordMissing]
        var other = state
        _ = reducer.reduce(&other, intent: .passwordChanged(Password("enigma")))
        #expect(other.problems == [.emailMissing])
        state.error = .wrongCredentials
        _ = reducer.reduce(&state, intent: .emailChanged("al@x.test"))
        #expect(state.problems == [.passwordMissing])
        #expect(state.error == nil)
        (state.error, state.logOutError) = (.wrongCredentials, .unavailable("Full."))
        _ = reducer.reduce(&state, intent: .passwordChanged(Password("enigma")))
        #expect(state == filledIn)
    }

    @Test("What is typed is kept as it is typed")
    func asTyped() {
        var state = LoginState()
        _ = reducer.reduce(&state, intent: .emailChanged(" Al@X.test "))
        _ = reducer.reduce(&state, intent: .passwordChanged(Password(" e ")))
        #expect(state.credentials == Credentials(email: " Al@X.test ", password: Password(" e ")))
    }

    @Test("Credentials with problems are not sent")
    func problems() {
        var state = LoginState()
        state.credentials.email = "al@"
        let screen = Transitions(state, reducer)
        #expect(screen.send(.submitTapped) == nil)
        screen.expect(("submitTapped", { $0.problems = [.emailMalformed, .passwordMissing] }))
    }

    @Test("A submit sends what is typed and shows the spinner")
    func submit() async {
        let store = LoginStore(filledIn, reducer: reducer)
        store.send(.submitTapped)
        await service.logIns.arrive(1)
        #expect(store.state == submitting)
        #expect(service.credentials == [filledIn.credentials])
    }

    @Test("While an answer is awaited, nothing is typed and nothing submitted twice")
    func submittedTwice() {
        let store = LoginStore(submitting, reducer: reducer)
        #expect(store.send(.submitTapped) == nil)
        store.send(.emailChanged("eve@x.test"))
        store.send(.passwordChanged(Password("other")))
        #expect(store.state == submitting)
    }

    @Test("A success opens a session, forgets the password and emits the event")
    func success() async {
        let screen = Transitions(filledIn, reducer)
        var events: [LoginEvent] = []
        screen.store.events.subscribe { events.append($0) }
        await service.logIns.answer(screen.send(.submitTapped), .success(session))
        #expect(screen.send(.submitTapped) == nil)
        #expect(events == [.loggedIn(session)])
        screen.expect(
            ("submitTapped", { $0 = submitting }),
            (
                "logInResponse",
                {
                    $0.isSubmitting = false
                    $0.session = session
                    $0.credentials.password = Password("")
                }
            ), ("submitTapped", { _ in }))
    }

    @Test("Problems that the service finds stand beside their fields")
    func invalid() {
        var state = submitting
        _ = reducer.reduce(&state, action: .logInResponse(.failure(.invalid([.emailMalformed]))))
        #expect(state.problems == [.emailMalformed])
        #expect(state.error == nil)
        #expect(!state.isSubmitting)
    }

    @Test("A failure shows the error and keeps what is typed; the next submit clears it")
    func failure() {
        var state = submitting
        let error = AuthenticationError.unavailable("Offline.")
        _ = reducer.reduce(&state, action: .logInResponse(.failure(error)))
        #expect(state.error == error)
        #expect(state.credentials == filledIn.credentials)
        _ = reducer.reduce(&state, intent: .submitTapped)
        #expect(state.error == nil)
    }
}
