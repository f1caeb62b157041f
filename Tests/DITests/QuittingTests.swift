import DI
import Domain
import Presentation
import Testing

/// The app as it quits or leaves the foreground, over a disk that is slow or full.
@Suite("The app quits when all is written", .timeLimit(.minutes(1)))
@MainActor
struct QuittingTests {
    @Test(
        "What was typed is saved, and what is typed meanwhile, though a load fails",
        arguments: AppPattern.allCases)
    func typed(pattern: AppPattern) async throws {
        let (root, app, disk) = try await openApp(pattern)
        root.type("Tea")
        let ending = Ending(of: app)
        try await disk.next()
        root.type("Teapot")
        await root.openLink(try AppLink("sidebyside://items/zz"))?.finish()
        #expect(root.state.main?.items.error == .notFound("zz"))
        disk.goOn()
        try await disk.next()
        #expect(!ending.hasEnded)
        disk.goOn()
        #expect(try await ending.isSaved())
        #expect(disk.written == ["Tea", "Teapot"])
    }

    @Test(
        "What has failed is shown, and nothing typed is lost meanwhile",
        arguments: AppPattern.allCases)
    func failed(pattern: AppPattern) async throws {
        let (root, app, disk) = try await openApp(pattern)
        root.delete("a")
        root.select(.users)
        let ending = Ending(of: app)
        disk.isFull = true
        try await disk.next()
        root.type("Tea")
        disk.goOn()
        #expect(try await !ending.isSaved())
        #expect(root.state.main?.tab == .items)
        #expect(root.state.main?.items.error == .unavailable("Full."))
        let trying = Ending(of: app)
        try await disk.next()
        disk.goOn()
        #expect(try await !trying.isSaved(), "what was typed meanwhile is not saved either")
        #expect(root.state.main?.tab == .notes)
    }

    @Test(
        "A failure that is read while another write goes on is a reason to stay",
        arguments: AppPattern.allCases)
    func dismissed(pattern: AppPattern) async throws {
        let (root, app, disk) = try await openApp(pattern)
        for id in ["a", "b"] { root.delete(id) }
        let ending = Ending(of: app)
        for _ in 1...2 { try await disk.next() }
        disk.isFull = true
        disk.goOnWithFirst()
        await turns { root.state.main?.items.error != nil }
        root.dismissFailedWrite()
        disk.isFull = false
        disk.goOn()
        #expect(try await !ending.isSaved())
    }

    @Test(
        "An error that the user could read before is no reason to stay",
        arguments: AppPattern.allCases)
    func oldError(pattern: AppPattern) async throws {
        let (root, app, disk) = try await openApp(pattern)
        disk.isFull = true
        root.delete("a")
        try await disk.next()
        let writes = root.writesInFlight
        disk.goOn()
        await writes?.finish()
        await app.leave()
        #expect(root.state.main?.items.error != nil)
        #expect(await app.finishWrites())
        root.logOut()
        try await disk.next()
        let end = root.writesInFlight
        disk.goOn()
        await end?.finish()
        #expect(root.state.login.shownLogOutError != nil)
        #expect(await app.finishWrites())
    }

    @Test(
        "A log-out that waits for a slow save is waited for, whichever comes first",
        arguments: AppPattern.allCases,
        [(false, false), (false, true), (true, false), (true, true)])
    func logOut(pattern: AppPattern, _ way: (quitsFirst: Bool, isFull: Bool)) async throws {
        let (quitsFirst, isFull) = way
        let (root, app, disk) = try await openApp(pattern)
        root.type("Tea")
        if !quitsFirst { root.logOut() }
        let ending = Ending(of: app)
        try await disk.next()
        if quitsFirst { root.logOut() }
        disk.goOn()
        try await disk.next()
        for _ in 0..<100 { await Task.yield() }
        #expect(!ending.hasEnded)
        disk.isFull = isFull
        disk.goOn()
        #expect(try await ending.isSaved() == !isFull)
        #expect(disk.written == ["Tea"] + (isFull ? [] : ["the session's end"]))
    }

    private func openApp(
        _ pattern: AppPattern
    ) async throws -> (any UsedApp, RunningApp, SlowDisk) {
        let disk = SlowDisk()
        var container = try await Container.samples().loggedIn()
        // Nothing is saved because of a pause in typing.
        container.delay = ControlledDelay()
        container.notes.write = NotesOnDisk(disk: disk)
        container.items.deleteItem = ItemsOnDisk(disk: disk)
        container.session.logOut = SessionOnDisk(disk: disk)
        let root = try pattern.make(container)
        let app = RunningApp(root, over: container)
        while root.state.main?.items.items.isEmpty ?? true { await Task.yield() }
        return (root, app, disk)
    }
}

/// Ends when the app has finished its writes.
@MainActor
private final class Ending {
    private(set) var hasEnded = false
    private var task: Task<Bool, Never>?

    init(of app: RunningApp) {
        task = Task {
            defer { hasEnded = true }
            return await app.finishWrites()
        }
    }

    func isSaved() async throws -> Bool {
        await turns { hasEnded }
        try #require(hasEnded, "The app does not finish its writes.")
        return await task?.value ?? false
    }
}

/// Each write waits until the test goes on.
@MainActor
final class SlowDisk {
    var isFull = false
    private(set) var written: [String] = []
    private var writing: [CheckedContinuation<Void, Never>] = []
    private var asked = 0
    private var seen = 0

    /// Returns when something more is being written.
    func next() async throws {
        seen += 1
        await turns { asked >= seen }
        try #require(asked >= seen, "Nothing more is being written.")
    }

    func goOnWithFirst() { writing.removeFirst().resume() }

    func goOn() {
        for write in writing { write.resume() }
        writing = []
    }

    fileprivate func write(_ text: String) async -> Bool {
        asked += 1
        await withCheckedContinuation { writing.append($0) }
        if !isFull { written.append(text) }
        return !isFull
    }
}

struct NotesOnDisk: WriteNoteUseCase {
    let disk: SlowDisk

    func execute(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int {
        guard case .save(_, let content, _) = write, await disk.write(content.text) else {
            throw .unavailable("Full.")
        }
        return 1
    }
}

struct ItemsOnDisk: DeleteItemUseCase {
    let disk: SlowDisk

    func execute(id: Item.ID) async throws(ItemError) {
        guard await disk.write(id) else { throw .unavailable("Full.") }
    }
}

struct SessionOnDisk: LogOutUseCase {
    let disk: SlowDisk

    func execute() async throws(AuthenticationError) {
        guard await disk.write("the session's end") else { throw .unavailable("Full.") }
    }
}
