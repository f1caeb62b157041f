import Domain
import FaultyScreens
import Presentation

struct EndedSpinnerReducer: SmallReducer {
    let useCases: UsersUseCases

    enum Action {
        case loadResponse(Result<[User], UserError>)
        case loadCancelled
    }

    func reduce(_ state: inout UsersState, intent: LoadIntent) -> SmallEffect<Action>? {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .run("load") { [useCases] send in
                let answer = await Result(catching: useCases.getUsers.execute)
                send(Task.isCancelled ? .loadCancelled : .loadResponse(answer))
            }
        }
    }

    func reduce(_ state: inout UsersState, action: Action) {
        switch action {
        case .loadResponse(let answer):
            state.show(answer)
        case .loadCancelled:
            #if MISTAKE
            state.loading = .never
            #else
            break  // A newer load goes on.
            #endif
        }
    }
}
