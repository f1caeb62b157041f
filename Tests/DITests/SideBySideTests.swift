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
        await viewModel.load().value
        await viewModel.delete(Item.samples[0].id)?.value
        let store = container.makeItemsStore()
        await store.send(.loadRequested)?.value
        #expect(store.state.items == Array(Item.samples.dropFirst()))
    }

    @Test("A link is opened in both; the place is that of the pattern that is shown")
    func place() async throws {
        let container = Container.samples()
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = SideBySide(container)
        await app.start().value
        await app.openLink(try AppLink("sidebyside://users/2"))?.value
        app.shown = .mvi
        #expect(app.place?.tab == .users)
        app.store.send(.main(.tabTapped(.counter)))
        #expect(app.place?.tab == .counter)
        app.shown = .mvvm
        #expect(app.place?.tab == .users)
    }
}
