package import Domain
import Presentation
package import Scenarios

extension LoginScenario: Feature {
    nonisolated package static let exploredSteps: [Step] = [
        .email("al@x.test"), .email("al@x.test "), .email("al@x.invalid"), .password("enigma"),
        .password("engima"), .submit,
    ]

    /// Without an account nobody is ever logged in, and a play goes on.
    nonisolated package static let walkContent: [Credentials] = []

    nonisolated package static func canonicalState(_ state: State) -> String {
        canonicalText(state) + state.screen.credentials.password.reveal()
    }

    nonisolated package static let properties: [Property<LoginScenario>] = [
        Property("A submit asks if nothing is wrong with what was typed; nothing else asks") {
            $0.opened
        } is: { history in
            let before = history.previousState?.screen
            let form = history.form
            return history.lastInputs == [.submit] && before?.isEditable == true
                && form.wrong.isEmpty ? ["log in \(form.email)"] : []
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
            history in
            guard let answer = history.answers.last(where: \.wasWanted),
                case .failure(let error as AuthenticationError)? = answer.result,
                history.inputs(since: answer.moment).isEmpty
            else { return nil }
            if case .invalid = error { return nil }
            return error
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
    /// What was typed, and the fields that are wrong by the rules or by the last answer. While a login is
    /// awaited, and after it, nothing can be edited.
    fileprivate var form: Form {
        folded("form", from: Form()) { form, event in
            switch event.what {
            case .input(.email(let email)) where event.before.screen.isEditable:
                form.email = email
                form.wrong.remove(.email)
            case .input(.password(let password)) where event.before.screen.isEditable:
                form.password = password
                form.wrong.remove(.password)
            case .input(.submit) where event.before.screen.isEditable:
                let isAddress = form.email.wholeMatch(of: /[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/) != nil
                form.wrong = isAddress ? [] : [.email]
                if form.password.isEmpty { form.wrong.insert(.password) }
            case .answer(let answer):
                guard case .failure(AuthenticationError.invalid(let problems))? = answer.result
                else { return }
                form.wrong = Set(problems.map(\.field))
            case .input, .other: break
            }
        }
    }
}

private struct Form {
    var email = ""
    var password = ""
    var wrong: Set<CredentialProblem.Field> = []
}
