import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `UsersViewModelTests`.
@Suite("The users reducer", .timeLimit(.minutes(5)))
@MainActor
struct UsersReducerTests {
    private let service = ControlledUsers()
    private let reducer: UsersReducer

    init() {
        reducer = UsersReducer(useCases: service.useCases)
    }

    private var loaded: UsersState {
        var state = UsersState()
        state.users = User.samples
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner and clears the error; its answer shows the users")
    func load() async {
        var state = UsersState()
        state.errors.failRead(.unavailable("Offline."))
        let screen = Transitions(state, reducer)
        await service.loads.answer(screen.send(.loadRequested), .success(User.samples))
        screen.expect(
            (
                "loadRequested",
                {
                    $0.loading = .loading
                    $0.errors.beginRead()
                }
            ), ("loadResponse", { $0 = loaded }))
    }

    @Test("A load that fails shows the error, until it is dismissed, and keeps the users")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        var expected = loaded
        expected.errors.failRead(.unavailable("Offline."))
        expected.loading = .failed(.unavailable("Offline."))
        #expect(state == expected)
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Offline.")))
        #expect(state.error == nil)
    }

    @Test("The query narrows the list at once, and is kept as it is typed")
    func search() {
        let screen = Transitions(loaded, reducer)
        #expect(screen.send(.queryChanged(" JOSE ")) == nil)
        #expect(screen.store.state.visibleUsers.map(\.id) == ["2", "3"])
        screen.expect(("queryChanged", { $0.query = " JOSE " }))
    }

    @Test("A tap emits the event that a user was selected, only for a user that is there")
    func select() {
        let screen = Transitions(loaded, reducer)
        var events: [UsersEvent] = []
        screen.store.events.subscribe { events.append($0) }
        screen.send(.userTapped("2"))
        screen.send(.userTapped("x"))
        #expect(events == [.userSelected("2")])
        screen.expect(("userTapped", { _ in }), ("userTapped", { _ in }))
    }
}
