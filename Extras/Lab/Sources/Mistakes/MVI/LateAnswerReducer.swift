import Domain
import FaultyScreens
import Presentation

struct LateAnswerReducer: SmallReducer {
    let useCases: UsersUseCases

    enum Action {
        case loadResponse(Result<[User], UserError>)
        case loadCancelled
    }

    func reduce(_ state: inout UsersState, intent: LoadIntent) -> SmallEffect<Action>? {
        switch intent {
        case .loadRequested:
            #if MEND_1
            guard !state.isLoading else { return nil }
            #endif
            state.beginLoad()
            return .run("load") { [useCases] send in
                let answer = await Result(catching: useCases.getUsers.execute)
                #if MEND_2
                send(Task.isCancelled ? .loadCancelled : .loadResponse(answer))
                #elseif MENDED
                if !Task.isCancelled { send(.loadResponse(answer)) }
                #else
                send(.loadResponse(answer))
                #endif
            }
        }
    }

    func reduce(_ state: inout UsersState, action: Action) {
        switch action {
        case .loadResponse(let answer): state.show(answer)
        case .loadCancelled: state.loading = .never
        }
    }
}
