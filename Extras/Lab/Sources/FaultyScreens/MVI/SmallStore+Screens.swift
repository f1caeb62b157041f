package import Domain
package import Presentation

public enum LoadIntent { case loadRequested }

extension SmallStore: UsersScreen where R.State == UsersState, R.Intent == LoadIntent {
    package func load() { send(.loadRequested) }
}

public enum LogInIntent { case submitTapped }

extension SmallStore: LoginScreen
where R.State == LoginState, R.Intent == LogInIntent, R.Action == LoginAction {
    package func submit() { send(.submitTapped) }

    package func subscribe(_ onLogin: @escaping @MainActor (Session) -> Void) {
        onAction = { if case .logInResponse(.success(let session)) = $0 { onLogin(session) } }
    }
}

/// Submits; the rest makes no mistake.
package struct SmallLoginReducer: SmallReducer {
    package typealias Action = LoginAction

    private let useCases: LoginUseCases

    package init(useCases: LoginUseCases) { self.useCases = useCases }

    package func reduce(_ state: inout LoginState, intent: LogInIntent) -> SmallEffect<Action>? {
        switch intent {
        case .submitTapped:
            guard state.isEditable, state.startSubmitting() else { return nil }
            let logIn = useCases.loggingIn(state.credentials)
            return .run { send in send(.logInResponse(await Result(catching: logIn))) }
        }
    }

    package func reduce(_ state: inout LoginState, action: LoginAction) {
        switch action {
        case .logInResponse(let answer): state.show(answer)
        }
    }
}
