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

    @Test("Who logs in in one pattern is logged in in the other, too")
    func logIn() async throws {
        let container = Container.samples()
        let app = SideBySide(container)
        await app.start().finish()
        guard case .login(let login) = app.viewModel.screen else { throw CancellationError() }
        login.email = Credentials.samples[0].email
        login.password = Credentials.samples[0].password
        await login.submit()?.finish()
        while app.store.place == nil { await Task.yield() }
        #expect(app.store.place?.account == Credentials.samples[0].email)
    }

    @Test("Who logs out in one pattern is logged out in the other, which saves what was typed")
    func logOut() async throws {
        let container = Container.samples()
        let app = try await openApp(container)
        let keeper = PlaceKeeper(of: { app.place }, in: container)
        app.store.send(.main(.notes(.addTapped("n4"))))
        app.store.send(.main(.notes(.textChanged("n4", "Rice"))))
        app.viewModel.logOut()
        while app.store.place != nil { await Task.yield() }
        for writes in [app.writesInFlight, keeper.flush()] { await writes?.finish() }
        #expect(try await container.session.get.execute() == nil)
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        #expect(try await container.session.get.execute()?.place == nil)
        let contents = try await container.syncedNotes().map(\.content)
        #expect(contents.contains("Rice"))
    }

    @Test("The pattern that could not write something is shown")
    func error() async throws {
        var container = Container.samples()
        container.items.deleteItem = Container.failing.items.deleteItem
        let app = try await openApp(container)
        let running = RunningApp(app, over: container)
        while app.store.state.main?.items.items.isEmpty ?? true { await Task.yield() }
        app.store.send(.main(.tabTapped(.users)))
        app.store.send(.main(.items(.deleteTapped("a"))))
        #expect(await !running.finishWrites())
        #expect(app.shown == .mvi)
        #expect(app.place?.tab == .items)
    }

    private func openApp(_ container: Container = .samples()) async throws -> SideBySide {
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = SideBySide(container)
        await app.start().finish()
        return app
    }
}
