import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `UsersReducerTests`.
@Suite("The users view model", .timeLimit(.minutes(5)))
@MainActor
struct UsersViewModelTests {
    private let service = ControlledUsers()
    private let viewModel: UsersViewModel

    init() {
        viewModel = UsersViewModel(useCases: service.useCases)
    }

    @Test("A load shows the spinner and clears the error; its answer shows the users")
    func load() async {
        await load(.failure(.unavailable("Offline.")))
        let loading = viewModel.load()
        #expect(viewModel.state.isLoading)
        #expect(viewModel.state.error == nil)
        await service.loads.answer(loading, .success(User.samples))
        #expect(viewModel.state.visibleUsers == User.samples)
        #expect(viewModel.state.loading == .loaded)
    }

    @Test("A load that fails shows the error, until it is dismissed, and keeps the users")
    func loadFails() async {
        await load(.success(User.samples))
        await load(.failure(.unavailable("Offline.")))
        #expect(viewModel.state.users == User.samples)
        #expect(viewModel.state.error == .unavailable("Offline."))
        #expect(viewModel.state.loading == .failed(.unavailable("Offline.")))
        viewModel.dismiss(.unavailable("Offline."))
        #expect(viewModel.state.error == nil)
    }

    @Test("The query narrows the list at once, and is kept as it is typed")
    func search() async {
        await load(.success(User.samples))
        viewModel.query = " JOSE "
        #expect(viewModel.state.visibleUsers.map(\.id) == ["2", "3"])
        #expect(viewModel.state.users == User.samples)
        #expect(viewModel.query == " JOSE ")
    }

    @Test("A tap emits the event that a user was selected, only for a user that is there")
    func select() async {
        await load(.success(User.samples))
        var events: [UsersEvent] = []
        viewModel.events.subscribe { events.append($0) }
        let before = viewModel.state
        viewModel.select("2")
        viewModel.select("x")
        #expect(events == [.loadEnded, .userSelected("2")])
        #expect(viewModel.state == before)
    }

    // This has no twin: a store does it for every reducer.

    @Test("Each call and each answer notifies once")
    func notifiesOnce() async {
        let notifications = Notifications { viewModel.state }
        await load(.success(User.samples))
        #expect(notifications.count == 2)
    }

    private func load(_ answer: Result<[User], UserError>) async {
        await service.loads.answer(viewModel.load(), answer)
    }
}
