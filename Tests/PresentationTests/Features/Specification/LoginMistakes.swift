import Domain
import Presentation
import Scenarios

extension LoginScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<LoginScenario>("A submit asks", asks: { $0.logIn = SecondLogIn(base: $0.logIn) }),
        Mistake("Nothing is cancelled", asks: { $0.logIn = CancelledLogIn(base: $0.logIn) }),
        Mistake("The address", ignores: { if case .email = $0 { true } else { false } }),
        Mistake("The password", ignores: { if case .password = $0 { true } else { false } }),
        Mistake("Beside a field", shows: { $0.screen.problems = [] }),
        Mistake("The spinner", shows: { $0.screen.isSubmitting = false }),
        Mistake("The error is", shows: { $0.screen.error = nil }),
        Mistake("The session is", shows: { $0.screen.session = nil }),
        Mistake("A login is one event", shows: { $0.events = [] }),
        .callsEndAtOnce("A call ends"),
    ]
}

private struct CancelledLogIn: LogInUseCase {
    let base: any LogInUseCase

    func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        try await inTask(isCancelled: true) { () throws(LogInError) in
            try await base.execute(credentials)
        }
    }
}

private struct SecondLogIn: LogInUseCase {
    let base: any LogInUseCase

    func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        _ = try await base.execute(credentials)
        return try await base.execute(credentials)
    }
}
