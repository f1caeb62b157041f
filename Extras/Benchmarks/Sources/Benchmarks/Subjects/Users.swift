import Domain
import Observation
import Presentation

/// The users screen as a class written by hand, observed through the macro.
@MainActor
@Observable
final class ConcreteUsers {
    private(set) var state = UsersState()

    func search(_ query: String) {
        state.query = query
    }
}

/// The same screen with a property for each value, as Apple recommends for the macro.
@MainActor
@Observable
final class PropertyUsers {
    private(set) var users: [User] = []
    private(set) var query = ""

    func search(_ query: String) {
        self.query = query
    }
}

/// A class with a state of any type. A store would be such a class if it used the macro.
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
