public import Domain

/// The users screen, as MVI: takes ``UsersIntent`` and holds ``UsersState``.
/// Emits ``UsersEvent``.
public typealias UsersStore = Store<UsersReducer>

/// The rules of the users screen, as MVI.
public struct UsersReducer: Reducer {
    public typealias Event = UsersEvent

    private let useCases: UsersUseCases

    public enum EffectID: Hashable, Sendable {
        case load
    }

    public init(useCases: UsersUseCases) {
        self.useCases = useCases
    }

    public func reduce(_ state: inout UsersState, intent: UsersIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.isLoading = true
            state.error = nil
            return .run(.load) { [useCases] in
                .loadResponse(await Result(catching: useCases.getUsers.execute))
            }

        case .queryChanged(let query):
            state.query = query
            return .none

        case .userTapped(let id):
            guard state.users.contains(where: { $0.id == id }) else { return .none }
            return .emit(.navigate(id))

        case .errorDismissed(let error):
            if state.error == error { state.error = nil }
            return .none
        }
    }

    public func reduce(_ state: inout UsersState, action: UsersAction) -> Effect<Self> {
        state.isLoading = false
        switch action {
        case .loadResponse(.success(let users)):
            state.users = users

        case .loadResponse(.failure(let error)):
            if error != .cancelled { state.error = error }
        }
        return .none
    }
}
