public import Domain

/// What the user, a view or the parent asks of the login screen.
public enum LoginIntent: Codable, Equatable, Sendable {
    case emailChanged(String)
    case passwordChanged(Password)
    case submitTapped
}

/// Sent by effects only: the answer to each try to log in.
public enum LoginAction: Codable, Sendable {
    case logInResponse(Result<Session, AuthenticationError>)
}

/// The login screen, as MVI: takes ``LoginIntent``, holds ``LoginState``, emits ``LoginEvent``.
public typealias LoginStore = Store<LoginReducer>

/// The rules of the login screen, as MVI.
public struct LoginReducer: @MainActor Reducer {
    public typealias Event = LoginEvent

    private let useCases: LoginUseCases

    public enum EffectID: Hashable, Sendable { case logIn }

    public init(useCases: LoginUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout LoginState, intent: LoginIntent) -> Effect<Self> {
        guard state.isEditable else { return .none }
        switch intent {
        case .emailChanged(let email): state.edit(.email) { $0.email = email }
        case .passwordChanged(let password): state.edit(.password) { $0.password = password }

        case .submitTapped:
            state.beginLogIn()
            guard state.isSubmitting else { return .none }
            return .read(.logIn) {
                [useCases, credentials = state.credentials] () throws(AuthenticationError) in
                try await useCases.logIn.execute(credentials)
            } as: {
                .logInResponse($0)
            }
            // The last session has to end first: its writes, and then its logout.
            .afterWrites
        }
        return .none
    }

    public func reduce(_ state: inout LoginState, action: LoginAction) -> Effect<Self> {
        switch action {
        case .logInResponse(let result):
            state.endLogIn(result)
            guard case .success(let session) = result else { return .none }
            return .emit(.loggedIn(session))
        }
    }
}
