import Domain
import FaultyScreens
import Presentation

/// Drops a late answer, but lets it end the spinner.
struct EndedSpinnerReducer: SmallUsersReducer {
    let useCases: UsersUseCases

    func reduce(_ state: inout UsersState, intent: LoadIntent) -> SmallEffect<LoadAction>? {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .run("load") { [useCases] send in
                let answer = await Result(catching: useCases.getUsers.execute)
                send(Task.isCancelled ? .loadCancelled : .loadResponse(answer))
            }
        }
    }

    func reduce(_ state: inout UsersState, action: LoadAction) {
        switch action {
        case .loadResponse(let answer):
            state.show(answer)
        case .loadCancelled:
            #if MISTAKE
            state.loading = .never
            #else
            break  // A newer load is still in flight.
            #endif
        }
    }
}
