import DI
import Domain
import Presentation
import Testing

@Suite("The running app", .timeLimit(.minutes(5)))
@MainActor
struct RunningAppTests {
    private let delay = ControlledDelay()
    private let disk = SlowDisk()
    private let places = KeptPlaces()
    private var container = Container.samples()

    init() {
        container.delay = delay
        container.items.deleteItem = disk
        container.session.keepPlace = places
    }

    @Test("A link at launch is opened", arguments: AppPattern.allCases)
    func launchLink(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container, link: "sidebyside://users/2")
        #expect(root.state.main?.users.path == ["2"])
        #expect(root.state.main?.tab == .users)
        app.open("sidebyside://items")
        #expect(root.state.main?.tab == .items)
        #expect(app.refusedLink == nil)
    }

    @Test("A refused link is shown until it is dismissed", arguments: AppPattern.allCases)
    func refusedLink(pattern: AppPattern) async throws {
        let (_, app) = try await pattern.run(container, link: "sidebyside://shop")
        let first = try #require(app.refusedLink)
        #expect(first.message.contains("sidebyside://shop"))
        app.open("sidebyside://bank")
        app.open("sidebyside://items")
        app.dismiss(first)
        let second = try #require(app.refusedLink)
        #expect(second.message.contains("sidebyside://bank"))
        app.dismiss(second)
        #expect(app.refusedLink == nil)
    }

    /// If there is nothing to write, quitting ends at once, and its time limit is cancelled.
    @Test("A quit that took too long changes nothing later", arguments: AppPattern.allCases)
    func limit(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        for id in ["a", "b"] { root.delete(id) }
        let failedWrites = app.root.beginToQuit()
        async let isSaved = app.finishWrites(since: failedWrites, within: .seconds(5))
        #expect(await delay.nextWait() == .seconds(5))
        await delay.resumeAll()
        #expect(await !isSaved)
        root.select(.users)
        for isStored in [false, true] { await disk.writes.answerNext(isStored) }
        await app.leave()
        for _ in 0..<100 { await Task.yield() }
        #expect(disk.written == ["b"])
        #expect(root.state.main?.items.error != nil, "Nobody has seen it.")
        #expect(root.state.main?.tab == .users)
        root.select(.items)
        let none = app.root.beginToQuit()
        #expect(await app.finishWrites(since: none, within: .seconds(5)))
        #expect(await delay.nextCancelledWait() == .seconds(5))
    }

    /// A quit that is held stores the place of the tab that it shows.
    @Test("The place is kept when the user leaves or quits", arguments: AppPattern.allCases)
    func place(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        root.select(.users)
        await app.leave()
        root.delete("a")
        let quitting = Task { await app.finishWrites() }
        await disk.writes.arrive(1)
        #expect(places.tabs == [.users, .users], "The wait can be long.")
        root.select(.counter)
        await disk.writes.answerNext(true)
        #expect(await quitting.value)
        #expect(places.tabs.last == .counter)
        root.delete("b")
        async let isSaved = app.finishWrites()
        await disk.writes.answerNext(false)
        #expect(await !isSaved)
        #expect(!app.isSaved, "The error holds the next quit.")
        #expect(places.tabs == [.users, .users, .counter, .counter, .items])
        root.dismissFailedWrite()
        root.logOut()
        await app.leave()
        #expect(places.tabs.count == 5, "Nobody is logged in.")
    }

    @Test("A quit keeps the place of the next session, too", arguments: AppPattern.allCases)
    func nextPlace(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(container)
        await app.leave()
        root.logOut()
        await root.submit(Credentials.samples[0])?.finish()
        #expect(root.state.place != nil)
        #expect(await app.finishWrites())
        #expect(places.tabs == [.items, .items], "The logout has removed the place.")
    }
}

/// The disk that keeps the places.
@MainActor
private final class KeptPlaces: KeepPlaceUseCase {
    /// The tabs of all places that were kept, in order.
    private(set) var tabs: [MainTab] = []

    @MainActor func execute(_ place: Place) { tabs.append(place.tab) }
}
