public import Domain
public import Observation

/// The rules of the login screen, as MVVM.
@MainActor
@Observable
public final class LoginViewModel {
    public private(set) var state = LoginState() {
        didSet { parts.update(from: _state) }
    }
    /// One-shot events; see `EventChannel` for who gets them.
    public let events = EventChannel<LoginEvent>()

    private let logIn: any LogInUseCase
    private let work = Work()
    private let parts = ObservedParts<LoginState>()

    public init(logIn: any LogInUseCase) {
        self.logIn = logIn
    }

    /// A part of the state. Whoever observes it is woken when it has changed, and hardly ever otherwise.
    public subscript<Part: Equatable>(part: KeyPath<LoginState, Part>) -> Part {
        parts.value(of: part, in: _state)
    }

    /// Takes an edit, clears the field's problems and the error. Ignored unless `isEditable`.
    public func changeEmail(_ email: String) {
        guard state.isEditable else { return }
        state.credentials.email = email
        state.problems.removeAll { $0.field == .email }
        state.error = nil
    }

    /// Takes an edit, clears the field's problems and the error. Ignored unless `isEditable`.
    public func changePassword(_ password: Password) {
        guard state.isEditable else { return }
        state.credentials.password = password
        state.problems.removeAll { $0.field == .password }
        state.error = nil
    }

    /// Logs in, or shows what is wrong with the fields. One login is under way at a time.
    @discardableResult
    public func submit() -> WorkHandle {
        guard state.isEditable else { return WorkHandle() }
        state.error = nil
        state.problems = state.credentials.problems
        guard state.problems.isEmpty else { return WorkHandle() }
        state.isSubmitting = true
        return work.start { [weak self, logIn, credentials = state.credentials] in
            let result = await Result { () async throws(LogInError) in
                try await logIn.execute(credentials)
            }
            guard !Task.isCancelled, let self else { return }
            switch result {
            case .success(let session): open(session)
            case .failure(let error): show(error)
            }
        }
    }

    /// Gives up what is under way; its answers change nothing any more.
    public func stop() {
        work.cancelAll()
    }

    private func open(_ session: Session) {
        state.session = session
        state.credentials.password = Password("")
        state.isSubmitting = false
        events.emit(.loggedIn(session))
    }

    private func show(_ error: LogInError) {
        state.isSubmitting = false
        // Whoever was woken may have submitted again.
        guard !state.isSubmitting else { return }
        switch error {
        case .invalid(let problems): state.problems = problems
        case .cancelled: break
        case .wrongCredentials, .unavailable: state.error = error
        }
    }

    isolated deinit {
        events.finish()
    }
}
