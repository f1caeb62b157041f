import Domain
import Presentation
import Testing

@Suite("The notes view model", .timeLimit(.minutes(1)))
@MainActor
struct NotesViewModelTests {
    @Test("Each rule", arguments: NotesContract.allCases)
    func rule(_ rule: NotesContract) async {
        await NotesChecks { screen($0) }.check(rule)
    }

    // Not in both patterns: a store does this for every reducer.

    @Test("Stopped, it waits for nothing that is read, and saves what was typed")
    func stop() async throws {
        let service = ControlledNotes()
        let screen = screen(service)
        screen.add("n1")
        screen.type("Hi", into: "n1")
        let refreshing = screen.refresh()
        await service.syncs.arrive(1)
        screen.stop()
        try #require(screen.state.writes.count == 1)
        #expect(!screen.state.isRefreshing)
        await service.syncs.answer(refreshing, .failure(.unavailable("Late.")))
        await service.writes.answerNext(.success(1))
        await wait { screen.state.writes == [] }
        #expect(service.asked == [.save("n1", "Hi", original: nil)])
        #expect(!screen.state.isUnsaved("n1"))
        #expect(screen.state.error == nil)
    }

    private func screen(_ service: ControlledNotes) -> NotesViewModel {
        NotesViewModel(session: service.session, useCases: service.useCases, delay: service.delay)
    }
}
