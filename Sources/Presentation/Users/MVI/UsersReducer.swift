public import Domain

/// The users screen, as MVI: takes ``UsersIntent``, holds ``UsersState``, emits ``UsersEvent``.
public typealias UsersStore = Store<UsersReducer>

/// The rules of the users screen, as MVI.
public struct UsersReducer: Reducer {
    private let getUsers: any GetUsersUseCase

    private enum EffectID: Hashable {
        case load
    }

    public init(getUsers: any GetUsersUseCase) {
        self.getUsers = getUsers
    }

    public func reduce(
        _ state: inout UsersState, intent: UsersIntent
    ) -> Effect<UsersAction, UsersEvent> {
        switch intent {
        case .loadRequested:
            state.isLoading = true
            state.error = nil
            return .cancellable(id: EffectID.load) { [getUsers] in
                .loadResponse(await Result(catching: getUsers.execute))
            }

        case .queryChanged(let query):
            state.query = query
            return .none

        case .userTapped(let id):
            guard state.users.contains(where: { $0.id == id }) else { return .none }
            return .emit(.navigate(id))

        case .errorDismissed:
            state.error = nil
            return .none
        }
    }

    public func reduce(
        _ state: inout UsersState, action: UsersAction
    ) -> Effect<UsersAction, UsersEvent> {
        switch action {
        case .loadResponse(.success(let users)):
            state.users = users
            state.isLoading = false

        case .loadResponse(.failure(let error)):
            state.isLoading = false
            if error != .cancelled { state.error = error }
        }
        return .none
    }
}
