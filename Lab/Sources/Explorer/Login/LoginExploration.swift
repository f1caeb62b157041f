package import Domain
import Presentation
package import Scenarios

extension LoginScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .email("al@x.test"), .email("al@"), .email("al@x.invalid"), .password("enigma"),
        .password("engima"), .submit,
    ]

    nonisolated package static let exploredContent = sampleContent

    /// Without an account nobody is ever logged in, and a walk goes on.
    nonisolated package static let walkContent: [Credentials] = []

    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(state) + state.screen.credentials.password.reveal()
    }

    nonisolated package static let properties: [Property<LoginScenario>] = [
        Property("A submit asks, or something is wrong beside a field; nothing else asks") {
            $0.opened
        } is: { history in
            let isSubmit =
                history.edits.last?.moment == history.moments.count - 1
                && history.lastUserStep == .submit
            let isRight = history.state.screen.problems.isEmpty
            return isSubmit && isRight ? ["log in \(history.typed.email)"] : []
        },
        Property("Nothing is sent that can't be right") { history in
            history.requests.map(\.name).filter { $0.wholeMatch(of: /log in [^@]+@.+\..+/) == nil }
        },
        Property("Nothing is cancelled", without: \.cancelled),
        Property("The fields hold what was typed last, without the password after a login") {
            $0.state.screen.credentials
        } is: {
            let password = $0.newest(Session.self) == nil ? $0.typed.password : ""
            return Credentials(email: $0.typed.email, password: Password(password))
        },
        Property("The spinner shows whether a login is awaited", \.state.screen.isSubmitting) {
            $0.open.contains(where: \.isAwaited)
        },
        Property("The error is that of the last login, until the next step") {
            $0.state.screen.error
        } is: {
            $0.lastError(LogInError.self) {
                if case .invalid = $0 { false } else { true }
            } clearedBy: { _, _ in
                true
            }
        },
        Property("A login opens its session", \.state.screen.session) {
            $0.newest(Session.self)?.value
        },
        Property("A login is one event", \.state.events) {
            $0.newest(Session.self).map { [.loggedIn($0.value)] } ?? []
        },
    ]
}

extension History<LoginScenario> {
    /// The steps on a form that could be edited: not while a login is awaited, nor after it.
    fileprivate var edits: [(moment: Int, step: LoginScenario.Step)] {
        userSteps.filter {
            let before = moments[$0.moment - 1].state.screen
            return !before.isSubmitting && before.session == nil
        }
    }

    fileprivate var typed: (email: String, password: String) {
        edits.reduce(into: ("", "")) { typed, edit in
            if case .email(let email) = edit.step { typed.0 = email }
            if case .password(let password) = edit.step { typed.1 = password }
        }
    }
}
