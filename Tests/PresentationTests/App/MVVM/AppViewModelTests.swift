import Domain
import Testing

@testable import Presentation

@Suite("The app's view model", .timeLimit(.minutes(5)))
@MainActor
struct AppViewModelTests {
    private let services = ControlledApp()

    // Only MVVM needs this test, because a store has no objects for its screens.

    @Test("A closed screen, which a view may still hold, only shows the answers to its writes")
    func left() async throws {
        let app = services.makeAppViewModel()
        app.submit(Credentials.samples[0])
        let login = try #require(app.login)
        await services.login.logIns.arrive(1)
        app.logOut()
        await services.login.logIns.answer(1, .success(services.session))
        #expect(login.state.session == nil)
        #expect(login.state.isEditable)

        await services.sessions.logOuts.answer(1, .success(()))
        let submitting = app.submit(Credentials.samples[0])
        await services.login.logIns.answer(submitting, .success(services.session))
        await services.mainLoads(1)
        await services.answerLoads()
        let main = try #require(app.main)
        await wait(for: "the loads") { main.counter.state.loading == .loaded }
        var expected = main.state
        main.load()
        await services.mainLoads(2)
        await services.items.deletes.answer(main.items.delete("c"), .success(()))
        let writes = [
            main.items.delete("b"), main.counter.change(.increment),
            main.counter.change(.increment),
        ]
        app.logOut()
        app.logOut()

        await services.items.loads.answerNext(.success([]))
        await services.users.loads.answerNext(.success([]))
        await services.counter.loads.answerNext(.success(Counter(value: 99, version: 99)))
        await services.items.deletes.answer(writes[0], .success(()))
        for number in 1...2 {
            let counter = Counter(value: number, version: 7 + number)
            await services.counter.changes.answer(writes[number], .success(counter))
            expected.counter.counter = counter
        }
        await wait(for: "the end of the writes") { main.writesInFlight == nil }
        expected.items.items = [Item.samples[0]]
        expected.items.loading = .never
        expected.items.changesDuringLoad = [.deleted("c")]
        expected.users.loading = .never
        expected.counter.loading = .never
        #expect(main.state == expected)
    }
}
