import Domain
import Presentation
import Testing

@Suite("The users reducer is pure")
struct UsersReducerTests {
    private let reducer = UsersReducer(getUsers: Unasked())

    private var loaded: UsersState {
        var state = UsersState()
        state.users = [User(id: "1", name: "Zoë Ångström"), User(id: "2", name: "José Núñez")]
        return state
    }

    @Test func aLoadReplacesTheOneBefore() {
        var state = loaded
        state.error = .unavailable("Offline.")
        let effect = reducer.reduce(&state, intent: .loadRequested)
        var expected = loaded
        expected.isLoading = true
        #expect(state == expected)
        #expect("\(effect)" == "cancellable(load)")
    }

    @Test(arguments: [UserError.unavailable("Offline."), .damaged("Not users."), .cancelled])
    func aLoadThatFailsKeepsTheUsers(error: UserError) {
        var state = loaded
        state.isLoading = true
        _ = reducer.reduce(&state, action: .loadResponse(.failure(error)))
        var expected = loaded
        expected.error = error == .cancelled ? nil : error
        #expect(state == expected)
    }

    @Test func aLoadThatSucceedsKeepsTheQuery() {
        var state = UsersState()
        state.query = "jose"
        _ = reducer.reduce(&state, action: .loadResponse(.success(loaded.users)))
        #expect(state.query == "jose")
        #expect(state.visibleUsers.map(\.id) == ["2"])
    }

    @Test(arguments: [
        ("", ["1", "2"]), ("zoe", ["1"]), ("ÅNGSTRÖM", ["1"]), ("nunez", ["2"]),
        ("  jose  ", ["2"]), ("o", ["1", "2"]), ("x", []), (".*", []),
    ])
    func theQueryNarrowsTheUsers(query: String, ids: [User.ID]) {
        var state = loaded
        _ = reducer.reduce(&state, intent: .queryChanged(query))
        #expect(state.visibleUsers.map(\.id) == ids)
        #expect(state.users == loaded.users)
    }

    @Test func aTapNavigatesOnlyToAUserThatIsThere() {
        var state = loaded
        #expect("\(reducer.reduce(&state, intent: .userTapped("1")))" == "emit(navigate(\"1\"))")
        #expect("\(reducer.reduce(&state, intent: .userTapped("9")))" == "")
        #expect(state == loaded)
    }
}

private struct Unasked: GetUsersUseCase {
    func execute() async throws(UserError) -> [User] { fatalError("A reducer asks nobody.") }
}
