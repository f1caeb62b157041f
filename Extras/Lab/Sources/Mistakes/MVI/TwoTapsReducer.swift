import Domain
import FaultyScreens
import Presentation

struct TwoTapsReducer: SmallReducer {
    let useCases: LoginUseCases

    typealias Action = LoginAction

    func reduce(_ state: inout LoginState, intent: LogInIntent) -> SmallEffect<Action>? {
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

    func reduce(_ state: inout LoginState, action: LoginAction) {
        switch action {
        case .logInResponse(let answer): state.show(answer)
        }
    }
}
