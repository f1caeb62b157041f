package import Domain
package import Presentation

/// A reducer that loads the users.
@MainActor
package protocol SmallUsersReducer: SmallReducer
where State == UsersState, Intent == LoadIntent, Action == LoadAction {}

package enum LoadIntent { case loadRequested }

package enum LoadAction {
    case loadResponse(Result<[User], UserError>)
    case loadCancelled
}

extension SmallUsersReducer {
    package func reduce(_ state: inout UsersState, action: LoadAction) {
        switch action {
        case .loadResponse(let answer): state.show(answer)
        case .loadCancelled: state.loading = .never
        }
    }
}

extension SmallStore: UsersScreen where R.State == UsersState, R.Intent == LoadIntent {
    package func load() { send(.loadRequested) }
}

/// A reducer that logs in.
@MainActor
package protocol SmallLoginReducer: SmallReducer
where State == LoginState, Intent == LogInIntent, Action == LoginAction {}

package enum LogInIntent { case submitTapped }

extension SmallLoginReducer {
    package func reduce(_ state: inout LoginState, action: LoginAction) {
        switch action {
        case .logInResponse(let answer): state.show(answer)
        }
    }
}

/// A login reducer without a mistake. The mistake is in the store that runs it.
package struct SubmitReducer: SmallLoginReducer {
    private let useCases: LoginUseCases

    package init(useCases: LoginUseCases) { self.useCases = useCases }

    package func reduce(
        _ state: inout LoginState, intent: LogInIntent
    ) -> SmallEffect<LoginAction>? {
        guard state.isEditable, state.startSubmitting() else { return nil }
        let logIn = useCases.loggingIn(state.credentials)
        return .run { send in send(.logInResponse(await Result(catching: logIn))) }
    }
}

extension SmallStore: LoginScreen
where R.State == LoginState, R.Intent == LogInIntent, R.Action == LoginAction {
    package func submit() { send(.submitTapped) }

    package func subscribe(_ onLogin: @escaping @MainActor (Session) -> Void) {
        onAction = { if case .logInResponse(.success(let session)) = $0 { onLogin(session) } }
    }
}
