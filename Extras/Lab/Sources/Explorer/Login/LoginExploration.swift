public import Domain
import Foundation
import Presentation
public import Scenarios

extension LoginScenario: Feature {
    /// Without an account nobody can log in, so a play does not end early.
    nonisolated public static let walkContent: [Credentials] = []

    nonisolated public static let properties: [Property<LoginScenario>] = [
        Property("A submit sends the credentials if they are valid; nothing else sends a request") {
            $0.opened
        } is: { history in
            let before = history.previousState?.screen
            let form = history.form
            return history.lastInputs == [.submit] && before?.isEditable == true
                && form.wrong.isEmpty ? ["log in \(form.sentEmail)"] : []
        },
        Property("A field that was wrong at the submit has a message until it is edited") {
            Set($0.state.screen.problems.map(\.field))
        } is: {
            $0.form.wrong
        },
        .readsAreReplaced(),
        Property("The fields have what was typed last, but no password after a login") {
            $0.state.screen.credentials
        } is: {
            let password = $0.newest(Session.self) == nil ? $0.form.password : ""
            return Credentials(email: $0.form.email, password: Password(password))
        },
        Property("The spinner shows whether a login is awaited", \.state.screen.isSubmitting) {
            $0.open.contains(where: \.isAwaited)
        },
        Property("The error is that of the last login, until an edit", \.state.screen.error) {
            $0.form.error
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
    /// The typed texts, and the fields that are wrong by the rules or by the last answer. During
    /// and after a login, nothing can be edited.
    fileprivate var form: Form {
        folded("form", from: Form()) { form, event in
            switch event.what {
            case .input(.email(let email)) where event.before.screen.isEditable:
                guard form.email != email else { return }
                form.email = email
                form.wrong.remove(.email)
                form.error = nil
            case .input(.password(let password)) where event.before.screen.isEditable:
                guard form.password != password else { return }
                form.password = password
                form.wrong.remove(.password)
                form.error = nil
            case .input(.submit) where event.before.screen.isEditable:
                let address = /[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/
                form.wrong = form.sentEmail.wholeMatch(of: address) == nil ? [.email] : []
                if form.password.isEmpty { form.wrong.insert(.password) }
                form.error = nil
            case .answer(let answer):
                guard case .failure(let error as AuthenticationError)? = answer.result else {
                    return
                }
                if case .invalid(let problems) = error {
                    form.wrong = Set(problems.map(\.field))
                } else {
                    form.error = error
                }
            case .input, .other: break
            }
        }
    }
}

private struct Form {
    var email = ""
    var password = ""
    var wrong: Set<CredentialProblem.Field> = []
    var error: AuthenticationError?

    var sentEmail: String { email.trimmingCharacters(in: .whitespaces) }
}
