public import Domain

/// What the user, a view or the parent asks of the users screen.
public enum UsersIntent: Codable, Equatable, Sendable {
    case loadRequested
    case queryChanged(String)
    case userTapped(User.ID)
    /// The detail screen of this user closes, and the screens above it close.
    case userClosed(User.ID)
    /// A link leads to this user, who may not be loaded yet.
    case linkOpened(User.ID)
    /// Carries the error that the user has read, so that a newer error stays.
    case errorDismissed(UserError)
}

/// Sent by effects only: the answers to the loads of the users screen.
public enum UsersAction: Codable, Sendable {
    case loadResponse(Result<[User], UserError>)
}

/// The users screen, as MVI: takes ``UsersIntent``, holds ``UsersState``, emits nothing.
public typealias UsersStore = Store<UsersReducer>

/// The rules of the users screen, as MVI.
public struct UsersReducer: @MainActor Reducer {
    private let useCases: UsersUseCases

    public enum EffectID: Hashable, Sendable { case load }

    public init(useCases: UsersUseCases) { self.useCases = useCases }

    public func reduce(_ state: inout UsersState, intent: UsersIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            state.beginLoad()
            return .read(.load, useCases.getUsers.execute, as: UsersAction.loadResponse)

        case .queryChanged(let query): state.query = query
        case .userTapped(let id): state.select(id)
        case .userClosed(let id): state.close(id)

        case .linkOpened(let id):
            return state.openLink(to: id) ? reduce(&state, intent: .loadRequested) : .none

        case .errorDismissed(let error): state.errors.dismiss(error)
        }
        return .none
    }

    public func reduce(_ state: inout UsersState, action: UsersAction) -> Effect<Self> {
        switch action {
        case .loadResponse(let result): state.endLoad(result)
        }
        return .none
    }
}
