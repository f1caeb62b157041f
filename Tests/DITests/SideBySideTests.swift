import DI
import Domain
import Presentation
import Testing

@Suite("Both patterns over one container", .timeLimit(.minutes(1)))
@MainActor
struct SideBySideTests {
    private let disk = SlowDisk()
    private let delay = ControlledDelay()
    private let other = Credentials(email: "bo@x.test", password: Password("colossus"))
    private var container: Container

    init() {
        container = Container.inMemory(
            accounts: Credentials.samples + [other], items: Item.samples, users: User.samples)
        // Nothing is saved because of a pause in typing.
        container.delay = delay
    }

    @Test(
        "The other pattern opens where the user was, over the same data, and runs alone",
        arguments: AppPattern.allCases)
    func place(in pattern: AppPattern) async throws {
        let app = try await openApp(in: pattern)
        app.user?.delete("a")
        app.user?.type("Tea")
        app.open("sidebyside://users/2")
        weak let old = app.root
        let place = app.root.place
        await app.run(pattern.other)
        #expect(app.pattern == pattern.other)
        await turns { old == nil && app.root.state.main?.items.items.isEmpty == false }
        #expect(old == nil)
        #expect(app.root.state.main?.items.items == Array(Item.samples.dropFirst()))
        #expect(app.root.place == place)
        app.root.select(.counter)
        #expect(await app.finishWrites())
        #expect(await container.session.get.execute()?.place?.tab == .counter)
        #expect(try await container.syncedNotes().map(\.content) == ["Tea"])
    }

    @Test(
        "A write that fails keeps the pattern; after a log-out, both show the next user",
        arguments: AppPattern.allCases)
    mutating func failure(in pattern: AppPattern) async throws {
        container.notes.write = disk
        let app = try await openApp(in: pattern)
        disk.isFull = true
        app.user?.type("Tea")
        app.root.select(.users)
        async let switching: Void = app.run(pattern.other)
        try await disk.goOnWithNext()
        await switching
        #expect(app.pattern == pattern)
        #expect(app.root.state.main?.tab == .notes)
        disk.isFull = false
        app.user?.logOut()
        try await disk.goOnWithNext()
        await app.root.writesInFlight?.finish()
        await app.user?.logIn(other)?.finish()
        await app.run(pattern.other)
        await turns { app.root.place != nil }
        #expect(app.pattern == pattern.other)
        #expect(app.root.place?.account == other.email)
    }

    @Test(
        "A second choice and quitting wait for the same writes; the other pattern starts once",
        arguments: AppPattern.allCases)
    mutating func slow(in pattern: AppPattern) async throws {
        container.items.deleteItem = disk
        let app = try await openApp(in: pattern)
        app.user?.delete("a")
        try await disk.next()
        let choices = (0..<2).map { _ in
            Task {
                await app.run(pattern.other)
                return ObjectIdentifier(app.root)
            }
        }
        async let isSaved = app.finishWrites()
        for _ in 0..<100 { await Task.yield() }
        #expect(app.pattern == pattern)
        disk.goOn()
        #expect(await isSaved)
        #expect(disk.written == ["a"])
        #expect(await choices[0].value == choices[1].value)
        #expect(app.pattern == pattern.other)
    }

    @Test(
        "A login in flight is cancelled; a link that waits for a login is not lost",
        arguments: AppPattern.allCases)
    mutating func loggedOut(in pattern: AppPattern) async throws {
        container.login.logIn = SlowLogIn(delay: delay)
        let app = RunningApp(pattern.makeApp(in: container), over: container)
        app.open("sidebyside://users/2")
        await turns { !app.root.state.isStarting }
        app.user?.logIn(other)
        #expect(await delay.nextWait() == .seconds(1))
        await app.run(pattern.other)
        #expect(await delay.nextCancelledWait() == .seconds(1))
        await turns { !app.root.state.isStarting }
        #expect(app.pattern == pattern.other)
        #expect(app.root.state == AppState(link: try AppLink("sidebyside://users/2")))
    }

    /// With somebody who is logged in, and with items.
    private func openApp(in pattern: AppPattern) async throws -> RunningApp {
        let app = RunningApp(pattern.makeApp(in: try await container.loggedIn()), over: container)
        await turns { app.root.state.main?.items.items.isEmpty == false }
        return app
    }
}

extension AppPattern {
    fileprivate var other: Self { self == .mvvm ? .mvi : .mvvm }
}

extension RunningApp {
    fileprivate var user: (any UsedApp)? { root as? any UsedApp }
}

private struct SlowLogIn: LogInUseCase {
    let delay: ControlledDelay

    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        try? await delay.wait(for: .seconds(1))
        throw .wrongCredentials
    }
}
