package import Domain
import Presentation
package import Scenarios

extension LoginScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .email("al@x.test"), .email("al@x.test "), .email("al@x.invalid"), .password("enigma"),
        .password("engima"), .submit,
    ]

    nonisolated package static let exploredContent = sampleContent

    /// Without an account nobody is ever logged in, and a walk goes on.
    nonisolated package static let walkContent: [Credentials] = []

    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(state) + state.screen.credentials.password.reveal()
    }

    nonisolated package static let properties: [Property<LoginScenario>] = [
        Property("A submit asks if nothing is wrong with what was typed; nothing else asks") {
            $0.opened
        } is: { history in
            let isSubmit =
                history.edits.last?.moment == history.moments.count - 1
                && history.lastInput == .submit
            let form = history.form
            return isSubmit && form.wrong.isEmpty ? ["log in \(form.email)"] : []
        },
        Property("What was wrong when it was submitted is said beside its field until an edit") {
            Set($0.state.screen.problems.map(\.field))
        } is: {
            $0.form.wrong
        },
        .readsAreReplaced(),
        Property("The fields hold what was typed last, without the password after a login") {
            $0.state.screen.credentials
        } is: {
            let password = $0.newest(Session.self) == nil ? $0.form.password : ""
            return Credentials(email: $0.form.email, password: Password(password))
        },
        Property("The spinner shows whether a login is awaited", \.state.screen.isSubmitting) {
            $0.open.contains(where: \.isAwaited)
        },
        Property("The error is that of the last login, until the next step", \.state.screen.error) {
            $0.lastError(AuthenticationError.self) {
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
        inputs.filter {
            let before = moments[$0.moment - 1].state.screen
            return !before.isSubmitting && before.session == nil
        }
    }

    /// The form after these steps, and the fields that are wrong by the rules or by the last answer.
    fileprivate var form: (email: String, password: String, wrong: Set<CredentialProblem.Field>) {
        edits.reduce(into: ("", "", [])) { form, edit in
            switch edit.step {
            case .email(let email): (form.0, form.2) = (email, form.2.subtracting([.email]))
            case .password(let text): (form.1, form.2) = (text, form.2.subtracting([.password]))
            case .submit:
                let isAddress = form.0.wholeMatch(of: /[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/) != nil
                form.2 = isAddress ? [] : [.email]
                if form.1.isEmpty { form.2.insert(.password) }
                let answer = answers.first { $0.request.opened == edit.moment }
                if case .failure(AuthenticationError.invalid(let problems))? = answer?.result {
                    form.2 = Set(problems.map(\.field))
                }
            }
        }
    }
}
