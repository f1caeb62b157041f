import Domain
import FaultyScreens
import Presentation

/// Shows every error that a load throws, even after the load was cancelled.
struct CancelledIsErrorReducer: SmallReducer {
    let useCases: UsersUseCases

    enum Action {
        case loaded([User])
        case loadFailed(any Error, isLoading: Bool)
    }

    func reduce(_ state: inout UsersState, intent: LoadIntent) -> SmallEffect<Action>? {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .run("load") { [useCases] send in
                do {
                    let users = try await useCases.getUsers.execute()
                    try Task.checkCancellation()
                    send(.loaded(users))
                } catch {
                    #if MISTAKE
                    send(.loadFailed(error, isLoading: Task.isCancelled))
                    #else
                    if !Task.isCancelled { send(.loadFailed(error, isLoading: false)) }
                    #endif
                }
            }
        }
    }

    func reduce(_ state: inout UsersState, action: Action) {
        switch action {
        case .loaded(let users): state.show(.success(users))
        case .loadFailed(let error, let isLoading): state.show(error, isLoading: isLoading)
        }
    }
}
