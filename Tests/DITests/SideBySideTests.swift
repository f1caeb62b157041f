import DI
import Domain
import Presentation
import Testing

@Suite("Both patterns over one container", .timeLimit(.minutes(1)))
@MainActor
struct SideBySideTests {
    @Test("What a view model deletes, a store does not find")
    func viewModelDeletes() async {
        let container = Container.samples()
        let viewModel = container.makeItemsViewModel()
        await viewModel.load().finish()
        await viewModel.delete(Item.samples[0].id)?.finish()
        let store = container.makeItemsStore()
        await store.send(.loadRequested)?.finish()
        #expect(store.state.items == Array(Item.samples.dropFirst()))
    }

    @Test("A link is opened in both; the place is that of the pattern that is shown")
    func place() async throws {
        let app = try await openApp()
        await app.openLink(try AppLink("sidebyside://users/2"))?.finish()
        app.shown = .mvi
        #expect(app.place?.tab == .users)
        app.store.send(.main(.tabTapped(.counter)))
        #expect(app.place?.tab == .counter)
        app.shown = .mvvm
        #expect(app.place?.tab == .users)
    }

    @Test("To leave the app is to save what was typed in either pattern")
    func saveDrafts() async throws {
        let app = try await openApp()
        guard case .main(let main) = app.viewModel.screen else { throw CancellationError() }
        main.notes.add("n3")
        main.notes.type("Tea", into: "n3")
        app.store.send(.main(.notes(.addTapped("n4"))))
        app.store.send(.main(.notes(.textChanged("n4", "Rice"))))
        app.saveDrafts()
        await app.writesInFlight?.finish()
        #expect(!main.notes.state.isUnsaved("n3"))
        #expect(app.store.state.main?.notes.isUnsaved("n4") == false)
    }

    private func openApp() async throws -> SideBySide {
        let container = Container.samples()
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = SideBySide(container)
        await app.start().finish()
        return app
    }
}
