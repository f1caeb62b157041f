import DI
import Domain
import Presentation
import Testing

@Suite("Both patterns over one container", .timeLimit(.minutes(1)))
@MainActor
struct SideBySideTests {
    typealias Pattern = SideBySide.Pattern

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
        let (app, running) = try await runApp(container)
        app.store.send(.main(.tabTapped(.users)))
        app.store.send(.main(.items(.deleteTapped("a"))))
        let isSaved = await running.finishWrites()
        #expect(!isSaved)
        #expect(app.shown == .mvi)
        #expect(app.place?.tab == .items)
    }

    @Test("Quitting waits for what the pattern behind writes", arguments: Pattern.allCases)
    func behind(pattern: Pattern) async throws {
        let disk = SlowDisk()
        var container = Container.samples()
        container.items.deleteItem = ItemsOnDisk(disk: disk)
        let (app, running) = try await runApp(container)
        app.shown = pattern == .mvvm ? .mvi : .mvvm
        switch (pattern, app.viewModel.screen) {
        case (.mvvm, .main(let main)): main.items.delete("a")
        default: app.store.send(.main(.items(.deleteTapped("a"))))
        }
        try await disk.next()
        #expect(app.writesInFlight != nil)
        disk.goOn()
        #expect(await running.finishWrites())
        #expect(disk.written == ["a"])
    }

    @Test("An error that either pattern had before keeps nobody", arguments: Pattern.allCases)
    func oldError(in pattern: Pattern) async throws {
        var container = Container.samples()
        container.items.deleteItem = Container.failing.items.deleteItem
        let (app, running) = try await runApp(container)
        switch (pattern, app.viewModel.screen) {
        case (.mvvm, .main(let main)): await main.items.delete("a")?.finish()
        case (.mvi, _): await app.store.send(.main(.items(.deleteTapped("a"))))?.finish()
        default: throw CancellationError()
        }
        #expect(app.states.contains { $0.main?.items.error != nil })
        let isSaved = await running.finishWrites()
        #expect(isSaved)
    }

    @Test("While one pattern is starting, it follows nothing", arguments: Pattern.allCases)
    func start(first: Pattern) async throws {
        let reads = SessionReads()
        var container = Container.samples()
        container.session.get = HeldSession(reads: reads)
        let app = SideBySide(container)
        var roots: [any PatternRoot] = [app.viewModel, app.store]
        if first == .mvi { roots.reverse() }
        roots[0].start()
        while reads.count < 1 { await Task.yield() }
        let starting = roots[1].start()
        while reads.count < 2 { await Task.yield() }
        let session = Session(email: Credentials.samples[0].email)
        reads.answer(0, .success(OpenSession(session: session, place: nil)))
        while roots[0].place == nil { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        try #require(reads.count == 2)
        reads.answer(1, .failure(.unavailable("Damaged.")))
        await starting.finish()
        for _ in 0..<100 { await Task.yield() }
        #expect(reads.count == 2, "nor does it afterwards")
        #expect(roots[1].state.login.error == .unavailable("Damaged."))
    }

    /// With all that both patterns read.
    private func runApp(_ container: Container) async throws -> (SideBySide, RunningApp) {
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = SideBySide(container)
        let running = RunningApp(app, over: container)
        while app.states.contains(where: { $0.main?.items.items.isEmpty ?? true }) {
            await Task.yield()
        }
        return (app, running)
    }

    private func openApp(_ container: Container = .samples()) async throws -> SideBySide {
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = SideBySide(container)
        await app.start().finish()
        return app
    }
}

private struct HeldSession: GetSessionUseCase {
    let reads: SessionReads

    func execute() async throws(AuthenticationError) -> OpenSession? {
        try await reads.next().get()
    }
}

/// Each read waits until the test answers it.
@MainActor
private final class SessionReads {
    typealias Answer = Result<OpenSession?, AuthenticationError>
    private var waiting: [CheckedContinuation<Answer, Never>] = []

    var count: Int { waiting.count }

    func next() async -> Answer { await withCheckedContinuation { waiting.append($0) } }

    func answer(_ index: Int, _ answer: Answer) { waiting[index].resume(returning: answer) }
}
