import DI
import Domain
import Presentation
import Testing

@Suite("Both patterns over one container", .timeLimit(.minutes(5)))
@MainActor
struct SideBySideTests {
    private let disk = SlowDisk()
    private let other = Credentials(email: "bo@x.test", password: Password("colossus"))
    private var container: Container

    init() {
        container = Container.inMemory(
            accounts: Credentials.samples + [other], items: Item.samples, users: User.samples)
        // This clock stands still.
        container.delay = ControlledDelay()
    }

    /// Both patterns have the same data.
    @Test("The other pattern opens where the user was, alone", arguments: AppPattern.allCases)
    func place(in pattern: AppPattern) async throws {
        let (_, app) = try await pattern.run(container)
        app.user?.delete("a")
        app.open("sidebyside://users/2")
        weak let old = app.root
        let place = app.root.state.place
        await app.run(pattern.other, in: container)
        #expect(app.pattern == pattern.other)
        await wait(for: "the items, after the end of the old screen") {
            old == nil && app.user?.state.main?.items.items.isEmpty == false
        }
        #expect(old == nil)
        #expect(app.user?.state.main?.items.items == Array(Item.samples.dropFirst()))
        #expect(app.root.state.place == place)
        app.user?.select(.counter)
        #expect(await app.finishWrites())
        #expect(await container.session.get.execute()?.place?.tab == .counter)
    }

    /// After a logout, both patterns show the next user.
    @Test("A write that fails keeps the pattern", arguments: AppPattern.allCases)
    mutating func failure(in pattern: AppPattern) async throws {
        container.items.deleteItem = disk
        let (_, app) = try await pattern.run(container)
        app.user?.delete("a")
        app.user?.select(.users)
        async let switching: Void = app.run(pattern.other, in: container)
        await disk.writes.answerNext(false)
        await switching
        #expect(app.pattern == pattern)
        #expect(app.user?.state.main?.tab == .items)
        app.user?.logOut()
        await app.user?.submit(other)?.finish()
        await app.run(pattern.other, in: container)
        await wait(for: "the place") { app.root.state.place != nil }
        #expect(app.pattern == pattern.other)
        #expect(app.root.state.place?.account == other.email)
    }

    /// Two choices of the other pattern start it only once.
    @Test("A second choice and quitting wait for the same writes", arguments: AppPattern.allCases)
    mutating func slow(in pattern: AppPattern) async throws {
        container.items.deleteItem = disk
        let (_, app) = try await pattern.run(container)
        app.user?.delete("a")
        await disk.writes.arrive(1)
        let choices = (0..<2).map { [container] _ in
            Task {
                await app.run(pattern.other, in: container)
                return ObjectIdentifier(app.root)
            }
        }
        async let isSaved = app.finishWrites()
        for _ in 0..<100 { await Task.yield() }
        #expect(app.pattern == pattern)
        await disk.writes.answerNext(true)
        #expect(await isSaved)
        #expect(disk.written == ["a"])
        #expect(await choices[0].end() == choices[1].end())
        #expect(app.pattern == pattern.other)
    }

    @Test("A link that comes during the wait is kept", arguments: AppPattern.allCases)
    mutating func link(in pattern: AppPattern) async throws {
        container.items.deleteItem = disk
        let (_, app) = try await pattern.run(container)
        app.user?.delete("a")
        await disk.writes.arrive(1)
        for _ in 0..<2 { app.user?.logOut() }
        async let switching: Void = app.run(pattern.other, in: container)
        for _ in 0..<100 { await Task.yield() }
        app.open("sidebyside://users/2")
        await disk.writes.answerNext(true)
        await switching
        await wait(for: "the start") { app.user?.state.isStarting == false }
        #expect(app.pattern == pattern.other)
        #expect(app.user?.state == AppState(link: try AppLink("sidebyside://users/2")))
    }
}

extension AppPattern {
    fileprivate var other: Self { self == .mvvm ? .mvi : .mvvm }
}

extension RunningApp {
    fileprivate var user: (any PlayedApp)? { root as? any PlayedApp }
}
