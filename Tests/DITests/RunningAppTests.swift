import DI
import Domain
import Observation
import Presentation
import Testing

@Suite("The running app, over a root of the test", .timeLimit(.minutes(1)))
@MainActor
struct RunningAppTests {
    private let root = SavedRoot()
    private let delay = ControlledDelay()
    private var container = Container.inMemory()

    init() {
        container.delay = delay
        container.session.keepPlace = root
    }

    private func open(link: String? = nil) -> RunningApp {
        RunningApp(root, over: container, link: link)
    }

    @Test("A link at launch is opened once, after the start")
    func launchLink() throws {
        let app = open(link: "sidebyside://users/2")
        #expect(root.calls == ["start", "users 2"])
        app.open("sidebyside://items")
        #expect(root.calls == ["start", "users 2", "items"])
        #expect(app.refusedLink == nil)
    }

    @Test("A link of no use is refused; what the user has read of that goes, and nothing newer")
    func refusedLink() throws {
        let app = open(link: "sidebyside://shop")
        #expect(root.calls == ["start"])
        let first = try #require(app.refusedLink)
        #expect(first.message.contains("sidebyside://shop"))
        app.open("sidebyside://bank")
        app.dismiss(first)
        let second = try #require(app.refusedLink)
        #expect(second.message.contains("sidebyside://bank"))
        app.dismiss(second)
        #expect(app.refusedLink == nil)
    }

    @Test("The user decides whether the app quits all the same", arguments: [true, false])
    func quitQuestion(isToQuit: Bool) async {
        let app = open()
        app.answerQuitQuestion(!isToQuit)
        async let decision = app.askToQuit()
        while !app.isAskingToQuit { await Task.yield() }
        app.answerQuitQuestion(isToQuit)
        #expect(await decision == isToQuit)
        #expect(!app.isAskingToQuit)
    }

    @Test("A write that takes too long is not waited for; it goes on")
    func limit() async {
        let app = open()
        root.isWriting = true
        async let isSaved = app.finishWrites(within: .seconds(5))
        #expect(await delay.nextWait() == .seconds(5))
        await delay.resumeAll()
        #expect(await !isSaved)
        async let all = app.finishWrites()
        root.isWriting = false
        #expect(await all)
        #expect(root.calls.contains("saved"))
    }

    @Test("Without anything to write, nothing is waited for, and the clock is stopped")
    func nothing() async {
        #expect(await open().finishWrites(within: .seconds(5)))
        #expect(root.calls == ["start", "saved", "saved"])
        #expect(await delay.nextCancelledWait() == .seconds(5))
    }

    @Test("Of several places in a short time, the last is kept, when the user pauses")
    func pause() async {
        let app = open()
        for query in ["j", "jo", "jos"] {
            root.search(query)
            #expect(await delay.nextWait() == .milliseconds(500))
        }
        #expect(root.kept == [])
        await delay.resumeAll()
        await turns { !root.kept.isEmpty }
        await app.leave()
        #expect(root.kept == ["jos"], "nothing is kept twice")
    }

    @Test("Leaving the app keeps at once what waits for the pause, and what has just changed")
    func leave() async {
        let app = open()
        root.search("j")
        _ = await delay.nextWait()
        await app.leave()
        root.search("jo")
        await app.leave()
        #expect(root.kept == ["j", "jo"])
        await delay.resumeAll()
        await app.leave()
        #expect(root.kept == ["j", "jo"], "nothing is kept twice")
    }

    @Test("A place that is being kept is not overtaken by a newer one")
    func order() async {
        let app = open()
        root.isKeeping = true
        root.search("j")
        async let first: Void = app.leave()
        await turns { root.isAskedToKeep }
        root.search("jo")
        async let second: Void = app.leave()
        for _ in 0..<100 { await Task.yield() }
        root.isKeeping = false
        _ = await (first, second)
        #expect(root.kept == ["j", "jo"])
    }

    @Test("After a log-out, which forgets the place, the same place is kept again")
    func sameAgain() async {
        let app = open()
        root.search("j")
        let place = root.place
        for place in [place, nil, place] {
            root.place = place
            await app.leave()
        }
        #expect(root.kept == ["j", "j"])
    }

    @Test("After a log-out, the place that waited for the pause is not kept")
    mutating func logOut() async {
        container.delay = LogOut(root: root)
        let app = open()
        root.search("j")
        await turns { root.place == nil }
        for _ in 0..<10 { await Task.yield() }
        await app.leave()
        #expect(root.kept == [])
    }
}

/// An app that has nothing to save, or takes its time to; and the disk that keeps its places.
@MainActor
@Observable
private final class SavedRoot: AppScreen, KeepPlaceUseCase {
    var place: Place?
    /// The queries of all places that were kept, in order.
    private(set) var kept: [String] = []
    private(set) var isAskedToKeep = false
    var isKeeping = false
    var isWriting = false
    private(set) var calls: [String] = []
    private let tasks = ScreenTasks<Int>()
    let state = AppState()

    /// The user searches among the users.
    func search(_ query: String) {
        place = Place(
            account: "al@x.test", tab: .users, itemID: nil, userIDs: [], userQuery: query,
            noteID: nil)
    }

    func start() -> ScreenTask {
        calls.append("start")
        return .ended
    }

    func openLink(_ link: AppLink) -> ScreenTask? {
        calls.append(([link.tab.rawValue] + [link.id].compactMap(\.self)).joined(separator: " "))
        return nil
    }

    func saveDrafts() {
        calls.append("saved")
        guard isWriting else { return }
        _ = tasks.write(1, for: self) { [weak self] in
            while self?.isWriting == true { await Task.yield() }
        } receive: { _, _ in
        }
    }

    var writesInFlight: ScreenTask? { tasks.writesInFlight }

    func select(_ tab: MainTab) {}

    func dismissFailedWrite() {}

    @MainActor func execute(_ place: Place) async {
        isAskedToKeep = true
        while isKeeping { await Task.yield() }
        kept.append(place.userQuery)
    }
}

/// As it ends, the user has logged out.
private struct LogOut: Delay {
    let root: SavedRoot

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        root.place = nil
    }
}
