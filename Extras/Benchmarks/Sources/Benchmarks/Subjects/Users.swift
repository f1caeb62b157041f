import Domain
import Observation
import Presentation

/// The users screen as a class written by hand, with the macro `@Observable`.
@MainActor
@Observable
final class ConcreteUsers {
    private(set) var state = UsersState()

    func search(_ query: String) {
        state.query = query
    }
}

/// The users screen with a property for each value, as Apple recommends for `@Observable`.
@MainActor
@Observable
final class PropertyUsers {
    private(set) var users: [User] = []
    private(set) var query = ""

    func search(_ query: String) {
        self.query = query
    }
}

/// Holds a state of any type, as a store does. A store does not use the macro `@Observable`.
@MainActor
@Observable
final class GenericScreen<State> {
    private(set) var state: State

    init(_ state: State) {
        self.state = state
    }

    func change(_ body: (inout State) -> Void) {
        body(&state)
    }
}

/// A service that returns no users.
struct NoUsers: GetUsersUseCase {
    func execute() async -> [User] { [] }
}

extension UsersUseCases {
    static var none: UsersUseCases { UsersUseCases(getUsers: NoUsers()) }
}
