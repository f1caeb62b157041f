import Domain
import Presentation

/// Reads `email / password`, then what stands beside the fields in parentheses, `…` while an answer
/// is awaited, `!` the error, `→` the session.
extension LoginScenario {
    nonisolated public static func summary(_ state: State) -> String {
        let state = state.screen
        var words = [state.credentials.email, "/", "\(state.credentials.password)"]
        words += state.problems.map { "(\($0))" }
        if state.isSubmitting { words.append("…") }
        if let error = state.error { words.append("! \(error.message)") }
        if let session = state.session { words.append("→ \(session.email)") }
        return words.joined(separator: " ")
    }

    nonisolated public static let rules: [Rule<LoginScenario>] = [
        Rule(
            "right credentials open a session, and the password is forgotten",
            """
            email al@x.test        | al@x.test /
            password enigma        | al@x.test / •••
            submit                 | al@x.test / ••• …
            answer 1 ok            | al@x.test / → al@x.test
            """),
        Rule(
            "a wrong password and an unknown account show the same error, which an edit clears",
            """
            email al@x.test        | al@x.test /
            password engima        | al@x.test / •••
            submit                 | al@x.test / ••• …
            answer 1 ok            | al@x.test / ••• ! Email or password is wrong.
            email eve@x.test       | eve@x.test / •••
            submit                 | eve@x.test / ••• …
            answer 2 ok            | eve@x.test / ••• ! Email or password is wrong.
            password enigma        | eve@x.test / •••
            """),
        Rule(
            "a service that is away is shown as an error, which another submit clears",
            """
            email al@x.test        | al@x.test /
            password enigma        | al@x.test / •••
            submit                 | al@x.test / ••• …
            answer 1 fail Away.    | al@x.test / ••• ! Away.
            submit                 | al@x.test / ••• …
            answer 2 ok            | al@x.test / → al@x.test
            """),
        Rule(
            "what is missing is shown beside its field, and nothing is sent",
            """
            submit                 | / (emailMissing) (passwordMissing)
            email al@x.test        | al@x.test / (passwordMissing)
            password enigma        | al@x.test / •••
            email                  | / •••
            submit                 | / ••• (emailMissing)
            email al@x.test        | al@x.test / •••
            password               | al@x.test /
            submit                 | al@x.test / (passwordMissing)
            password enigma        | al@x.test / •••
            submit                 | al@x.test / ••• …
            answer 1 ok            | al@x.test / → al@x.test
            """),
        Rule(
            "what is malformed is shown beside its field, and nothing is sent",
            """
            email al@x             | al@x /
            password enigma        | al@x / •••
            submit                 | al@x / ••• (emailMalformed)
            password other         | al@x / ••• (emailMalformed)
            email al@x.test        | al@x.test / •••
            """),
        Rule(
            "what the service finds malformed is shown beside its field, too",
            """
            email al@x.invalid     | al@x.invalid /
            password enigma        | al@x.invalid / •••
            submit                 | al@x.invalid / ••• …
            answer 1 ok            | al@x.invalid / ••• (emailMalformed)
            email al@x.test        | al@x.test / •••
            """),
        Rule(
            "while an answer is awaited nothing is typed, and what was typed does not come later",
            """
            email al@x.test        | al@x.test /
            password engima        | al@x.test / •••
            submit                 | al@x.test / ••• …
            email eve@x.test       | al@x.test / ••• …
            password               | al@x.test / ••• …
            answer 1 ok            | al@x.test / ••• ! Email or password is wrong.
            """),
        Rule(
            "while an answer is awaited another submit is ignored",
            """
            email al@x.test        | al@x.test /
            password enigma        | al@x.test / •••
            submit                 | al@x.test / ••• …
            submit                 | al@x.test / ••• …
            answer 1 fail Away.    | al@x.test / ••• ! Away.
            submit                 | al@x.test / ••• …
            answer 2 ok            | al@x.test / → al@x.test
            """),
        Rule(
            "after a login there is nothing more to type or to submit",
            """
            email al@x.test        | al@x.test /
            password enigma        | al@x.test / •••
            submit                 | al@x.test / ••• …
            answer 1 ok            | al@x.test / → al@x.test
            email eve@x.test       | al@x.test / → al@x.test
            password other         | al@x.test / → al@x.test
            submit                 | al@x.test / → al@x.test
            """),
    ]
}
