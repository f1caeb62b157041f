import Domain
import Presentation
import Testing

@Suite("The login reducer is pure")
struct LoginReducerTests {
    private let reducer = LoginReducer(logIn: Unasked())
    private let session = Session(email: "al@x.test")

    private var typed: LoginState {
        var state = LoginState()
        state.credentials = Credentials(email: "al@x.test", password: Password("enigma"))
        return state
    }

    private var waiting: LoginState {
        var state = typed
        state.isSubmitting = true
        return state
    }

    @Test func aSubmitWaitsForTheAnswer() {
        var state = typed
        let effect = reducer.reduce(&state, intent: .submitTapped)
        #expect(state == waiting)
        #expect("\(effect)" == "cancellable(logIn)")
    }

    @Test func aSubmitWithProblemsSendsNothing() {
        var state = LoginState()
        let effect = reducer.reduce(&state, intent: .submitTapped)
        #expect(state.problems == [.emailMissing, .passwordMissing])
        #expect(!state.isSubmitting)
        #expect("\(effect)" == "")
    }

    @Test(arguments: [
        LoginIntent.emailChanged("eve@x.test"), .passwordChanged(Password("other")), .submitTapped,
    ])
    func whileWaitingNothingChanges(intent: LoginIntent) {
        var state = waiting
        let effect = reducer.reduce(&state, intent: intent)
        #expect(state == waiting)
        #expect("\(effect)" == "")
    }

    @Test func aSuccessIsToldOnceAndThePasswordForgotten() {
        var state = waiting
        let effect = reducer.reduce(&state, action: .logInResponse(.success(session)))
        #expect(state.session == session)
        #expect(state.credentials.password.isEmpty)
        #expect(!state.isSubmitting)
        #expect("\(effect)".hasPrefix("emit("))
    }

    @Test(arguments: [LogInError.wrongCredentials, .unavailable("Away."), .cancelled])
    func aFailureKeepsTheFields(error: LogInError) {
        var state = waiting
        _ = reducer.reduce(&state, action: .logInResponse(.failure(error)))
        var expected = typed
        expected.error = error == .cancelled ? nil : error
        #expect(state == expected)
    }

    @Test func aRefusalByTheUseCaseIsShownBesideTheField() {
        var state = waiting
        _ = reducer.reduce(&state, action: .logInResponse(.failure(.invalid([.emailMalformed]))))
        #expect(state.message(for: .email) == "This is not an email address.")
        #expect(state.error == nil)
    }

    @Test func noTraceShowsThePassword() {
        var state = typed
        let effect = reducer.reduce(&state, intent: .submitTapped)
        var dumped = ""
        dump(state, to: &dumped)
        let traces = [
            "\(state)", "\(LoginIntent.passwordChanged(Password("enigma")))", "\(effect)", dumped,
        ]
        #expect(traces.allSatisfy { !$0.contains("enigma") })
    }
}

private struct Unasked: LogInUseCase {
    func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        fatalError("A reducer asks nobody.")
    }
}
