import Domain
import FaultyScreens
import Presentation

/// Loads the users again each time, and shows each answer.
struct LateAnswerReducer: SmallUsersReducer {
    let useCases: UsersUseCases

    func reduce(_ state: inout UsersState, intent: LoadIntent) -> SmallEffect<LoadAction>? {
        switch intent {
        case .loadRequested:
            #if MEND_1
            guard !state.isLoading else { return nil }
            #endif
            state.beginLoad()
            return .run("load") { [useCases] send in
                let answer = await Result(catching: useCases.getUsers.execute)
                #if MISTAKE
                send(.loadResponse(answer))
                #elseif MEND_1
                send(.loadResponse(answer))
                #elseif MEND_2
                send(Task.isCancelled ? .loadCancelled : .loadResponse(answer))
                #else
                if !Task.isCancelled { send(.loadResponse(answer)) }
                #endif
            }
        }
    }
}
