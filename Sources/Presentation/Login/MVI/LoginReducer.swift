public import Domain

/// Sent by the views of the login screen: one case for each thing that the user can do.
public enum LoginIntent: Equatable, Sendable {
    case emailChanged(String)
    case passwordChanged(Password)
    case submitTapped
}

/// Sent by effects only: the answer to each try to log in.
public enum LoginAction: Sendable {
    case logInResponse(Result<Session, AuthenticationError>)
}

/// The login screen, as MVI: takes ``LoginIntent``, holds ``LoginState``, emits ``LoginEvent``.
public typealias LoginStore = Store<LoginReducer>

/// The rules of the login screen, as MVI.
public struct LoginReducer: @MainActor Reducer {
    public typealias Event = LoginEvent

    private let useCases: LoginUseCases

    public enum EffectID: Hashable, Sendable {
        case logIn
    }

    public init(useCases: LoginUseCases) {
        self.useCases = useCases
    }

    public func reduce(_ state: inout LoginState, intent: LoginIntent) -> Effect<Self> {
        guard state.isEditable else { return .none }
        switch intent {
        case .emailChanged(let email):
            state.credentials.email = email
            state.problems.removeAll { $0.field == .email }
            state.clearErrors()
            return .none

        case .passwordChanged(let password):
            state.credentials.password = password
            state.problems.removeAll { $0.field == .password }
            state.clearErrors()
            return .none

        case .submitTapped:
            state.clearErrors()
            state.problems = state.credentials.problems
            state.isSubmitting = state.problems.isEmpty
            guard state.isSubmitting else { return .none }
            return .read(.logIn) {
                [useCases, credentials = state.credentials] () throws(AuthenticationError) in
                try await useCases.logIn.execute(credentials)
            } as: {
                .logInResponse($0)
            }
        }
    }

    public func reduce(_ state: inout LoginState, action: LoginAction) -> Effect<Self> {
        state.isSubmitting = false
        switch action {
        case .logInResponse(.success(let session)):
            state.session = session
            state.credentials.password = Password("")
            return .emit(.loggedIn(session))

        case .logInResponse(.failure(.invalid(let problems))):
            state.problems = problems
            return .none

        case .logInResponse(.failure(let error)):
            state.error = error
            return .none
        }
    }
}
