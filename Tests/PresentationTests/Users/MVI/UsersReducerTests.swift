import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `UsersViewModelTests`.
@Suite("The users reducer", .timeLimit(.minutes(5)))
@MainActor
struct UsersReducerTests {
    private let reducer = UsersReducer(useCases: ControlledUsers().useCases)

    private var loaded: UsersState {
        var state = UsersState()
        state.users = User.samples
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner and clears the error; its answer shows the users")
    func load() {
        var state = UsersState()
        state.error = .unavailable("Offline.")
        #expect(reducer.reduce(&state, intent: .loadRequested).text == "read(load)")
        #expect(state.isLoading)
        #expect(state.error == nil)
        let effect = reducer.reduce(&state, action: .loadResponse(.success(User.samples)))
        #expect(state == loaded)
        #expect(effect.text == "")
    }

    @Test("A load that fails shows the error and keeps the users")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        var expected = loaded
        expected.error = .unavailable("Offline.")
        expected.loading = .failed(.unavailable("Offline."))
        #expect(state == expected)
    }

    @Test("The query narrows the list at once, and is kept as it is typed")
    func search() {
        var state = loaded
        let effect = reducer.reduce(&state, intent: .queryChanged(" JOSE "))
        #expect(state.visibleUsers.map(\.id) == ["2", "3"])
        #expect(state.users == User.samples)
        #expect(state.query == " JOSE ")
        #expect(effect.text == "")
    }

    @Test("A tap emits the event that a user was selected, only for a user that is there")
    func select() {
        var state = loaded
        let effect = reducer.reduce(&state, intent: .userTapped("2"))
        #expect(effect.text == #"emit(userSelected("2"))"#)
        #expect(reducer.reduce(&state, intent: .userTapped("x")).text == "")
        #expect(state == loaded)
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = UsersState()
        state.error = .unavailable("Newer.")
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Older.")))
        #expect(state.error == .unavailable("Newer."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Newer.")))
        #expect(state.error == nil)
    }
}
