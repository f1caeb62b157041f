import Presentation
import Recipes
import Testing

@Suite("The connection status, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct StreamTests {
    private let service = ControlledConnection()

    @Test(
        "Each status is shown when it comes, and no status after the end of the stream",
        arguments: Pattern.allCases)
    func follow(_ pattern: Pattern) async {
        let screen = StreamScreen(pattern, service.useCases)
        let view = screen.appear()
        await service.news.answer(1, .slow)
        await wait(for: "the status") { screen.status() == .slow }
        await service.news.answer(2, .online)
        await wait(for: "the status") { screen.status() == .online }
        await service.news.answer(3, nil)
        await view.value
        #expect(screen.status() == nil)
    }

    @Test(
        "The stream ends with the view, even if the service does not notice",
        arguments: Pattern.allCases)
    func disappear(_ pattern: Pattern) async {
        let screen = StreamScreen(pattern, service.useCases)
        let view = screen.appear()
        await service.news.answer(1, .slow)
        await service.news.arrive(2)
        view.cancel()
        await view.value
        await service.news.answer(2, .online)
        await service.rest(2)
        #expect(screen.status() == .slow)
        #expect(service.news.count == 2)
    }

    @Test(
        "A view that comes back starts a new stream without a status",
        arguments: Pattern.allCases)
    func comeBack(_ pattern: Pattern) async {
        let screen = StreamScreen(pattern, service.useCases)
        let view = screen.appear()
        await service.news.answer(1, .slow)
        await service.news.arrive(2)
        _ = screen.appear()
        await service.news.arrive(3)
        #expect(screen.status() == nil)
        await service.news.answer(2, .online)
        for _ in 0..<100 { await Task.yield() }
        #expect(screen.status() == nil, "The new stream has replaced the first view's stream.")
        #expect(service.news.count == 3)
        view.cancel()
        await view.value
        await service.news.answer(3, .online)
        await wait(for: "the status") { screen.status() == .online }
    }
}

/// The status in either pattern.
@MainActor
private struct StreamScreen {
    let status: () -> ConnectionStatus?
    /// Starts the view's `task`, which is cancelled when the view disappears.
    let appear: () -> Task<Void, Never>

    init(_ pattern: Pattern, _ useCases: StreamUseCases) {
        switch pattern {
        case .mvvm:
            let viewModel = StreamViewModel(useCases: useCases)
            status = { viewModel.state.status }
            appear = { Task { await viewModel.observe().finish() } }
        case .mvi:
            let store = StreamStore(StreamState(), reducer: StreamReducer(useCases: useCases))
            status = { store.state.status }
            appear = { Task { await store.send(.appeared)?.finish() } }
        }
    }
}
