import Domain
import Observation
import OpenCombine
import Presentation

/// The users as a class of its own keeps them, observed through the macro.
@MainActor
@Observable
final class ConcreteUsers {
    private(set) var state = UsersState()

    func search(_ query: String) {
        state.query = query
    }
}

/// The same for a state of any kind, as a store would be if the macro made it observable.
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

/// The same over the publisher that came before the macro.
@MainActor
final class PublishedUsers: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var state = UsersState()

    func search(_ query: String) {
        state.query = query
    }
}

/// A service that knows nobody.
struct NoUsers: GetUsersUseCase {
    func execute() async -> [User] { [] }
}
