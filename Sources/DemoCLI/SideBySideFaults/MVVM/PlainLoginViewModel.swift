import Domain
import Observation
import Presentation
import Scenarios

/// The login view model as tutorials write it. It is right; each fault overrides one method.
@MainActor
@Observable
class PlainLoginViewModel {
    final private(set) var state = LoginState()
    @ObservationIgnored final private(set) var events: [LoginScenario.Delivery] = []
    @ObservationIgnored final private let useCases: LoginUseCases
    @ObservationIgnored final private var logins: [Task<Void, Never>] = []

    required init(useCases: LoginUseCases) {
        self.useCases = useCases
    }

    final func edit(
        _ field: CredentialProblem.Field, _ update: (inout Credentials) -> Void
    ) {
        guard state.isEditable else { return }
        change {
            update(&$0.credentials)
            $0.problems.removeAll { $0.field == field }
            $0.error = nil
        }
    }

    func submit() -> Task<Void, Never>? {
        guard state.isEditable else { return nil }
        return startLogin()
    }

    final func startLogin() -> Task<Void, Never>? {
        change {
            $0.error = nil
            $0.problems = $0.credentials.problems
            $0.isSubmitting = $0.problems.isEmpty
        }
        guard state.isSubmitting else { return nil }
        let task = Task { [weak self, useCases, credentials = state.credentials] in
            let result = await outcome(of: useCases.logIn.execute, for: credentials)
            guard !Task.isCancelled else { return }
            self?.finish(result)
        }
        logins.append(task)
        return task
    }

    func finish(_ result: Result<Session, LogInError>) {
        change { show(result, in: &$0) }
        if case .success(let session) = result { emit(session) }
    }

    /// Notes what a subscriber would see when it is told.
    final func emit(_ session: Session) {
        events.append(.init(session: session, isShown: state.session == session))
    }

    func show(_ result: Result<Session, LogInError>, in state: inout LoginState) {
        state.isSubmitting = false
        switch result {
        case .success(let session):
            state.session = session
            state.credentials.password = Password("")
        case .failure(.invalid(let problems)): state.problems = problems
        case .failure(.cancelled): break
        case .failure(let error): state.error = error
        }
    }

    final func change(_ update: (inout LoginState) -> Void) {
        update(&state)
    }

    deinit {
        for login in logins { login.cancel() }
    }
}

extension PlainLoginViewModel: FaultyScreen {
    private typealias State = LoginScenario.State

    static func makeScreen(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let viewModel = Self(useCases: useCases)
        return Screen(
            model: viewModel, state: { State(screen: viewModel.state, events: viewModel.events) },
            perform: { viewModel.perform($0) })
    }

    private func perform(_ step: LoginScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .email(let email): edit(.email) { $0.email = email }
        case .password(let password): edit(.password) { $0.password = password }
        case .submit: return submit()
        }
        return nil
    }
}
