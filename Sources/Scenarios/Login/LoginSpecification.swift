import Domain
import Presentation

extension LoginScenario {
    nonisolated public static let specification =
        ofScreen + [
            Clause("A login is one event, when its session is shown", \.state.events) {
                $0.session.map { [Delivery(session: $0, isShown: true)] } ?? []
            }
        ]

    /// Without the events, which a parent handles.
    nonisolated static let ofScreen: [Clause<LoginScenario>] = [
        Clause("A submit asks, unless the form is busy or has problems", \.opened) { history in
            guard history.lastUserStep == .submit, history.previousState?.screen.isEditable == true,
                history.typed.problems.isEmpty
            else { return [] }
            return ["log in \(history.typed.email)"]
        },
        Clause("Nothing is cancelled", \.cancelled) { _ in [] },
        Clause(
            "The address is what was typed last", \.state.screen.credentials.email,
            is: \.typed.email),
        Clause(
            "The password is what was typed last, and nothing after a login",
            \.state.screen.credentials.password
        ) {
            $0.session == nil ? $0.typed.password : Password("")
        },
        Clause(
            """
            Beside a field stands what the form or the service found wrong at the last submit, until the \
            field is edited
            """, \.state.screen.problems
        ) { history in
            let edits = history.edits
            guard let submit = edits.last(where: { $0.step == .submit })?.moment else { return [] }
            let edited = edits.filter { $0.moment > submit }.map(\.step.field)
            let found =
                history.refusal(since: submit) ?? history.typed(before: submit).problems
            return found.filter { !edited.contains($0.field) }
        },
        Clause("The spinner shows whether a login is open", \.state.screen.isSubmitting) {
            $0.open.contains(where: \.isAwaited)
        },
        Clause(
            "The error is any other of the last login, until an edit or the next submit",
            \.state.screen.error
        ) {
            $0.refusal(since: 0) == nil ? $0.lastError(LogInError.self) { _, _ in true } : nil
        },
        Clause("The session is what a login has opened", \.state.screen.session, is: \.session),
        Clause("A call ends when its request has ended", \.calls, is: \.callsInFlight),
    ]
}

extension LoginScenario.Step {
    fileprivate var field: CredentialProblem.Field? {
        switch self {
        case .email: .email
        case .password: .password
        case .submit: nil
        }
    }
}

extension History<LoginScenario> {
    fileprivate var session: Session? { newest(Session.self)?.value }

    /// What was typed last in each field while the form could be edited.
    fileprivate var typed: Credentials { typed(before: moments.count) }

    fileprivate func typed(before moment: Int) -> Credentials {
        var typed = Credentials()
        for case (let edited, let step) in edits where edited < moment {
            switch step {
            case .email(let email): typed.email = email
            case .password(let password): typed.password = password
            case .submit: break
            }
        }
        return typed
    }

    /// What the service has found wrong in the last answer, if that came since a moment.
    fileprivate func refusal(since moment: Int) -> [CredentialProblem]? {
        guard let last = answers.last, last.moment > moment,
            case .invalid(let problems)? = last.error(LogInError.self)
        else { return nil }
        return problems
    }

    /// The steps on a form that could be edited.
    fileprivate var edits: [(moment: Int, step: LoginScenario.Step)] {
        userSteps.filter { moments[$0.moment - 1].state.screen.isEditable }
    }
}
