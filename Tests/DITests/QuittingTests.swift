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
        #expect(ending.result == nil)
        disk.goOn()
        #expect(await ending.isSaved() == true)
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
        #expect(await ending.isSaved() == false)
        #expect(root.state.main?.tab == .items)
        #expect(root.state.main?.items.error == .unavailable("Full."))
        let trying = Ending(of: app)
        try await disk.goOnWithNext()
        #expect(await trying.isSaved() == false, "what was typed meanwhile is not saved either")
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
        #expect(await ending.isSaved() == false)
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
        #expect(ending.result == nil)
        disk.isFull = isFull
        disk.goOn()
        #expect(await ending.isSaved() == !isFull)
        #expect(disk.written == ["Tea"] + (isFull ? [] : ["the session's end"]))
    }

    private func openApp(
        _ pattern: AppPattern
    ) async throws -> (any UsedApp, RunningApp, SlowDisk) {
        let disk = SlowDisk()
        var container = try await Container.samples().loggedIn()
        // Nothing is saved because of a pause in typing.
        container.delay = ControlledDelay()
        container.notes.write = disk
        container.items.deleteItem = disk
        container.session.logOut = disk
        let root = try pattern.make(container)
        let app = RunningApp(root, over: container)
        while root.state.main?.items.items.isEmpty ?? true { await Task.yield() }
        return (root, app, disk)
    }
}

/// Ends when the app has finished its writes.
@MainActor
private final class Ending {
    private(set) var result: Bool?

    init(of app: RunningApp) {
        Task { result = await app.finishWrites() }
    }

    /// Nil if the app does not finish its writes.
    func isSaved() async -> Bool? {
        await turns { result != nil }
        return result
    }
}
