import Domain
import FaultyScreens
import Presentation

/// Logs in at each tap, until somebody is logged in.
struct TwoTapsReducer: SmallLoginReducer {
    let useCases: LoginUseCases

    func reduce(_ state: inout LoginState, intent: LogInIntent) -> SmallEffect<LoginAction>? {
        switch intent {
        case .submitTapped:
            #if MISTAKE
            guard state.session == nil, state.startSubmitting() else { return nil }
            #else
            guard state.isEditable, state.startSubmitting() else { return nil }
            #endif
            let logIn = useCases.loggingIn(state.credentials)
            return .run { send in send(.logInResponse(await Result(catching: logIn))) }
        }
    }
}
