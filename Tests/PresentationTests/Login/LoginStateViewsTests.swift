import Domain
import Testing

@testable import Presentation

@Suite(
    "Where the login form moves the focus after a refusal, and what VoiceOver says",
    .timeLimit(.minutes(5)))
struct LoginStateViewsTests {
    @Test("A problem with a field moves it to that field")
    func problems() {
        var state = LoginState()
        state.problems = [.emailMalformed, .passwordMissing]
        #expect(state.fieldToCorrect == .email)
        #expect(state.refusal == "This is not an email address. Enter your password.")
        state.problems = [.passwordMissing]
        #expect(state.fieldToCorrect == .password)
    }

    @Test("Any other error moves it to the password, and so does none, about which nothing is said")
    func error() {
        var state = LoginState()
        #expect(state.fieldToCorrect == .password)
        #expect(state.refusal == nil)
        state.error = .wrongCredentials
        #expect(state.fieldToCorrect == .password)
        #expect(state.refusal == AuthenticationError.wrongCredentials.message)
    }

    @Test("While nothing can be edited, it stays where it is")
    func notEditable() {
        var state = LoginState()
        state.isSubmitting = true
        #expect(state.fieldToCorrect == nil)
        state.isSubmitting = false
        state.session = Session(email: "al@x.test")
        #expect(state.fieldToCorrect == nil)
    }
}
