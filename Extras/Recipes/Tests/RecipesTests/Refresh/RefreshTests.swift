import Domain
import Presentation
import Recipes
import Testing

@Suite("Pull to refresh, in either pattern", .timeLimit(.minutes(5)))
@MainActor
struct RefreshTests {
    private let service = ControlledHeadlines()

    @Test(
        "The old rows stay until the answer comes; the view waits for the answer",
        arguments: Pattern.allCases)
    func refresh(_ pattern: Pattern) async {
        let screen = await service.screen(pattern)
        await service.show(screen)
        #expect(screen.state().isRefreshing)
        #expect(screen.state().headlines == ["old"])
        await service.calls.answer(2, .success(["new"]))
        await wait(for: "the end of the waits") { !service.isWaitedFor }
        #expect(!screen.state().isRefreshing)
        #expect(screen.state().headlines == ["new"])
    }

    @Test(
        "Leaving or cancelling ends the spinner at once; a late answer changes nothing",
        arguments: Pattern.allCases, [true, false])
    func cancel(_ pattern: Pattern, leaves: Bool) async {
        let screen = await service.screen(pattern)
        let view = await service.show(screen)
        if leaves { view.cancel() } else { screen.cancel() }
        await wait(for: "the end of the waits") { !service.isWaitedFor }
        #expect(!screen.state().isRefreshing)
        let before = screen.state()
        await service.calls.answer(2, .failure(.cancelled))
        #expect(screen.state() == before)
        #expect(before.headlines == ["old"])
        #expect(before.error == nil)
    }

    @Test(
        "A view that disappears late does not end the refresh of another view",
        arguments: Pattern.allCases)
    func newerRefresh(_ pattern: Pattern) async {
        let screen = await service.screen(pattern)
        await service.show(screen).cancel()
        let refreshing = screen.refresh()
        await wait(for: "the end of the waits") { !service.isWaitedFor }
        #expect(screen.state().isRefreshing)
        await service.calls.arrive(3)
        await service.calls.answer(3, .success(["newest"]))
        await refreshing?.finish()
        #expect(screen.state().headlines == ["newest"])
    }

    @Test(
        "A failed refresh keeps the rows, and shows its error until the next refresh",
        arguments: Pattern.allCases)
    func fail(_ pattern: Pattern) async {
        let screen = await service.screen(pattern)
        await service.calls.answer(screen.refresh(), .failure(.offline))
        #expect(screen.state().headlines == ["old"])
        #expect(screen.state().error == .offline)
        _ = screen.refresh()
        #expect(screen.state().error == nil)
    }
}
