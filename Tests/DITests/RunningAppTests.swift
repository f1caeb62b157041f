import DI
import Domain
import Presentation
import Testing

@Suite("What the running app is told by the system", .timeLimit(.minutes(1)))
@MainActor
struct RunningAppTests {
    private let root = SavedRoot()

    @Test("A link at launch is opened once, after the start")
    func launchLink() throws {
        let app = RunningApp(root, over: .inMemory(), link: "sidebyside://users/2")
        #expect(root.calls == ["start", "users 2"])
        app.open("sidebyside://items")
        #expect(root.calls == ["start", "users 2", "items"])
        #expect(app.refusedLink == nil)
    }

    @Test("A link of no use is refused; what the user has read of that goes, and nothing newer")
    func refusedLink() throws {
        let app = RunningApp(root, over: .inMemory(), link: "sidebyside://shop")
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
        let app = RunningApp(root, over: .inMemory())
        app.answerQuitQuestion(!isToQuit)
        async let decision = app.askToQuit()
        while !app.isAskingToQuit { await Task.yield() }
        app.answerQuitQuestion(isToQuit)
        #expect(await decision == isToQuit)
        #expect(!app.isAskingToQuit)
    }

    @Test("To come back is to ask for what has changed")
    func resumeSync() async {
        await confirmation { asked in
            var container = Container.inMemory()
            container.resumeSync = { asked() }
            await RunningApp(root, over: container).resumeSync()
        }
    }

    @Test("A write that takes too long is not waited for; it goes on")
    func limit() async {
        let delay = ControlledDelay()
        var container = Container.inMemory()
        container.delay = delay
        let app = RunningApp(root, over: container)
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
        let delay = ControlledDelay()
        var container = Container.inMemory()
        container.delay = delay
        #expect(await RunningApp(root, over: container).finishWrites(within: .seconds(5)))
        #expect(root.calls == ["start", "saved", "saved"])
        #expect(await delay.nextCancelledWait() == .seconds(5))
    }

    @Test("The place is kept when the app is left")
    func place() async throws {
        let container = Container.samples()
        let session = try await container.login.logIn.execute(Credentials.samples[0])
        let app = RunningApp(root, over: container)
        root.place = Place(
            account: session.email, tab: .counter, itemID: nil, userIDs: [], userQuery: "",
            noteID: nil)
        await app.leave()
        #expect(await container.session.get.execute()?.place == root.place)
    }
}

/// An app that has nothing to save, or takes its time to.
@MainActor
private final class SavedRoot: AppScreen {
    var place: Place?
    var isWriting = false
    private(set) var calls: [String] = []
    private let tasks = ScreenTasks<Int>()
    let state = AppState()

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
}
