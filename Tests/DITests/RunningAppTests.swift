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

    @Test("The user decides whether to quit", arguments: AppPattern.allCases, [true, false])
    func quitQuestion(pattern: AppPattern, isToQuit: Bool) async throws {
        let (_, app) = try await pattern.run(container)
        app.answerQuitQuestion(!isToQuit)
        async let decision = app.askToQuit()
        await wait(for: "the question") { app.isAskingToQuit }
        app.answerQuitQuestion(isToQuit)
        #expect(await decision == isToQuit)
        #expect(!app.isAskingToQuit)
    }

    /// If there is nothing to write, quitting ends at once, and its time limit is cancelled.
    @Test("A quit that took too long changes nothing later", arguments: AppPattern.allCases)
    func limit(pattern: AppPattern) async throws {
        let (root, app) = try await runWithPlace(pattern)
        for id in ["a", "b"] { root.delete(id) }
        async let isSaved = app.finishWrites(within: .seconds(5))
        #expect(await delay.nextWait() == .seconds(5))
        await delay.resumeAll()
        #expect(await !isSaved)
        root.select(.users)
        for isStored in [false, true] { await disk.writes.answerNext(isStored) }
        for _ in 1...2 { await app.leave() }
        #expect(disk.written == ["b"])
        #expect(root.state.main?.items.error != nil, "Nobody has seen it.")
        #expect(root.state.main?.tab == .users)
        root.select(.items)
        #expect(await app.finishWrites(within: .seconds(5)))
        while await delay.nextCancelledWait() != .seconds(5) {}
    }

    @Test("The last place is kept after a pause, or when left", arguments: AppPattern.allCases)
    func pause(pattern: AppPattern) async throws {
        let (root, app) = try await runWithPlace(pattern)
        for tab in [.users, .items, .counter] as [MainTab] {
            root.select(tab)
            #expect(await delay.nextWait() == .milliseconds(500))
        }
        #expect(places.tabs == [.items])
        await delay.resumeAll()
        await wait(for: "the place") { places.tabs.count > 1 }
        await app.leave()
        root.select(.users)
        _ = await delay.nextWait()
        await app.leave()
        root.select(.items)
        await app.leave()
        #expect(places.tabs == [.items, .counter, .users, .items])
        await delay.resumeAll()
        await app.leave()
        #expect(places.tabs.count == 4, "nothing is kept twice")
    }

    @Test("After a logout, the same place is kept again", arguments: AppPattern.allCases)
    func sameAgain(pattern: AppPattern) async throws {
        let (root, app) = try await runWithPlace(pattern)
        root.logOut()
        await app.leave()
        await root.submit(Credentials.samples[0])?.finish()
        await app.leave()
        #expect(places.tabs == [.items, .items])
    }

    @Test("A place that waits for the pause goes with a logout", arguments: AppPattern.allCases)
    mutating func logOut(pattern: AppPattern) async throws {
        let root = try pattern.make(try await container.loggedIn())
        container.delay = Acting { root.logOut() }
        let app = RunningApp(root, over: container)
        await wait(for: "the logout") { root.state == AppState() }
        for _ in 0..<10 { await Task.yield() }
        await app.leave()
        #expect(places.tabs == [])
    }

    /// Runs the app until its first place is kept.
    private func runWithPlace(
        _ pattern: AppPattern
    ) async throws -> (root: any PlayedApp, app: RunningApp) {
        let (root, app) = try await pattern.run(container)
        #expect(await delay.nextWait() == .milliseconds(500))
        await app.leave()
        #expect(await delay.nextCancelledWait() == .milliseconds(500))
        return (root, app)
    }
}

/// The disk that keeps the places.
@MainActor
private final class KeptPlaces: KeepPlaceUseCase {
    /// The tabs of all places that were kept, in order.
    private(set) var tabs: [MainTab] = []

    @MainActor func execute(_ place: Place) { tabs.append(place.tab) }
}

/// A delay that ends at once, after the user has done something.
private struct Acting: Delay {
    let act: @MainActor () -> Void

    @MainActor func wait(for duration: Duration) async throws(CancellationError) { act() }
}
